import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DeviceDocument } from '../../device/store/device-document.ts';
import { DEVICE_KEEPS } from './device-keeps.ts';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{test,fixture}.{ts,tsx}', '!../../testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const modules = import.meta.glob<Record<string, unknown>>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}']);
const declared = Object.keys(DEVICE_KEEPS);

/** Locks, channels between tabs and beginnings of keys: nothing is kept under these. The database's fields are asked for apart. */
const NOT_KEPT = [
  'wonderlings.auto-login',
  'wonderlings.stale',
  'wonderlings.device',
  'wonderlings.device.',
  'wonderlings.header-',
  'wonderlings.available-',
  'wonderlings.outbox.',
  'wonderlings.unsaved-words',
];
const PHOTOS_AND_CALLS = ['photos', 'outbox'];

/** Every document that a loaded file declares, whether the file shows it to others or not. */
const documents = vi.hoisted((): DeviceDocument<unknown>[] => []);
vi.mock('../../device/store/device-document.ts', () => ({
  deviceDocument(document: DeviceDocument<unknown>) {
    documents.push(document);
    return document;
  },
}));

/** `sleep.entries` for each field, or the name alone where the document is one value. */
function fieldsOf({ name, schema }: DeviceDocument<unknown>): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).map((field) => `${name}.${field}`) : [name];
}

async function documentFields(): Promise<string[]> {
  const files = Object.entries(sources).filter(([, text]) => /= deviceDocument[<(]/.test(text));
  await Promise.all(files.map(([path]) => modules[path]?.()));
  return documents.flatMap(fieldsOf);
}

const keys = [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => !path.startsWith('./'))
      .flatMap(([, text]) => [...text.matchAll(/['"`](wonderlings\.[a-z.-]+)/g)].map(([, key]) => String(key))),
  ),
].filter((key) => !NOT_KEPT.includes(key));

describe('what the device keeps', () => {
  it('is described, every field of its documents and every key of the storage, and nothing else is', async () => {
    const fields = await documentFields();
    expect(fields.length).toBeGreaterThan(12);
    const cookies = declared.filter((name) => name.startsWith('wonderlings_'));
    expect([...fields, ...PHOTOS_AND_CALLS, ...keys, ...cookies].toSorted()).toEqual(declared.toSorted());
  });

  it('has every cookie of the server', () => {
    const server = import.meta.glob<string>('../../../../server/http/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const cookies = Object.entries(server)
      .filter(([path]) => !path.includes('test'))
      .flatMap(([, text]) => [...text.matchAll(/COOKIE = '(\w+)'/g)].map(([, name]) => String(name)));
    expect(cookies.length).toBeGreaterThan(3);
    expect(declared.filter((name) => name.startsWith('wonderlings_')).toSorted()).toEqual(cookies.toSorted());
  });
});
