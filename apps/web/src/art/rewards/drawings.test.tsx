import { ACHIEVEMENTS, BADGES, EMOTION_BADGES, MILESTONES, WEEKLY_GOALS } from '@wonderlings/rewards/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { STREAK_COPY } from '../../features/streaks/streak.copy.ts';
import { loadArt, loadKind, type RewardKind } from './drawing-loader.ts';
import type { Art } from './pen/art.tsx';
import { Picture } from './picture.tsx';

/** What the catalogues ask for, by kind. */
const ASKED: Readonly<Record<RewardKind, readonly string[]>> = {
  badge: BADGES.map(({ icon }) => icon),
  achievement: ACHIEVEMENTS.map(({ icon }) => icon),
  milestone: MILESTONES.flatMap(({ badgeIcon, rewardImage }) => [badgeIcon, rewardImage]),
  emotion: EMOTION_BADGES.map(({ badgeImage }) => badgeImage),
  goal: WEEKLY_GOALS.map(({ icon }) => icon),
  tier: STREAK_COPY.tiers.map(({ icon }) => `tier/${icon}`),
};
const KINDS = Object.keys(ASKED) as readonly RewardKind[]; // Object.keys forgets what the record knows.

const SIZES = [48, 72, 128];

const markupOf = (art: Art, size: number, locked = false) =>
  ['one', 'two']
    .map((namespace) => renderToStaticMarkup(<Picture art={art} size={size} locked={locked} namespace={namespace} />))
    .join('');

/** Moves first, then only commands and numbers. */
const PATH = /^M(?:[MLHVCQAZTmlhvcqazt]|-?\d*\.?\d+|[\s,])+$/;

function problemsOf(markup: string): readonly string[] {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  return [
    ...(markup.includes('<path') ? [] : ['nothing is drawn']),
    ...(/NaN|undefined|Infinity|null|\[object|e-\d/.exec(markup) ?? []),
    ...paths.filter((d) => !PATH.test(d)).map((d) => `no path: ${d}`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two have the id ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
  ];
}

describe.each(KINDS)('of each %s', (kind) => {
  it('there is a drawing by the icon of the catalogue, and none for anything else', async () => {
    const drawn = Object.keys(await loadKind(kind));
    expect(drawn.toSorted()).toEqual([...new Set(ASKED[kind])].toSorted());
  });

  it('the drawing is well-formed, its numbers are numbers, its ids its own, earned or not', async () => {
    for (const [icon, art] of Object.entries(await loadKind(kind))) {
      for (const size of SIZES) {
        for (const locked of [false, true])
          expect([icon, size, locked, ...problemsOf(markupOf(art, size, locked))]).toEqual([icon, size, locked]);
      }
    }
  });

  it('no two are alike, and none is the same before it is earned', async () => {
    const arts = Object.values(await loadKind(kind));
    for (const size of SIZES) expect(new Set(arts.map((art) => markupOf(art, size))).size).toBe(arts.length);
    expect(new Set(arts.flatMap((art) => [markupOf(art, 48), markupOf(art, 48, true)])).size).toBe(arts.length * 2);
  });

  it('what is not earned is only an outline: no color of its own, no gradient', async () => {
    for (const [icon, art] of Object.entries(await loadKind(kind))) {
      const markup = markupOf(art, 128, true);
      expect([icon, ...(/#[0-9a-f]{3,8}\b(?=")|linearGradient/.exec(markup) ?? [])]).toEqual([icon]);
      expect([icon, markup.includes('stroke-dasharray')]).toEqual([icon, true]);
    }
  });
});

describe('an icon without a drawing', () => {
  it.each(['badge/of-another-day', 'toString/x', 'badge', ''])('is refused: "%s"', async (icon) => {
    await expect(loadArt(icon)).rejects.toThrow(`No drawing of ${icon}`);
  });
});
