import { expect, it } from 'vitest';
import { DeadlineExceeded, withDeadline } from './deadline.ts';

it('gives the answer, or the error, that comes in time', async () => {
  expect(await withDeadline(Promise.resolve(7), 1_000, 'Counting')).toBe(7);
  await expect(withDeadline(Promise.reject(new Error('no')), 1_000, 'Counting')).rejects.toThrow('no');
});

it('does not wait for an answer that never comes, and says with a code what that was', async () => {
  const late = withDeadline(new Promise(() => undefined), 10, 'Counting');
  await expect(late).rejects.toThrow(DeadlineExceeded);
  await expect(late).rejects.toMatchObject({
    code: 'DEADLINE_EXCEEDED',
    message: 'Counting took longer than 10 ms',
  });
});
