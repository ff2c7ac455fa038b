import { defineModule } from '@wonderlings/kernel';
import { ErasureRequested, ErasureUndone } from './events.ts';

/** Forgetting: an account that is asleep, woken or erased, and the receipt of it. See the README beside this file. */
export const erasure = defineModule({
  name: 'erasure',
  events: [ErasureRequested, ErasureUndone],
});
