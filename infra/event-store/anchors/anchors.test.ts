import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnchorLine, anchorName, type EventStore, type StoredEvent } from '@wonderlings/kernel';
import { entry, stream } from '@wonderlings/kernel/testing-tampering';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchorFiles } from './anchor-files.ts';
import { anchorWebhook } from './anchor-webhook.ts';
import { type AnchorNotice, makeAnchors } from './make-anchors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anchors-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The stream of one child, with a demo's event before every other one of it. */
const events = stream(12);
const log: StoredEvent[] = events.flatMap((event, index) => [
  { ...event, stream: 'sandbox-demo', position: String(2 * index + 1) },
  { ...event, position: String(2 * index + 2) },
]);
const name = entry(events, 1).stream;
const until = (count: number): Pick<EventStore, 'readAll'> => ({
  readAll: async ({ after, limit }) =>
    log
      .slice(0, count)
      .filter(({ position }) => Number(position) > Number(after ?? 0))
      .slice(0, limit),
});
const hour = (at: number) => () => new Date(Date.UTC(2026, 4, 1, 20 + at));
const make = (
  events: number,
  at: number,
  more: { span?: number; notify?: (anchor: AnchorNotice) => Promise<void> } = {},
) => makeAnchors({ store: until(events), files: anchorFiles(folder), now: hour(at), ...more });
async function lines(): Promise<AnchorLine[]> {
  const all: AnchorLine[] = [];
  for await (const line of anchorFiles(folder).all()) all.push(line);
  return all;
}

describe('anchors', () => {
  it('write down each hour where the streams of children end, and nothing of demos', async () => {
    await make(0, 0);
    expect(await readdir(folder)).toEqual([]);
    await make(8, 0);
    await make(8, 1);
    await make(24, 5);
    const all = await lines();
    expect(all.map(({ at, after, position, follows }) => [at.slice(8, 13), after, position, follows])).toEqual([
      ['01T20', null, '8', true],
      ['01T21', '8', '8', true],
      ['02T01', '8', '24', true],
    ]);
    expect(all.map(({ heads }) => heads)).toEqual([
      { [anchorName(name)]: [3, entry(events, 4).hash] },
      {},
      { [anchorName(name)]: [11, entry(events, 12).hash] },
    ]);
    expect(await anchorFiles(folder).of(name)).toEqual({
      marks: [
        { at: hour(0)().toISOString(), revision: 3, hash: entry(events, 4).hash },
        { at: hour(5)().toISOString(), revision: 11, hash: entry(events, 12).hash },
      ],
      gaps: [],
    });
    const text = (await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))).join(
      '',
    );
    expect(text).not.toContain(name.slice('child-'.length));
    expect(await anchorFiles(folder).of('child-without-events')).toEqual({ marks: [], gaps: [] });
  });

  it('follow each other when a clock is set back over midnight', async () => {
    for (const [index, at] of [3, 4, 3, 5].entries()) await make(4 + 4 * index, at);
    expect((await lines()).map(({ at, position, follows }) => [at.slice(8, 13), position, follows])).toEqual([
      ['01T23', '4', true],
      ['02T00', '8', true],
      ['01T23', '12', true],
      ['02T01', '16', true],
    ]);
  });

  it('take a long log in spans', async () => {
    await make(24, 0, { span: 10 });
    expect((await lines()).map(({ after, position }) => [after, position])).toEqual([
      [null, '10'],
      ['10', '20'],
      ['20', '24'],
    ]);
  });

  it('tell where a line is gone or was changed', async () => {
    for (const [index, events] of [4, 8, 12, 16].entries()) await make(events, index);
    const [file = ''] = await readdir(folder);
    const texts = (await readFile(join(folder, file), 'utf8')).trim().split('\n');
    await writeFile(join(folder, file), `${texts.toSpliced(1, 1).join('\n')}\n`);
    expect((await anchorFiles(folder).of(name)).gaps).toEqual([hour(2)().toISOString()]);
    const changed = texts.with(1, (texts[1] ?? '').replace('[3,', '[2,'));
    await writeFile(join(folder, file), `${changed.join('\n')}\n`);
    expect((await anchorFiles(folder).of(name)).gaps).toEqual([hour(2)().toISOString()]);
  });

  it('go on after a line that a crash has cut off', async () => {
    await make(8, 0);
    const [file = ''] = await readdir(folder);
    await appendFile(join(folder, file), '{"format":1,"at":"20');
    await make(12, 1);
    const all = await lines();
    expect(all.map(({ after, position, follows }) => [after, position, follows])).toEqual([
      [null, '8', true],
      ['8', '12', false],
    ]);
  });

  it('are told to a webhook without anything of a child, which may refuse them', async () => {
    const heard: string[] = [];
    let status = 204;
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (body) => heard.push(body));
      request.on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // It listens, so it has an address with a port.
    const { port } = server.address() as AddressInfo;
    const notify = anchorWebhook(`http://127.0.0.1:${port}/anchors`);
    await make(8, 0, { notify });
    const expected = {
      format: 1,
      at: hour(0)().toISOString(),
      position: '8',
      line: expect.stringMatching(/^[0-9a-f]{64}$/),
    };
    expect(JSON.parse(heard.join(''))).toEqual(expected);
    status = 500;
    await expect(make(12, 1, { notify })).rejects.toThrow('ANCHOR_WEBHOOK answered 500');
    // The line was written before; it is the telling that failed.
    expect(await lines()).toHaveLength(2);
    server.close();
  });
});
