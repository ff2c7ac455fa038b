import { defineModule } from '@wonderlings/kernel';
import {
  ConsentGiven,
  ConsentWithdrawn,
  GrownUpAreaClosed,
  GrownUpPasswordChanged,
  GrownUpPasswordMistyped,
  GrownUpPasswordResetAsked,
  GrownUpPasswordResetStopped,
  GrownUpPasswordSet,
  GrownUpViewOpened,
} from './events.ts';

/** The grown-ups of a child: a password of their own, the area that it opens, and what they agreed to. See the README beside this file. */
export const family = defineModule({
  name: 'family',
  events: [
    GrownUpPasswordSet,
    GrownUpPasswordChanged,
    GrownUpPasswordMistyped,
    GrownUpPasswordResetAsked,
    GrownUpPasswordResetStopped,
    GrownUpViewOpened,
    GrownUpAreaClosed,
    ConsentGiven,
    ConsentWithdrawn,
  ],
});
