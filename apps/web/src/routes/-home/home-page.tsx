import { type Still, StillCompanion } from '../../companions/still-companion.tsx';
import { HOME } from '../../lib/copy/home.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { useLooksSignedOut } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { bookIcon, userIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MeadowScene } from '../../ui/scene/meadow-scene.tsx';
import styles from './home-page.module.css';

const TROUPE = ['fern-happy', 'rally-cheering', 'zola-cheering', 'blot-happy'] as const satisfies readonly Still[];

export function HomePage() {
  const looksSignedOut = useLooksSignedOut();
  return (
    <Page>
      <div className={styles.hero}>
        <div className={styles.frame}>
          <MeadowScene />
          {TROUPE.map((pose) => (
            <StillCompanion key={pose} pose={pose} className={styles[pose]} />
          ))}
        </div>
        <div className={styles.words}>
          <p className={styles.tagline}>{HOME.tagline}</p>
          <PageHeading className={styles.heading}>{HOME.welcomeHeading}</PageHeading>
          <p className={styles.intro}>{HOME.intro}</p>
          <div className={styles.actions}>
            <ButtonLink to="/mood" variant="main" icon={bookIcon}>
              {SHELL.nav.journal}
            </ButtonLink>
            {looksSignedOut && (
              <ButtonLink to="/auth" icon={userIcon}>
                {SHELL.nav.login}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}
