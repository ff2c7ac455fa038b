import { randomUUID } from 'node:crypto';
import { ApiAgent } from '../test/e2e/api-agent.ts';

export const BENCH_PASSWORD = 'three odd words';
/** Each costs the server a hash of a password, and two of those keep two cores busy. */
const AT_ONCE = 16;

export interface RegisteredChild {
  readonly id: string;
  readonly username: string;
  /** Of its session. */
  readonly cookie: string;
}

/** New children of a running server. */
export async function registerChildren(url: string, count: number): Promise<RegisteredChild[]> {
  const children: RegisteredChild[] = [];
  let left = count;
  const register = async () => {
    while (left > 0) {
      left -= 1;
      children.push(await registerChild(url));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, register));
  return children;
}

async function registerChild(url: string): Promise<RegisteredChild> {
  const agent = new ApiAgent(url);
  const username = `b-${randomUUID().slice(0, 12)}`;
  const { id } = await agent.json<{ id: string }>('POST', '/api/register', {
    username,
    displayName: 'Bench',
    password: BENCH_PASSWORD,
  });
  return { id, username, cookie: [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
