import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structuredUuid, uuidMessage, uuidText } from './uuid-message.ts';

describe('a uuid on the wire', () => {
  it('is the same as text and as two halves', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(uuidText(structuredUuid(uuid))).toBe(uuid);
        expect(uuidText(uuidMessage(uuid.toUpperCase()))).toBe(uuid);
      }),
    );
    expect(uuidText(undefined)).toBe('');
  });
});
