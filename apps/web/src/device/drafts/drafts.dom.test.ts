import { expect, it } from 'vitest';
import { DRAFT_PREFIX, forgetDrafts } from './drafts.ts';

it('forgets what was written, whoever keeps it, and nothing else', () => {
  sessionStorage.setItem(`${DRAFT_PREFIX}journal.maya.add`, 'words');
  sessionStorage.setItem(`${DRAFT_PREFIX}plant.maya`, 'words');
  sessionStorage.setItem('wonderlings.welcomed', '1');
  forgetDrafts(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(['wonderlings.welcomed']);
});

it('costs nothing where storage breaks', () => {
  const broken = new Proxy(sessionStorage, {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => forgetDrafts(broken)).not.toThrow();
});
