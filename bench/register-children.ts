import { randomUUID } from 'node:crypto';
import { ApiAgent } from '../test/e2e/api-agent.ts';

/** New children of a running server, each with the cookies of its session. */
export function registerChildren(
  url: string,
  count: number,
): Promise<{ readonly id: string; readonly cookie: string }[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const agent = new ApiAgent(url);
      const { id } = await agent.json<{ id: string }>('POST', '/api/register', {
        username: `b-${randomUUID().slice(0, 12)}`,
        displayName: 'Bench',
        password: 'three odd words',
      });
      return { id, cookie: [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    }),
  );
}
