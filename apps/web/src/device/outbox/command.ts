import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** Something that a child has done and the server is to hear of, once. */
export const Command = z.object({
  /** Also its idempotency key, every time it is sent. */
  id: z.string(),
  kind: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  body: z.record(z.string(), z.unknown()),
  /** What it does something to, where a later command can replace it: the id of a placed sticker. */
  about: z.string().optional(),
  /** The child's own words in it, to be shown and copied where the server refuses them. */
  words: z.string().optional(),
  /** When it was done, by this device's clock; in the time zone of then. */
  madeAt: z.iso.datetime(),
  timeZone: z.string(),
});
export type Command = z.infer<typeof Command>;

/** What the server said when it would not take a command. */
export const Refused = z.object({ status: z.number(), sentence: z.string().optional() });
export type Refused = z.infer<typeof Refused>;

/** A command as this device keeps it, in the order of `order`. */
export interface KeptCommand extends Command {
  readonly order: number;
  /** Set aside: it is not sent again by itself, and holds up nothing. */
  readonly refused: Refused | null;
  /** This device could not keep it: it is gone with the page. */
  readonly inMemory?: true;
}

/** How commands of one kind travel, and what the page does once the server has one. */
export interface CommandKind<Answer = unknown, Result = unknown> {
  /** Unique over the app, and never renamed: what waits under it on devices would not be sent. */
  readonly kind: string;
  readonly endpoint: Endpoint;
  /** Whether the child is shown one that the server will never take, or it is nothing that a child would miss. */
  readonly whenRefused: 'set-aside' | 'let-go';
  /** Kinds of which this one replaces those about the same thing that were never tried. */
  readonly replaces?: readonly string[];
  /** The kind that this one takes back: where one about the same thing was never tried, both go and nothing is sent. */
  readonly undoes?: string;
  /** @param answer null for one that this release cannot read: the server has it all the same */
  readonly onSent: (queryClient: QueryClient, answer: Answer | null, command: Command) => Result;
  /** For one that is let go. @param reason what the server has answered */
  readonly onRefused?: (queryClient: QueryClient, reason: unknown, command: Command) => void;
}

type Loader = () => Promise<CommandKind<never>>;

const loaders = new Map<string, Loader>();

/** Says where the kinds are found, for what waits from an earlier visit and whose feature has not been opened in this one. */
export function provideCommandKinds(kinds: Readonly<Record<string, Loader>>): void {
  for (const [kind, load] of Object.entries(kinds)) loaders.set(kind, load);
}

/** Undefined for a kind that this release does not know: it stays where it is, for one that does. */
export async function commandKindOf(kind: string): Promise<CommandKind | undefined> {
  // The cast: a command is handed to the kind it was made by, whose answer is parsed by its own endpoint.
  return (await loaders.get(kind)?.()) as CommandKind | undefined;
}

/** What releases before the sealed outbox have left in its place: the body of a finished activity, in clear. */
const FinishedActivity = z.looseObject({ activityType: z.string(), timestamp: z.iso.datetime() });

/** @throws for anything else */
export function legacyCommand(id: string, stored: unknown): Command {
  const body = FinishedActivity.parse(stored);
  return { id, kind: 'activity', body, madeAt: body.timestamp, timeZone: timeZoneHere() };
}

export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
