import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { MeadowScene } from '../../ui/scene/meadow-scene.tsx';
import styles from './preview-scene.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { SETTINGS_COPY } from './settings.copy.ts';
import type { Buddy } from './settings.query.ts';

interface PreviewSceneProps {
  readonly name: string;
  readonly picture: string;
  readonly buddy: Buddy | undefined;
  /** They have just become buddies. */
  readonly glad: boolean;
}

/** Name, picture and buddy as they will look, while they are chosen. */
export function PreviewScene({ name, picture, buddy, glad }: PreviewSceneProps) {
  const say = useWords();
  return (
    <section className={styles.stage} aria-label={SETTINGS_COPY.preview}>
      <div className={styles.nook}>
        <MeadowScene />
      </div>
      {buddy ? (
        <Wonderling who={buddy.companionId} mood={glad ? 'cheering' : 'happy'} size={210} className={styles.buddy} />
      ) : (
        <span className={styles.noBuddy} aria-hidden="true" />
      )}
      <div className={styles.words}>
        {buddy && (
          <p className={styles.bubble} role="status" data-shown={glad}>
            {glad && fill(say(SETTINGS_COPY.buddies), { name: buddy.name })}
          </p>
        )}
        <div className={styles.tag}>
          <ProfilePicture emoji={picture} />
          <p className={styles.who}>
            <b dir="auto">{name}</b>
            <span>{buddy ? fill(SETTINGS_COPY.withBuddy, { name: buddy.name }) : say(SETTINGS_COPY.noBuddy)}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
