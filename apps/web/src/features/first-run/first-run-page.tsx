import { useUser } from '../../lib/session/session.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { ColorsStep, WordsStep } from './appearance-steps.tsx';
import { BuddyStep } from './buddy-step.tsx';
import { FeelingStep } from './feeling-step.tsx';
import { type FirstRunStep, stepAfter, type Tone } from './first-run-steps.ts';
import { SeedStep } from './seed-step.tsx';

interface FirstRunPageProps {
  readonly step: FirstRunStep;
  /** How the feeling that was told sounds; undefined where none was. */
  readonly felt: Tone | undefined;
  readonly onStep: (step: FirstRunStep, felt?: Tone) => void;
  /** After the last step, or when everything is skipped. */
  readonly onDone: () => void;
  /** The grown-up's page comes after it. */
  readonly leadsOn: boolean;
}

/** One screen a step; each saves at once and can be skipped, so that a page that is closed in between loses nothing. */
export function FirstRunPage({ step, felt, onStep, onDone, leadsOn }: FirstRunPageProps) {
  const { selectedWonderling } = useUser();
  // What was earned meanwhile is celebrated after it.
  useBusy(true);
  const next = (told?: Tone) => {
    const after = stepAfter(step);
    if (after) onStep(after, told);
    else onDone();
  };
  switch (step) {
    case 'buddy':
      return <BuddyStep onNext={() => next()} onSkipAll={onDone} />;
    case 'colors':
      return <ColorsStep onNext={() => next()} />;
    case 'words':
      return <WordsStep onNext={() => next()} />;
    case 'feeling':
      return <FeelingStep buddy={selectedWonderling} onNext={next} />;
    case 'seed':
      return <SeedStep buddy={selectedWonderling} felt={felt} leadsOn={leadsOn} onNext={onDone} />;
  }
}
