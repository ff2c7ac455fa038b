import { randomUUID } from 'node:crypto';
import { ApiAgent } from '../test/e2e/api-agent.ts';

export const BENCH_PASSWORD = 'three odd words';

/** New children of a running server, each with the cookies of its session. */
export function registerChildren(
  url: string,
  count: number,
): Promise<{ readonly id: string; readonly username: string; readonly cookie: string }[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const agent = new ApiAgent(url);
      const username = `b-${randomUUID().slice(0, 12)}`;
      const { id } = await agent.json<{ id: string }>('POST', '/api/register', {
        username,
        displayName: 'Bench',
        password: BENCH_PASSWORD,
      });
      return { id, username, cookie: [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    }),
  );
}
