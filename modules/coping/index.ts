import { defineModule } from '@wonderlings/kernel';
import { copingTools, userCopingTools } from './tables.ts';

/** The ten coping tools; see the README beside this file. */
export const coping = defineModule({
  name: 'coping',
  tables: [userCopingTools],
  catalogues: [copingTools],
});
