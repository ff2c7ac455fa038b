import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepText, keptJson, keptText } from '../../lib/small-values.ts';
import { deviceValue, forgetDeviceValues, tabValue } from './parsed-values.ts';

afterEach(() => vi.restoreAllMocks());

function forbid(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

describe('a small value', () => {
  const place = tabValue(z.object({ top: z.number() }));

  it('is read as it was kept, by its reach', () => {
    expect(place.read('a')).toBeNull();
    expect(place.keep('a', { top: 3 })).toBe(true);
    expect(place.read('a')).toEqual({ top: 3 });
    expect(sessionStorage.getItem('a')).toBe('{"top":3}');
    expect(deviceValue(z.unknown()).read('a')).toBeNull();
    place.forget('a');
    expect(place.read('a')).toBeNull();
  });

  it.each(['{"top":"3"}', '{', '3'])('is nothing where it is none of its kind: %s', (stored) => {
    sessionStorage.setItem('a', stored);
    expect(place.read('a')).toBeNull();
  });

  it('costs nothing where storage is forbidden', () => {
    forbid();
    expect(place.keep('a', { top: 3 })).toBe(false);
    expect(place.read('a')).toBeNull();
    expect([keptText('device', 'a'), keptJson('device', 'a')]).toEqual([null, null]);
    expect(() => forgetDeviceValues(() => true)).not.toThrow();
  });

  it('is refused where the device is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepText('device', 'a', 'b')).toBe(false);
  });

  it('is forgotten with those that are wanted', () => {
    keepText('device', 'header.maya', '[]');
    keepText('device', 'header.robin', '[]');
    forgetDeviceValues((key) => key.endsWith('.maya'));
    expect([keptText('device', 'header.maya'), keptText('device', 'header.robin')]).toEqual([null, '[]']);
  });
});

describe('the storages of the browser', () => {
  const web = join(import.meta.dirname, '../..');
  const OF_TESTS = /\.test\.tsx?$|\.fixture\.tsx?$|testing\/|test-setup\.ts$/;
  const nameOne = (source: string): boolean => /\b(localStorage|sessionStorage|indexedDB)\b/.test(source);

  it('are named in two files alone', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
      .filter((file) => nameOne(readFileSync(join(web, file), 'utf8')));
    expect(files.sort()).toEqual(['device/store/browser-storage.ts', 'lib/small-values.ts']);
  });
});
