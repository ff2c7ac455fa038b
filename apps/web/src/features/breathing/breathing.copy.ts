export const BREATHING = {
  pickerTitle: 'Choose Your Breathing Level!',
  pickerSubtitle: 'Pick the level that matches your age and experience',
  pickerNote: 'Any age can pick any level. Beginner is always a good pick.',
  sessionTitle: 'Breathing with Zola - {level}',
  cycle: 'Cycle {n} of {total}',
  start: 'Start Breathing',
  pause: 'Pause',
  continue: 'Continue',
  replay: 'Replay',
  changeLevel: 'Change Level',
  howTo: 'How to Practice',
  done: 'Great job!',
  facts: 'In {inhale}, hold {hold}, out {exhale}. {cycles} times.',
  soundCue: 'Soft tone for each change',
  vibrationCue: 'Small buzz for each change',
} as const;

/** Ours: the content leaves it to the page. */
export const BREATHING_BACK = 'Back to Activities';
