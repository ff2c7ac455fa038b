import { isEvent } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import type { TestAgent, TestAnswer } from '../../apps/server/http/testing-agent.ts';
import { eachWithSignedInChild, type WonderlingsApp } from '../../apps/server/testing-wonderlings.ts';
import { STARTER_STICKERS } from './catalogue.ts';
import { MOST_PLACEMENTS } from './contract.ts';
import { StickerMoved, StickerPlaced, StickerUnlocked } from './events.ts';

const PATH = '/api/sticker-placements';
const ZOLA = { stickerId: 'zola-wave', x: 25, y: 40.125, page: 'home' };
const OF_THE_DEVICE = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let app: WonderlingsApp;
let child: TestAgent;
let userId: string;
eachWithSignedInChild((now) => {
  ({ app, child, userId } = now);
});

const place = (more: object = {}, headers: Record<string, string> = {}) =>
  child.post(PATH, { ...ZOLA, ...more }, { headers });
const patch = (id: string, change: object, agent = child) => agent.request('PATCH', `${PATH}/${id}`, change);
const remove = (id: string, agent = child) => agent.request('DELETE', `${PATH}/${id}`);
const list = async (page = 'home') => (await child.get(`${PATH}?userId=${userId}&page=${page}`)).body;
const shelf = async () => (await child.get('/api/user-stickers')).body;
const saveMood = () => child.post('/api/moods', { feeling: 'Okay', baseFeelingName: 'Okay', note: null });
const refused = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
/** From nothing to the pack of the weather: feelings on two days. */
async function twoDays(): Promise<void> {
  await saveMood();
  app.setClock('2026-05-02');
  await saveMood();
}

describe('what a child has', () => {
  it('is the first ten from the first moment', async () => {
    const stickers: { stickerId: string; isNew: boolean; sticker: object }[] = await shelf();
    expect(stickers.map(({ stickerId }) => stickerId).toSorted()).toEqual(
      STARTER_STICKERS.map(({ id }) => id).toSorted(),
    );
    expect(stickers.find(({ stickerId }) => stickerId === 'bella-bow')).toEqual({
      id: `${userId}/bella-bow`,
      userId,
      stickerId: 'bella-bow',
      dateUnlocked: '2026-05-01T12:00:00.000Z',
      isNew: false,
      sticker: {
        id: 'bella-bow',
        packId: 'hello-friends',
        name: 'Bella Bows',
        emoji: '🦩',
        svgPath: 'sticker/bella-bow',
        animationType: 'bounce',
        rarity: 'common',
      },
    });
    expect((await child.get(`/api/user-stickers?userId=${userId}`)).body).toEqual(stickers);
    expect((await child.get(`/api/user-stickers/${userId}`)).body).toEqual(stickers);
    expect((await app.history(userId)).filter((event) => isEvent(StickerUnlocked, event))).toEqual([]);
  });

  it('grows with what it earns, in the same append, and is new until it is looked at', async () => {
    await twoDays();
    const unlocked = (await app.history(userId)).filter((event) => isEvent(StickerUnlocked, event));
    expect(unlocked.map(({ data }) => data.unlockedBy)).toContainEqual({ kind: 'pack', id: 'feelings-weather' });
    const weather = (await shelf()).filter(
      ({ sticker }: { sticker: { packId: string } }) => sticker.packId === 'feelings-weather',
    );
    expect(weather.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual(weather.map(() => true));
    expect(weather.length).toBeGreaterThanOrEqual(4);
    await child.post('/api/rewards/seen', {});
    expect((await shelf()).filter(({ isNew }: { isNew: boolean }) => isNew)).toEqual([]);
  });

  it('has the emoji apart that it has earned for the header', async () => {
    expect((await child.get('/api/user-header-emoji')).body).toEqual([]);
    await saveMood();
    expect((await child.get('/api/user-header-emoji')).body).toMatchObject([
      { stickerId: 'emoji/wind-chime', emoji: '🎐', name: 'wind chime', isNew: true },
    ]);
    expect(await shelf()).toHaveLength(10);
  });
});

describe('placing a sticker', () => {
  it('answers where it is, and the page shows the same', async () => {
    const { status, body } = await place({ userId });
    const { newAchievements, newRewards, ...placement } = body;
    expect(status).toBe(201);
    expect(placement).toEqual({
      id: expect.any(String),
      userId,
      stickerId: 'zola-wave',
      x: 25,
      y: 40.13,
      page: 'home',
      rotation: 0,
      scale: 100,
      zIndex: 1,
      dateAdded: '2026-05-01T12:00:00.000Z',
    });
    expect([Array.isArray(newAchievements), Array.isArray(newRewards)]).toEqual([true, true]);
    expect(await list()).toEqual([placement]);
    expect(await list('header')).toEqual([]);
    expect((await child.get(PATH)).body).toEqual([placement]);
  });

  it('happens once for one idempotency key', async () => {
    const key = { 'Idempotency-Key': 'one-finger' };
    const first = await place({}, key);
    const again = await Promise.all([place({}, key), place({}, key)]);
    expect(again.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([201, first.body]));
    expect(await list()).toHaveLength(1);
  });

  it('under an id that the device has made answers what it answered first, also under another key', async () => {
    const sent = { placementId: OF_THE_DEVICE, userId };
    const first = await place(sent, { 'Idempotency-Key': OF_THE_DEVICE });
    expect(first).toMatchObject({ status: 201, body: { id: OF_THE_DEVICE, x: 25 } });
    const again = await place({ ...sent, x: 3 }, { 'Idempotency-Key': OF_THE_DEVICE });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const { newAchievements: _, newRewards: __, ...placement } = first.body;
    expect(await place({ ...sent, x: 3 })).toMatchObject({ status: 201, body: placement });
    expect(await list()).toEqual([placement]);
    await remove(OF_THE_DEVICE);
    expect((await place(sent, { 'Idempotency-Key': OF_THE_DEVICE })).body).toEqual(first.body);
    expect(await list()).toEqual([]);
    expect(await place({ placementId: 'my-sticker' })).toMatchObject({
      status: 400,
      body: { fields: { placementId: expect.any(String) } },
    });
  });

  it('takes what was earned, once it is', async () => {
    const sunny = { stickerId: 'emoji/wind-chime', page: 'header' };
    expect(refused(await place(sunny))).toEqual([409, 'stickers.locked']);
    await saveMood();
    expect(await place(sunny)).toMatchObject({ status: 201, body: sunny });
  });

  it.each([
    ['no sticker', { stickerId: '' }, 'stickerId'],
    ['a place off the page', { x: 100.5 }, 'x'],
    ['a page that there is not', { page: 'moon' }, 'page'],
    ['a size that there is not', { scale: 49 }, 'scale'],
    ['half a turn too much', { rotation: -181 }, 'rotation'],
    ['words for a number', { y: '40' }, 'y'],
    ['a layer under the page', { zIndex: -1 }, 'zIndex'],
  ])('refuses %s by name, and records nothing', async (_, wrong, field) => {
    const answer = await place(wrong);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('refuses a sticker that there is not', async () => {
    expect(refused(await place({ stickerId: 'zola-waves' }))).toEqual([404, 'stickers.unknown']);
  });

  it('stops where a page is full, also for many at once', async () => {
    const answers: TestAnswer[] = [];
    // All at once would be more than a child may have under way.
    while (answers.length < MOST_PLACEMENTS + 3) {
      answers.push(...(await Promise.all(Array.from({ length: 21 }, () => place()))));
    }
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_PLACEMENTS);
    expect(answers.filter(({ status }) => status !== 201).map(refused)).toEqual(
      Array(3).fill([409, 'stickers.page-full']),
    );
    expect(await list()).toHaveLength(MOST_PLACEMENTS);
  });
});

describe('moving a sticker', () => {
  it('changes what is sent, and keeps the rest', async () => {
    const { newAchievements: _, newRewards: __, ...placement } = (await place()).body;
    app.setClock('2026-05-03');
    const { status, body } = await patch(placement.id, {
      x: 80,
      rotation: 45,
      zIndex: 7,
      stickerId: 'owl-blink',
      userId,
    });
    expect([status, body]).toEqual([200, { ...placement, x: 80, rotation: 45, zIndex: 7 }]);
    expect(await list()).toEqual([body]);
  });

  it('answers the same when it is where it was, and records nothing', async () => {
    const { id } = (await place()).body;
    expect((await patch(id, { x: 25 })).status).toBe(200);
    expect((await app.history(userId)).filter((event) => isEvent(StickerMoved, event))).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['nothing that can change', { stickerId: 'owl-blink', rotate: 3 }],
    ['a place off the page', { x: -0.1 }],
  ])('refuses %s', async (_, change) => {
    const { id } = (await place()).body;
    expect(await patch(id, change)).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
  });

  it.each([UNKNOWN_ID, 'abc', '%00', '1'])('answers 404 for the unknown id %s', async (id) => {
    expect(refused(await patch(id, { x: 1 }))).toEqual([404, 'stickers.unknown-placement']);
  });
});

describe('taking a sticker off', () => {
  it('leaves it on the shelf', async () => {
    const { id } = (await place()).body;
    expect(await remove(id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await list()).toEqual([]);
    expect(await shelf()).toHaveLength(10);
  });

  it('answers 404 for what is not there, or not any more', async () => {
    const { id } = (await place()).body;
    await remove(id);
    for (const gone of [id, UNKNOWN_ID, 'abc', '%00']) {
      expect(refused(await remove(gone))).toEqual([404, 'stickers.unknown-placement']);
    }
  });

  it('answers the same call again as it did', async () => {
    const { id } = (await place()).body;
    const headers = { 'Idempotency-Key': 'off' };
    const twice = [
      await child.request('DELETE', `${PATH}/${id}`, undefined, { headers }),
      await child.request('DELETE', `${PATH}/${id}`, undefined, { headers }),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('what waited on a device', () => {
  const deviceClock = { 'Sent-At': '2023-02-10T12:00:00.000Z' };

  it('counts for the day on which it was done, however wrong the clock of the device is', async () => {
    app.setClock('2026-05-05');
    const done = { userId, timestamp: '2023-02-08T12:00:00.000Z' };
    const { id, dateAdded } = (await place(done, deviceClock)).body;
    expect(dateAdded).toBe('2026-05-03T12:00:00.000Z');
    const headers = deviceClock;
    await child.request('PATCH', `${PATH}/${id}`, { ...done, x: 3 }, { headers });
    const query = new URLSearchParams({ ...done, timestamp: '2023-02-09T12:00:00.000Z' });
    expect((await child.request('DELETE', `${PATH}/${id}?${query}`, undefined, { headers })).status).toBe(200);
    const days = (await app.history(userId)).filter(({ type }) => /^Sticker(Placed|Moved|Removed)$/.test(type));
    expect(days.map(({ type, localDate }) => [type, localDate])).toEqual([
      ['StickerPlaced', '2026-05-03'],
      ['StickerMoved', '2026-05-03'],
      ['StickerRemoved', '2026-05-04'],
    ]);
  });

  it('is the same under its key when it says another time', async () => {
    const { id } = (await place()).body;
    const headers = { 'Idempotency-Key': 'a-move' };
    const move = (x: number, timestamp: string) =>
      child.request('PATCH', `${PATH}/${id}`, { x, timestamp, userId }, { headers });
    expect((await move(70, '2026-05-01T11:00:00.000Z')).status).toBe(200);
    expect(await move(70, '2026-05-01T11:30:00.000Z')).toMatchObject({ status: 200, body: { x: 70 } });
    expect(await move(80, '2026-05-01T11:30:00.000Z')).toMatchObject({ status: 422 });
  });

  it('is refused in the session of another child, whatever it is', async () => {
    const { id } = (await place({ placementId: OF_THE_DEVICE })).body;
    const other = app.agent();
    await other.register();
    const answers = [
      await other.post(PATH, { ...ZOLA, placementId: UNKNOWN_ID, userId }),
      // Also where no table knows the placement yet.
      await patch(UNKNOWN_ID, { x: 1, userId }, other),
      await remove(`${UNKNOWN_ID}?userId=${userId}`, other),
    ];
    expect(answers.map(refused)).toEqual(Array(3).fill([403, 'user.foreign']));
    expect(await list()).toMatchObject([{ id }]);
  });

  it('cannot take the place of what another child has under the same id', async () => {
    await place({ placementId: OF_THE_DEVICE });
    const other = app.agent();
    await other.register();
    expect((await other.post(PATH, { ...ZOLA, placementId: OF_THE_DEVICE, x: 90 })).status).toBe(201);
    expect((await patch(OF_THE_DEVICE, { x: 91 }, other)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: OF_THE_DEVICE, x: 25 }]);
    expect((await other.get(PATH)).body).toMatchObject([{ id: OF_THE_DEVICE, x: 91 }]);
    expect((await remove(OF_THE_DEVICE, other)).status).toBe(200);
    expect(await list()).toMatchObject([{ x: 25 }]);
  });
});

describe('another child', () => {
  it('can neither see, move nor take it off, nor place in its name', async () => {
    const { id } = (await place()).body;
    const other = app.agent();
    await other.register();
    expect((await other.get(PATH)).body).toEqual([]);
    const answers = [
      await other.get(`${PATH}?userId=${userId}&page=home`),
      await other.get(`/api/user-stickers?userId=${userId}`),
      await other.get(`/api/user-stickers/${userId}`),
      await other.get(`/api/user-header-emoji?userId=${userId}`),
      await other.post(PATH, { ...ZOLA, userId }),
      // As the specification's clients may name a child.
      await other.post(PATH, { ...ZOLA, userId: 1 }),
      await patch(id, { x: 1 }, other),
      await remove(id, other),
    ];
    expect(answers.map(refused)).toEqual(Array(8).fill([403, 'user.foreign']));
    expect(await list()).toMatchObject([{ id, x: 25 }]);
  });

  it('has to sign in', async () => {
    const anonymous = app.agent();
    const answers = [
      await anonymous.get(PATH),
      await anonymous.get('/api/user-stickers'),
      await anonymous.get('/api/user-header-emoji'),
      await anonymous.post(PATH, ZOLA),
      await patch(UNKNOWN_ID, { x: 1 }, anonymous),
      await remove(UNKNOWN_ID, anonymous),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
  });
});

describe('the demo child', () => {
  it('has decorated already', async () => {
    const visitor = app.agent();
    await visitor.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
    expect((await visitor.get(`${PATH}?page=home`)).body).toHaveLength(4);
    expect((await visitor.get(`${PATH}?page=header`)).body).toHaveLength(2);
  });
});

it('records a placement without anything but which it is and where', async () => {
  await place({ note: 'for mum' });
  const [placed] = (await app.history(userId)).filter((event) => isEvent(StickerPlaced, event));
  expect(Object.keys(placed?.data ?? {}).toSorted()).toEqual(
    ['packId', 'page', 'placementId', 'rotation', 'scale', 'stickerId', 'x', 'y', 'zIndex'].toSorted(),
  );
});
