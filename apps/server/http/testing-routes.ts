import { DomainError, type Route, route } from '@wonderlings/kernel';
import { endpoint, OkAnswer, text, UserIdParams, UserIdQuery } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** A module made for tests of the shell: it signs every caller in, and echoes what it was given. */
export const CHILD = '11111111-1111-4111-8111-111111111111';
export const LINE = '33333333-3333-4333-8333-333333333333';
export const OTHER_CHILD = '22222222-2222-4222-8222-222222222222';

const tag = 'Test';
const shared = { tag, summary: 'For tests', status: 200 } as const;
const Context = z.object({
  commandId: z.string(),
  correlationId: z.string(),
  timeZone: z.string(),
  now: z.string(),
});
const NoteInput = z.object({
  note: text({ max: 10 }),
  nick: z.string().max(10).optional(),
  mood: z.object({ level: z.int().min(1).max(4) }).optional(),
});
const NoteAnswer = z.object({ note: z.string(), context: Context });

const signIn = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/login',
  access: 'guest',
  body: z.object({ username: z.string(), right: z.boolean().default(true) }),
  answer: OkAnswer,
});
const signOut = endpoint({ ...shared, method: 'POST', path: '/api/logout', access: 'guest', answer: OkAnswer });
const whoAmI = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/user',
  access: 'child',
  answer: z.object({ childId: z.string(), ip: z.string() }),
});
const saveNote = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/notes',
  access: 'child',
  status: 201,
  body: NoteInput,
  answer: NoteAnswer,
});
const listNotes = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/notes',
  access: 'child',
  query: UserIdQuery,
  answer: z.array(z.string()),
});
const notesOf = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/notes/{userId}',
  access: 'child',
  params: UserIdParams,
  answer: z.null(),
});
const openedArea = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/area',
  access: 'grown-up',
  answer: z.object({ childId: z.string(), actor: z.string() }),
});
const fail = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/failures',
  access: 'guest',
  body: z.object({ how: z.string() }),
  answer: OkAnswer,
});

const ok = { ok: true } as const;

/** @param failures what `POST /api/failures` throws, by name */
export function testRoutes(failures: Readonly<Record<string, Error>> = {}): readonly Route[] {
  return [
    route(signIn, async ({ body, session }) => {
      if (!body.right) throw new DomainError('unauthenticated', 'account.wrong', 'That did not match.');
      await session.signIn(CHILD, LINE);
      session.rememberDevice('device-token');
      return ok;
    }),
    route(signOut, async ({ session }) => {
      await session.signOut();
      session.rememberDevice(null);
      return ok;
    }),
    route(whoAmI, async ({ childId, ip }) => ({ childId, ip })),
    route(saveNote, async ({ body, childId, context }) => {
      const { commandId, correlationId, timeZone, now } = context(childId);
      return { note: body.note, context: { commandId, correlationId, timeZone, now: now.toISOString() } };
    }),
    route(listNotes, async () => []),
    route(notesOf, async () => null),
    route(openedArea, async ({ childId, context }) => ({ childId, actor: context(childId).actor })),
    route(fail, async ({ body }) => {
      throw failures[body.how] ?? new Error(`${body.how} happened`);
    }),
  ];
}
