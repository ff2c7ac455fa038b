import { endpoint, UserIdParams } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const WonderlingMessage = z
  .object({
    message: z.string().nullable(),
    wonderling: z.object({ id: z.int(), name: z.string(), avatar: z.string(), personality: z.string() }),
  })
  .meta({ id: 'WonderlingMessage' });
export type WonderlingMessage = z.infer<typeof WonderlingMessage>;

export const getWonderlingMessage = endpoint({
  method: 'GET',
  path: '/api/wonderling-message/{userId}',
  summary: 'What the child’s buddy says when the journal opens',
  tag: 'Companions',
  access: 'child',
  params: UserIdParams,
  status: 200,
  answer: WonderlingMessage,
});
