import { defineModule } from '@wonderlings/kernel';
import { copingKept } from './kept.ts';
import { copingTools, userCopingTools } from './tables.ts';

/** The ten coping tools; see the README beside this file. */
export const coping = defineModule({
  name: 'coping',
  tables: [userCopingTools],
  kept: copingKept,
  catalogues: [copingTools],
});
