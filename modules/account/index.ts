import { defineModule } from '@wonderlings/kernel';
import { accountFacet } from './account.ts';
import { avatarOptions } from './avatar-options.ts';
import type { DemoStory } from './demo.ts';
import { endUnusedSessions, forgetExpiredDevices } from './end-expired-sign-ins.ts';
import { eraseExpiredSandboxes } from './erase-sandboxes.ts';
import {
  ChildRegistered,
  DeviceForgotten,
  DeviceRemembered,
  JournalRenamed,
  PasswordChanged,
  PictureCodeLocked,
  PictureCodeRemoved,
  PictureCodeSet,
  PictureShown,
  PictureTakenOff,
  ProfileChanged,
  SandboxStarted,
  SessionExpired,
  SignedIn,
  SignedOut,
  SignedOutElsewhere,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from './events.ts';
import { accountKept } from './kept.ts';
import { accountRoutes } from './routes.ts';
import { users } from './tables.ts';

export type { DemoStory } from './demo.ts';
export { supportRoute } from './support.ts';

interface Options {
  /** The demo's feelings and pages are other modules' acts, so the caller that assembles the modules hands the story in. */
  readonly demoStory: DemoStory;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Who a child is, and how it comes in; see the README beside this file. */
export const createAccountModule = ({ demoStory }: Options) =>
  defineModule({
    name: 'account',
    events: [
      ChildRegistered,
      SandboxStarted,
      SignedIn,
      SignedOut,
      SignedOutElsewhere,
      SessionExpired,
      DeviceRemembered,
      DeviceForgotten,
      PictureShown,
      PictureTakenOff,
      PictureCodeSet,
      PictureCodeRemoved,
      PictureCodeLocked,
      PasswordChanged,
      ProfileChanged,
      ThemeChosen,
      WonderlingChosen,
      WordsChosen,
      JournalRenamed,
    ],
    facets: [accountFacet],
    tables: [users],
    kept: accountKept,
    catalogues: [avatarOptions],
    routes: (dependencies) => accountRoutes({ ...dependencies, demoStory }),
    jobs: (dependencies) => [
      {
        name: 'erase-expired-sandboxes',
        everyMs: MINUTE_MS,
        run: (turn) => eraseExpiredSandboxes(dependencies, turn),
      },
      {
        name: 'forget-expired-devices',
        everyMs: HOUR_MS,
        run: () => forgetExpiredDevices(dependencies),
      },
      {
        name: 'end-unused-sessions',
        everyMs: HOUR_MS,
        run: () => endUnusedSessions(dependencies),
      },
    ],
  });
