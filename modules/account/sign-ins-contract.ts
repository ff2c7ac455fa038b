import { BrowserKind, endpoint, LocalDate, OkAnswer } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** One place where the child is signed in: a remembered device with the sessions that it opened, or a session alone. */
export const SignInPlace = z
  .object({
    id: z.uuid().meta({ description: 'Names it for ending it, and opens nothing' }),
    kind: z.enum(['session', 'device']).meta({ description: 'device: it may come in by itself for 30 days' }),
    browser: BrowserKind,
    firstDay: LocalDate,
    lastDay: LocalDate,
    knownUntil: LocalDate.nullable().meta({
      description: 'The last day on which a remembered device comes in by itself',
    }),
    isThis: z.boolean().meta({ description: 'Whether it is where the call comes from' }),
  })
  .meta({ id: 'SignInPlace' });
export type SignInPlace = z.infer<typeof SignInPlace>;

const tag = 'Account';
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  summary: 'Where the child is signed in, this place first',
  tag,
  access: 'child',
  status: 200,
  answer: z.array(SignInPlace),
});
export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins/{id}',
  summary: 'Sign out in one other place, and forget its device',
  tag,
  access: 'child',
  params: z.object({ id: z.uuid('This is not the id of a place.') }),
  status: 200,
  answer: OkAnswer,
  refusals: { 404: 'The child is not signed in there', 409: 'It is where the call comes from: POST /api/logout' },
});
export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins',
  summary: 'Sign out everywhere but here, and forget those devices',
  tag,
  access: 'child',
  status: 200,
  answer: OkAnswer,
});
