import { defineEvent } from '@wonderlings/kernel';
import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';

const Nothing = z.object({});

/** The first event of every child. Its password is in the vault, never here. */
export const ChildRegistered = defineEvent({
  type: 'ChildRegistered',
  schema: z.object({
    username: z.string(),
    displayName: z.string(),
    /** A demo child: private, and erased when its sandbox expires. */
    isSandbox: z.boolean(),
  }),
});

/** A visitor stepped into a demo child that has its history already. */
export const SandboxStarted = defineEvent({
  type: 'SandboxStarted',
  schema: z.object({ expiresAt: z.iso.datetime() }),
});

/** `picture`: by its picture on a shared device; `picture-code`: with its code besides. Version 1 knew the first two. */
export const SignedIn = defineEvent({
  type: 'SignedIn',
  version: 2,
  schema: z.object({ by: z.enum(['password', 'device', 'picture', 'picture-code']) }),
  upcasters: { 1: (data) => data },
});
export const SignedOut = defineEvent({ type: 'SignedOut', schema: Nothing });

/** This device may sign in by itself for 30 days. */
export const DeviceRemembered = defineEvent({ type: 'DeviceRemembered', schema: Nothing });
export const DeviceForgotten = defineEvent({ type: 'DeviceForgotten', schema: Nothing });

/** The child's picture stands at the sign-in page of a device that is shared, for 30 days. */
export const PictureShown = defineEvent({ type: 'PictureShown', schema: Nothing });
export const PictureTakenOff = defineEvent({ type: 'PictureTakenOff', schema: Nothing });
/** A code of four companions, of one picture on one device. The code itself is in the vault, hashed, and never here. */
export const PictureCodeSet = defineEvent({
  type: 'PictureCodeSet',
  schema: z.object({ isNew: z.boolean().meta({ description: 'False: there was one before' }) }),
});
export const PictureCodeRemoved = defineEvent({ type: 'PictureCodeRemoved', schema: Nothing });
/** Wrong tries. `over`: as many again, so that the picture was taken off besides. */
export const PictureCodeLocked = defineEvent({ type: 'PictureCodeLocked', schema: z.object({ over: z.boolean() }) });

/** From here, in one other place or in all of them; a device that was remembered there is forgotten besides. */
export const SignedOutElsewhere = defineEvent({
  type: 'SignedOutElsewhere',
  /** `all`: in all of them. `expired`: of itself, the device's 30 days were over. */
  schema: z.object({ why: z.enum(['all', 'expired']).optional() }),
});

/** A place without a remembered device closed by itself, 12 hours after its last use, which was on that day of the child's. */
export const SessionExpired = defineEvent({ type: 'SessionExpired', schema: z.object({ lastUsedOn: LocalDate }) });

export const PasswordChanged = defineEvent({ type: 'PasswordChanged', schema: Nothing });

/** Only the fields that changed; what is null was taken away. In version 1 a picture could only be another one. */
export const ProfileChanged = defineEvent({
  type: 'ProfileChanged',
  version: 2,
  schema: z.object({
    displayName: z.string().optional(),
    birthday: z.string().nullable().optional(),
    profileImage: z.string().nullable().optional(),
    favoriteColor: z.string().optional(),
  }),
  upcasters: { 1: (data) => data },
});

export const ThemeChosen = defineEvent({ type: 'ThemeChosen', schema: z.object({ theme: z.string() }) });

/** `wonderling` is the companion's id (`zola`), `number` its place in the catalogue, from 1. */
export const WonderlingChosen = defineEvent({
  type: 'WonderlingChosen',
  schema: z.object({ wonderling: z.string(), number: z.int().min(1) }),
});

/** How everything is said to the child: `playful`, as most like it, or `plain`, as many do from 12 on. */
export const WordsChosen = defineEvent({
  type: 'WordsChosen',
  schema: z.object({ words: z.enum(['playful', 'plain']) }),
});

export const JournalRenamed = defineEvent({ type: 'JournalRenamed', schema: z.object({ journalName: z.string() }) });
