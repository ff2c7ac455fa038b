import type { StorageProblem } from '../../../device/store/storage-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { PLANTS_OWN_COPY } from '../plants.copy.ts';
import forms from './forms.module.css';

interface SaveProblemProps {
  readonly problem: StorageProblem | null;
  readonly flow: {
    readonly send: (event: { type: 'change'; change: { photo: null } } | { type: 'save' }) => void;
  };
}

/** The photo did not find room. All that was typed still stands in the form, and can be saved without it. */
export function SaveProblem({ problem, flow }: SaveProblemProps) {
  const words = problem && PLANTS_OWN_COPY.saveProblem[problem];
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
