import { Link } from '@tanstack/react-router';
import { copingToolById } from '@wonderlings/coping/catalogue';
import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { useId } from 'react';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWords } from '../../lib/words/words.ts';
import lift from '../../ui/lift.module.css';
import { type MoodToHelp, ToolPicture, toolsToOffer, useHelped } from '../coping/index.ts';
import styles from './tool-offer.module.css';

interface ToolOfferProps {
  readonly mood: MoodToHelp & { readonly suggestionIntro?: string };
  /** Under which heading of the page it stands. */
  readonly heading: 'h2' | 'h3';
  /** Nothing but the feeling comes before it: its heading is heard and not seen. */
  readonly leads?: boolean;
  /** The child follows one of the two. */
  readonly onFollow?: () => void;
}

/** Two tools that may help the feeling that was saved, what helped before first. An offer: nothing waits for an answer. */
export function ToolOffer({ mood, heading: Heading, leads = false, onFollow }: ToolOfferProps) {
  const say = useWords();
  const id = useId();
  const helped = useHelped();
  const today = useToday();
  // The order is what the device knows; before it has answered, two tools would change places under a finger.
  if (helped.document.status === 'loading') return null;
  const follow = () => {
    helped.leadBy(mood.id);
    onFollow?.();
  };
  return (
    <section className={leads ? `${styles.offer} ${styles.leads}` : styles.offer} aria-labelledby={id}>
      <Heading id={id} className={leads ? styles.heard : styles.heading}>
        {say(MOOD_LABELS.suggestionsHeading)}
      </Heading>
      {mood.suggestionIntro && <p>{say(mood.suggestionIntro)}</p>}
      <ul className={styles.tools}>
        {toolsToOffer(mood, helped.document.value.answers, today)
          .flatMap((toolId) => copingToolById(toolId) ?? [])
          .map((tool) => (
            <li key={tool.id}>
              <Link
                to="/coping-tools"
                search={{ tool: tool.id }}
                className={`${styles.tool} ${lift.lift}`}
                onClick={follow}
              >
                <ToolPicture tool={tool} className={styles.picture} />
                <span>
                  <b className={styles.title}>{tool.title}</b> <span className={styles.time}>{tool.duration}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
