import { TEXT_LIMITS } from '@wonderlings/kernel/contract';
import { useState } from 'react';
import type { StorageProblem } from '../../device/store/browser-storage.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import forms from './form-parts.module.css';
import { PLANTS_OWN_COPY } from './plants.copy.ts';

interface SaveProblemProps {
  readonly problem: StorageProblem | null;
  readonly flow: {
    readonly send: (event: { type: 'change'; change: { photo: null } } | { type: 'save' }) => void;
  };
}

/** The photo did not find room. All that was typed still stands in the form, and can be saved without it. */
export function SaveProblem({ problem, flow }: SaveProblemProps) {
  const say = useWords();
  const words = problem && say(PLANTS_OWN_COPY.saveProblem[problem]);
  const saveWithout = () => {
    flow.send({ type: 'change', change: { photo: null } });
    flow.send({ type: 'save' });
  };
  return (
    <div role="status">
      {words && (
        <div className={forms.problem}>
          <p>
            <b>{words.title}</b> {words.text}
          </p>
          <Button onClick={saveWithout}>{PLANTS_OWN_COPY.saveWithout}</Button>
        </div>
      )}
    </div>
  );
}

/**
 * Which fields a child has left without what they need: those say what is missing. A form that has just opened is empty too,
 * and nothing is wrong with it.
 */
export function useEmptied<Name extends string>() {
  const [emptied, setEmptied] = useState<ReadonlySet<Name>>(new Set());
  /** To be called with each change of a field that has to be filled in. */
  function noteChange(name: Name, isMissing: boolean): void {
    setEmptied((before) => new Set([...before].filter((one) => one !== name).concat(isMissing ? name : [])));
  }
  return { emptied, noteChange };
}

/** The first letters of what was typed, as many as such a text may have anywhere in the app. */
export function firstLetters(text: string, kind: keyof typeof TEXT_LIMITS): string {
  const limit = TEXT_LIMITS[kind];
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('');
}
