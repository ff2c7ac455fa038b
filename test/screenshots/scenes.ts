import type { Scene } from './scene.ts';
import { AFFIRMATIONS_SCENES } from './scenes/affirmations.ts';
import { BE_ACTIVE_SCENES } from './scenes/be-active.ts';
import { BREATHING_SCENES } from './scenes/breathing.ts';
import { CALM_SCENES } from './scenes/calm.ts';
import { COPING_SCENES } from './scenes/coping.ts';
import { DEVICE_SCENES } from './scenes/device.ts';
import { HISTORY_SCENES } from './scenes/history.ts';
import { MOVEQUEST_SCENES } from './scenes/movequest.ts';
import { NATURE_SCENES } from './scenes/nature.ts';
import { PLANTS_SCENES } from './scenes/plants.ts';
import { PRIVACY_SCENES } from './scenes/privacy.ts';
import { PROGRESS_SCENES } from './scenes/progress.ts';
import { SHELL_SCENES } from './scenes/shell.ts';
import { SLEEP_SCENES } from './scenes/sleep.ts';

/** Every page in every state. */
export const SCENES: readonly Scene[] = [
  ...SHELL_SCENES,
  ...BREATHING_SCENES,
  ...CALM_SCENES,
  ...MOVEQUEST_SCENES,
  ...BE_ACTIVE_SCENES,
  ...SLEEP_SCENES,
  ...NATURE_SCENES,
  ...PLANTS_SCENES,
  ...COPING_SCENES,
  ...AFFIRMATIONS_SCENES,
  ...PROGRESS_SCENES,
  ...HISTORY_SCENES,
  ...DEVICE_SCENES,
  ...PRIVACY_SCENES,
];
