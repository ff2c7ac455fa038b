import { endpoint } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const Support = z
  .object({
    email: z.email().nullable(),
    retentionYears: z
      .int()
      .min(1)
      .nullable()
      .describe('Years without a sign-in after which an account is erased; null: it is kept'),
  })
  .meta({ id: 'Support' });

export const getSupport = endpoint({
  method: 'GET',
  path: '/api/support',
  summary: 'Whom a grown-up can write to about an account, and how long an unused one is kept',
  tag: 'Account',
  access: 'guest',
  status: 200,
  answer: Support,
});
