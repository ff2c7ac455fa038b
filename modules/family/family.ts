import { ChildRegistered, ProfileChanged } from '@wonderlings/account/events';
import { defineFacet } from '@wonderlings/kernel';
import {
  ConsentGiven,
  ConsentWithdrawn,
  GrownUpPasswordChanged,
  GrownUpPasswordResetAsked,
  GrownUpPasswordResetStopped,
} from './events.ts';

export interface FamilyState {
  /** What a guesser of the grown-up's password knows of the child. */
  readonly names: readonly string[];
  /** Of the reset that is under way: when a new password may be set. */
  readonly resetFrom: string | null;
  /** The day of the text that was agreed to. */
  readonly consent: string | null;
}

type Listened =
  | typeof ChildRegistered
  | typeof ProfileChanged
  | typeof GrownUpPasswordChanged
  | typeof GrownUpPasswordResetAsked
  | typeof GrownUpPasswordResetStopped
  | typeof ConsentGiven
  | typeof ConsentWithdrawn;

export const familyFacet = defineFacet<FamilyState, Listened>({
  name: 'family',
  initial: { names: [], resetFrom: null, consent: null },
  events: [
    ChildRegistered,
    ProfileChanged,
    GrownUpPasswordChanged,
    GrownUpPasswordResetAsked,
    GrownUpPasswordResetStopped,
    ConsentGiven,
    ConsentWithdrawn,
  ],
  evolve(state, event) {
    switch (event.type) {
      case 'ChildRegistered':
        return { ...state, names: [event.data.username, event.data.displayName] };
      case 'ProfileChanged': {
        const { displayName } = event.data;
        return displayName === undefined ? state : { ...state, names: [...state.names.slice(0, 1), displayName] };
      }
      case 'GrownUpPasswordResetAsked':
        return { ...state, resetFrom: event.data.from };
      case 'GrownUpPasswordChanged':
      case 'GrownUpPasswordResetStopped':
        return { ...state, resetFrom: null };
      case 'ConsentGiven':
        return { ...state, consent: event.data.version };
      case 'ConsentWithdrawn':
        return { ...state, consent: null };
    }
  },
});
