import { Wonderling } from '../../companions/wonderling.tsx';
import { NOT_FOUND } from '../../lib/copy/errors.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { homeIcon } from '../../ui/icons.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND.title}
      text={NOT_FOUND.text}
      figure={<Wonderling who="fern" mood="thinking" size={192} />}
      action={
        <ButtonLink to="/" variant="main" icon={homeIcon}>
          {NOT_FOUND.action}
        </ButtonLink>
      }
    />
  );
}
