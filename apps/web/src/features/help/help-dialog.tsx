import { useCallback, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CountryHelp } from './country-help.tsx';
import { HELP } from './help.copy.ts';
import styles from './help-dialog.module.css';
import type { HelpPart } from './help-dialog-state.ts';

interface HelpDialogProps {
  readonly part: HelpPart;
  readonly onClose: () => void;
}

/** "I need help now": everything in it is in the app itself, so it opens without a network and without an account. */
export function HelpDialog({ part, onClose }: HelpDialogProps) {
  const worded = useWords();
  const words = useRef<HTMLDivElement>(null);
  // Not an effect: the dialog mounts its content after this component.
  const say = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (part === 'say') heading?.scrollIntoView({ block: 'center' });
    },
    [part],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={HELP.title}
      closeLabel={HELP.back}
      size="wide"
      figure={<Wonderling who="zola" mood="listening" size={104} className={styles.figure} />}
    >
      <div className={styles.help} ref={words}>
        <div className={styles.top}>
          <p className={styles.lines}>{HELP.lines.join(' ')}</p>
          <ReadAloudButton words={words} />
        </div>
        <CountryHelp
          between={
            <section className={styles.tell} aria-labelledby="help-tell">
              <h3 id="help-tell">
                <Unbroken>{worded(HELP.tell.title)}</Unbroken>
              </h3>
              <p>{HELP.tell.text}</p>
              <h4>{HELP.whoTitle}</h4>
              <ul className={styles.who}>
                {HELP.who.map((who) => (
                  <li key={who}>
                    <Unbroken>{who}</Unbroken>
                  </li>
                ))}
              </ul>
              <h4 ref={say}>{HELP.sayTitle}</h4>
              <ul className={styles.say}>
                {HELP.say.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <h4>{HELP.again.title}</h4>
              <p>
                <Unbroken>{worded(HELP.again.text)}</Unbroken>
              </p>
              <p className={styles.secret}>{HELP.secret}</p>
            </section>
          }
        />
        <section className={styles.adult} aria-labelledby="help-adult">
          <h3 id="help-adult">
            <Unbroken>{worded(HELP.screenAdult)}</Unbroken>
          </h3>
          <p>
            <Unbroken>{HELP.adultNote}</Unbroken>
          </p>
        </section>
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{HELP.back}</Button>
      </div>
    </Dialog>
  );
}
