import { useId } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import sections from './sections.module.css';
import { WORDS_COPY } from './settings.copy.ts';
import { WordsChoice } from './words-choice.tsx';

/** Playful words, or plain ones. */
export function WordsSection() {
  const headingId = useId();
  const say = useWords();
  return (
    <section aria-labelledby={headingId} className={sections.section}>
      <Card>
        <div className={sections.words}>
          <h2 id={headingId}>{say(WORDS_COPY.title)}</h2>
          <WordsChoice />
        </div>
      </Card>
    </section>
  );
}
