import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { useWords } from '../../lib/words/words.ts';
import { homeIcon } from '../../ui/bar-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import styles from './message-pages.module.css';

// Not loaded before they are needed.
const Wonderling = optionalPart(() => import('../../art/companions/wonderling.tsx').then((file) => file.Wonderling));
const MeadowScene = optionalPart(() => import('../../ui/scene/meadow-scene.tsx').then((file) => file.MeadowScene));
const LostPathScene = optionalPart(() => import('../../ui/scene/meadow-scene.tsx').then((file) => file.LostPathScene));

const BROKEN = {
  title: 'Something broke on our side.',
  text: 'It was not you. What you saved is safe.',
  action: 'Go home',
} as const;

const NOT_FOUND = {
  title: '404 Page Not Found',
  text: 'This path ends here. Fern likes to look around anyway.',
  action: 'Take me home',
} as const;

/** What a child sees when a page throws. */
export function BrokenPage({ reset }: ErrorComponentProps) {
  const say = useWords();
  return (
    <MessagePage
      title={BROKEN.title}
      text={say(BROKEN.text)}
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

/** What a child sees at an address that leads nowhere. */
export function NotFoundPage() {
  const say = useWords();
  return (
    <MessagePage
      title={NOT_FOUND.title}
      text={say(NOT_FOUND.text)}
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
          {say(NOT_FOUND.action)}
        </ButtonLink>
      }
    />
  );
}

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Fills a frame, of which the figure steps out. */
  readonly scene: ReactNode;
  readonly figure: ReactNode;
  readonly action: ReactNode;
}

/** A page that has one thing to say and one way on. */
function MessagePage({ title, text, scene, figure, action }: MessagePageProps) {
  return (
    <Page>
      <div className={styles.message}>
        <div className={styles.stage}>
          <div className={styles.frame}>{scene}</div>
          <div className={styles.figure}>{figure}</div>
        </div>
        <div className={styles.words}>
          <PageHeading className={styles.title}>{title}</PageHeading>
          <p className={styles.text}>{text}</p>
          {action}
        </div>
      </div>
    </Page>
  );
}
