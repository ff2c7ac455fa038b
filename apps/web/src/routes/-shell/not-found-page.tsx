import { StillCompanion } from '../../companions/still-companion.tsx';
import { NOT_FOUND } from '../../lib/copy/errors.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { homeIcon } from '../../ui/icons.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND.title}
      text={NOT_FOUND.text}
      figure={<StillCompanion pose="fern-thinking" />}
      action={
        <ButtonLink to="/" variant="main" icon={homeIcon}>
          {NOT_FOUND.action}
        </ButtonLink>
      }
    />
  );
}
