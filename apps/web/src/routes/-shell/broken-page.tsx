import type { ErrorComponentProps } from '@tanstack/react-router';
import { Wonderling } from '../../companions/wonderling.tsx';
import { BROKEN } from '../../lib/copy/errors.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { homeIcon } from '../../ui/icons.ts';
import { MessagePage } from '../../ui/message-page.tsx';

/** What a child sees when a page throws. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  return (
    <MessagePage
      title={BROKEN.title}
      text={BROKEN.text}
      figure={<Wonderling who="tuck" mood="sad-with-you" size={192} />}
      action={
        <ButtonLink to="/" variant="main" icon={homeIcon} onClick={reset}>
          {BROKEN.action}
        </ButtonLink>
      }
    />
  );
}
