import type { GardenDay, MoodEntry, SaveMoodAnswer, SaveMoodInput, Streak } from '@wonderlings/journal/contract';
import type { UserAchievement } from '@wonderlings/rewards/contract';
import type { UserSticker } from '@wonderlings/stickers/contract';
import { vi } from 'vitest';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { answerOn, maya, totalsOf } from './journal.fixture.ts';

interface Call {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly key: string | null;
  /** Without what every command says of itself. */
  readonly body: unknown;
  /** Whose it is, where the body says so. */
  readonly child: string | undefined;
}

/** The calls of the journal, answered as the contract has it. Change its fields to change what it says next. */
export class FakeServer {
  user = { ...maya };
  moods: MoodEntry[] = [];
  streaks: Streak[] = [];
  achievements: UserAchievement[] = [];
  stickers: UserSticker[] = [];
  message: string | null = 'Big splash or tiny dot? How do you feel?';
  newAchievements: SaveMoodAnswer['newAchievements'] = [];
  /** `"POST /api/moods"` and what it answers instead: a status, or no network at all. */
  readonly fails = new Map<string, number | 'network'>();
  /** Calls that succeed and answer something else than the contract has. */
  readonly garbles = new Set<string>();
  /** Calls that do not answer before `release`. */
  readonly held = new Map<string, Promise<void>>();
  readonly calls: Call[] = [];
  /** When what was sent was done, by the device's clock. */
  readonly doneAt: string[] = [];

  static install(): FakeServer {
    const server = new FakeServer();
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => server.answer(input, init));
    return server;
  }

  callsOf(name: string): readonly Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  /** Holds the answers to a call; the returned function lets them go. */
  hold(name: string): () => void {
    let release = () => {};
    this.held.set(
      name,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => {
      this.held.delete(name);
      release();
    };
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const url = new URL(path, 'http://fake.invalid');
    const name = `${init.method} ${url.pathname}`;
    const { userId, timestamp, ...body } = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    this.calls.push({
      name,
      query: url.searchParams,
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: init.body === undefined ? undefined : body,
      child: userId,
    });
    if (timestamp !== undefined) this.doneAt.push(timestamp);
    await this.held.get(name);
    const failure = this.fails.get(name);
    if (failure === 'network') throw new TypeError('Failed to fetch');
    if (failure) return Response.json({ error: `No, says ${failure}.`, code: 'test' }, { status: failure });
    if (name === 'GET /api/moods') return this.list(url);
    if (name === 'GET /api/garden') return Response.json(this.garden(url));
    const answer = this.read(name, body);
    return Response.json(this.garbles.has(name) ? { saved: 'yes' } : answer);
  }

  /** A cursor is the number of entries before it. */
  private list({ searchParams: asked }: URL): Response {
    const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '9999'];
    const listed = this.moods.filter(({ localDate }) => localDate >= from && localDate <= to);
    const start = Number(asked.get('cursor') ?? 0);
    const end = start + Number(asked.get('limit') ?? 500);
    const answer = Response.json(listed.slice(start, end));
    if (end < listed.length) answer.headers.set('Link', `</api/moods?cursor=${end}>; rel="next"`);
    return answer;
  }

  private garden({ searchParams: asked }: URL): GardenDay[] {
    const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '9999'];
    const days = new Map<string, GardenDay>();
    for (const { localDate, feeling, baseFeelingName } of this.moods.toReversed()) {
      const day = days.get(localDate) ?? { localDate, feelings: [], isRestDay: false, deeds: [] };
      days.set(localDate, { ...day, feelings: [...day.feelings, baseFeelingName ?? feeling] });
    }
    return [...days.values()].filter(({ localDate }) => localDate >= from && localDate <= to);
  }

  private read(name: string, body: unknown): unknown {
    switch (name) {
      case 'GET /api/user':
        return this.user;
      case 'GET /api/journal-totals':
        return totalsOf(this.moods);
      case 'GET /api/streaks':
        return this.streaks;
      case 'GET /api/user-stickers':
        return this.stickers;
      case 'GET /api/user-achievements':
        return this.achievements;
      case `GET /api/wonderling-message/${maya.id}`:
        return { message: this.message, wonderling: { id: 8, name: 'Blot', avatar: 'blot', personality: 'Shy' } };
      case 'POST /api/user/settings':
        // What the page sends here is checked by the test that renames.
        return { ...this.user, ...(body as { journalName: string }) };
      case 'POST /api/moods':
        return this.save(body as SaveMoodInput);
      default:
        throw new Error(`The fake server does not know ${name}`);
    }
  }

  private save({ feeling, baseFeelingName = null as never, note, drawing }: SaveMoodInput): SaveMoodAnswer {
    const answer = answerOn(localDateOf(new Date()), {
      id: `saved-${this.moods.length}`,
      feeling,
      baseFeelingName: baseFeelingName ?? null,
      note,
      drawing: drawing ?? null,
      timestamp: new Date().toISOString(),
      newAchievements: this.newAchievements,
    });
    const { streak: _streak, newAchievements: _new, ...entry } = answer;
    this.moods = [entry, ...this.moods];
    return answer;
  }
}
