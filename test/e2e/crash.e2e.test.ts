import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiAgent } from './api-agent.ts';
import { emptyDataDir } from './data-dir.ts';
import { replay, type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = 20;
const CHILDREN = 4;
const MIDDLE_OF_THE_STREAM_MS = 400;

interface Mood {
  readonly id: string;
  readonly note: string;
}

describe('kill -9 of the server under a stream of saves', () => {
  const dataDir = emptyDataDir('crash');
  let server: ServerProcess | undefined;
  let sessions: ReadonlyMap<string, string>[] = [];
  /** Notes that the server said it had saved, and those whose answer never came. */
  const acknowledged = new Set<string>();
  const unanswered = new Map<string, { readonly child: number; readonly key: string }>();

  beforeAll(async () => {
    server = await startServer(dataDir);
    for (let child = 0; child < CHILDREN; child += 1) {
      const agent = new ApiAgent(server.url);
      await agent.json('POST', '/api/register', {
        username: `crash-${child}`,
        displayName: 'Crash',
        password: 'three odd words',
      });
      sessions = [...sessions, agent.cookies];
    }
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function save(agent: ApiAgent, child: number, note: string, key: string): Promise<void> {
    unanswered.set(note, { child, key });
    await agent.json(
      'POST',
      '/api/moods',
      { feeling: 'Okay (All right)', baseFeelingName: 'Okay', note },
      { 'idempotency-key': key },
    );
    acknowledged.add(note);
    unanswered.delete(note);
  }

  async function saveUntilItDies(url: string, child: number, round: number): Promise<void> {
    const agent = new ApiAgent(url, sessions[child]);
    for (let count = 0; ; count += 1) {
      const note = `round ${round}, child ${child}, save ${count}`;
      try {
        await save(agent, child, note, `${round}-${child}-${count}`);
      } catch (error) {
        // Only a cut connection ends the stream; an answer that is not a success is a finding.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  }

  it(`loses no acknowledged save and doubles none in ${ROUNDS} rounds, and the tables equal a replay`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      server ??= await startServer(dataDir);
      const { url, kill9 } = server;
      const streams = sessions.map((_, child) => saveUntilItDies(url, child, round));
      await new Promise((wake) => setTimeout(wake, MIDDLE_OF_THE_STREAM_MS));
      await kill9();
      server = undefined;
      await Promise.all(streams);
      server = await startServer(dataDir);

      // A client that got no answer asks again with the same key: saved exactly once, whether or not it had been.
      const { url: again } = server;
      await Promise.all(
        [...unanswered].map(([note, { child, key }]) => save(new ApiAgent(again, sessions[child]), child, note, key)),
      );
    }
    const { url } = server as ServerProcess;
    const moods = await Promise.all(
      sessions.map((cookies) => new ApiAgent(url, cookies).json<Mood[]>('GET', '/api/moods')),
    );
    const notes = moods.flat().map((mood) => mood.note);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * CHILDREN);
    expect([...notes].sort()).toEqual([...acknowledged].sort());
    expect(await replay(dataDir, '--verify')).toMatchObject({ code: 0 });
  }, 600_000);
});
