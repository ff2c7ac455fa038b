import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { homeIcon } from '../../ui/bar-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { BROKEN } from './errors.copy.ts';

// Not loaded before they are needed.
const Wonderling = optionalPart(() => import('../../art/companions/wonderling.tsx').then((file) => file.Wonderling));
const MeadowScene = optionalPart(() => import('../../ui/scene/meadow-scene.tsx').then((file) => file.MeadowScene));

/** What a child sees when a page throws. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  return (
    <MessagePage
      title={BROKEN.title}
      text={BROKEN.text}
      scene={
        <Suspense fallback={null}>
          <MeadowScene />
        </Suspense>
      }
      figure={
        <Suspense fallback={null}>
          <Wonderling who="tuck" mood="sad-with-you" size={240} />
        </Suspense>
      }
      action={
        <ButtonLink to="/" variant="main" icon={homeIcon} onClick={reset}>
          {BROKEN.action}
        </ButtonLink>
      }
    />
  );
}
