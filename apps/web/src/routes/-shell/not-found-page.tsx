import { Suspense } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { homeIcon } from '../../ui/bar-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { NOT_FOUND } from './errors.copy.ts';

// Not loaded before they are needed.
const Wonderling = optionalPart(() => import('../../art/companions/wonderling.tsx').then((file) => file.Wonderling));
const LostPathScene = optionalPart(() =>
  import('../../ui/scene/lost-path-scene.tsx').then((file) => file.LostPathScene),
);

export function NotFoundPage() {
  return (
    <MessagePage
      title={NOT_FOUND.title}
      text={NOT_FOUND.text}
      scene={
        <Suspense fallback={null}>
          <LostPathScene />
        </Suspense>
      }
      figure={
        <Suspense fallback={null}>
          <Wonderling who="fern" mood="thinking" size={240} />
        </Suspense>
      }
      action={
        <ButtonLink to="/" variant="main" icon={homeIcon}>
          {NOT_FOUND.action}
        </ButtonLink>
      }
    />
  );
}
