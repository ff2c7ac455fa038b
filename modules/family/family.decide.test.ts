import { draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ConsentGiven,
  ConsentWithdrawn,
  GrownUpPasswordChanged,
  GrownUpPasswordResetAsked,
  GrownUpPasswordResetStopped,
} from './events.ts';
import {
  askReset,
  giveConsent,
  openArea,
  readFamily,
  recordPasswordChange,
  recordWrongTries,
  stopReset,
  withdrawConsent,
} from './family.decide.ts';
import { familyFacet } from './family.ts';

const context = testContext();
const FROM = new Date('2026-05-02T12:00:00.000Z');
type Past = Parameters<typeof decided>[1];
const after = (past: Past, act: Parameters<typeof decided>[2]) =>
  decided({ facets: [familyFacet] }, past, act, context);
const asked = [context, draft(GrownUpPasswordResetAsked, { from: FROM.toISOString() })] as const;
const ASKED = { type: 'GrownUpPasswordResetAsked', data: { from: FROM.toISOString() } };
const STOPPED = { type: 'GrownUpPasswordResetStopped', data: {} };

describe('what a grown-up does', () => {
  it('closes the area elsewhere when it opens here, in that order', () => {
    const opened = { type: 'GrownUpViewOpened', data: { until: FROM.toISOString() } };
    expect(after([], openArea(FROM, false))).toEqual([opened]);
    expect(after([], openArea(FROM, true))).toEqual([{ type: 'GrownUpAreaClosed', data: {} }, opened]);
  });

  it('closes the area with another password', () => {
    const changed = { type: 'GrownUpPasswordChanged', data: {} };
    expect(after([], recordPasswordChange(false))).toEqual([changed]);
    expect(after([], recordPasswordChange(true))).toEqual([changed, { type: 'GrownUpAreaClosed', data: {} }]);
  });

  it('says how many tries were wrong', () => {
    expect(after([], recordWrongTries(4))).toEqual([{ type: 'GrownUpPasswordMistyped', data: { tries: 4 } }]);
  });

  it('is nothing where a caller only looks what is known', () => {
    expect(after([asked], readFamily)).toEqual([]);
  });
});

describe('a reset', () => {
  it('is told once, and again when it is another', () => {
    expect(after([], askReset(FROM))).toEqual([ASKED]);
    expect(after([asked], askReset(FROM))).toEqual([]);
    const stopped = [context, draft(GrownUpPasswordResetStopped, {})] as const;
    expect(after([asked, stopped], askReset(FROM))).toEqual([ASKED]);
  });

  it('is stopped where there is one', () => {
    expect(after([], stopReset)).toEqual([]);
    expect(after([asked], stopReset)).toEqual([STOPPED]);
    expect(after([asked, [context, draft(GrownUpPasswordChanged, {})]], stopReset)).toEqual([]);
  });
});

describe('a yes', () => {
  const given = [context, draft(ConsentGiven, { version: '2026-05-01' })] as const;

  it('is to the text of a day, once, with the password that it may set', () => {
    const yes = { type: 'ConsentGiven', data: { version: '2026-05-01' } };
    expect(after([], giveConsent('2026-05-01', false))).toEqual([yes]);
    expect(after([], giveConsent('2026-05-01', true))).toEqual([{ type: 'GrownUpPasswordSet', data: {} }, yes]);
    expect(after([given], giveConsent('2026-05-01', false))).toEqual([]);
    expect(after([given], giveConsent('2026-06-01', false))).toHaveLength(1);
  });

  it('is taken back where there is one', () => {
    expect(after([], withdrawConsent)).toEqual([]);
    expect(after([given], withdrawConsent)).toEqual([{ type: 'ConsentWithdrawn', data: {} }]);
    expect(after([given, [context, draft(ConsentWithdrawn, {})]], withdrawConsent)).toEqual([]);
  });
});
