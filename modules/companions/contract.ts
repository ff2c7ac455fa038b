import { endpoint, UserIdParams } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const Wonderling = z
  .object({
    /** What `selectedWonderling` of the settings names, from 1. */
    id: z.int(),
    name: z.string(),
    personality: z.string(),
    /** The key of the drawing, which the browser has. */
    mascotImage: z.string(),
  })
  .meta({ id: 'Wonderling' });
export type Wonderling = z.infer<typeof Wonderling>;

export const listWonderlings = endpoint({
  method: 'GET',
  path: '/api/wonderlings',
  summary: 'Everybody who can be a buddy',
  tag: 'Companions',
  access: 'child',
  status: 200,
  answer: z.array(Wonderling),
});

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
