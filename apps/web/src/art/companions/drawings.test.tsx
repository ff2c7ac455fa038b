import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDrawing } from './drawing-loader.ts';
import { MOVES, SEATED_MOVES } from './moves/moves.ts';
import { Drawing, type DrawingProps } from './rig/drawing.tsx';
import { MOOD_STANCES, MOODS, type Pose } from './rig/stance.ts';

const SIZES = [48, 96, 200];
const KEY_FRAMES = [MOVES, SEATED_MOVES].flatMap((way) =>
  Object.values(way).flatMap((moves) => moves.flatMap((move) => move.frames)),
);

/** Two of the same on one page, as markup. */
const markupOf = (props: Omit<DrawingProps, 'namespace'>) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Drawing {...props} namespace="one" />
      <Drawing {...props} namespace="two" />
    </svg>,
  );

/** Moves first, then only commands and numbers. */
const PATH = /^M(?:[MLHVCQAZmlhvcqaz]|-?\d*\.?\d+|[\s,])+$/;

function problemsOf(markup: string): readonly string[] {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  return [
    ...(markup.includes('<path') ? [] : ['nothing is drawn']),
    ...(/NaN|undefined|Infinity|null|\[object/.exec(markup) ?? []),
    ...paths.filter((d) => !PATH.test(d)).map((d) => `no path: ${d}`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two have the id ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
  ];
}

describe('a drawing is well-formed, its numbers are numbers, its ids its own', () => {
  for (const who of WONDERLING_IDS) {
    it(`of ${who}, in every mood at every size`, async () => {
      const { drawable } = await loadDrawing(who);
      for (const mood of MOODS) {
        for (const size of SIZES)
          expect([mood, size, ...problemsOf(markupOf({ drawable, mood, size }))]).toEqual([mood, size]);
      }
    });

    it(`of ${who}, in every pose that is used`, async () => {
      const { drawable } = await loadDrawing(who);
      const breaths: readonly { name: string; pose: Pose }[] = [-0.6, -0.1, 0.37, 1].map((breath) => ({
        name: `breath ${breath}`,
        pose: { breath },
      }));
      for (const { name, pose } of [...KEY_FRAMES, ...breaths]) {
        expect([name, ...problemsOf(markupOf({ drawable, mood: 'happy', pose, size: 200 }))]).toEqual([name]);
      }
    });
  }
});

describe('a drawing differs', () => {
  it.each(WONDERLING_IDS)('with each mood of %s', async (who: WonderlingId) => {
    const { drawable } = await loadDrawing(who);
    const drawn = MOODS.map((mood) => markupOf({ drawable, mood, size: 200 }));
    expect(new Set(drawn).size).toBe(MOODS.length);
  });

  it('with the breath', async () => {
    const { drawable } = await loadDrawing('zola');
    const [out, full] = [-0.6, 1].map((breath) => markupOf({ drawable, mood: 'calm', pose: { breath }, size: 200 }));
    expect(out).not.toBe(full);
  });
});

describe('the moves', () => {
  it('are five for each of the three coaches, by the names of the specification', () => {
    expect(
      Object.fromEntries(Object.entries(MOVES).map(([who, moves]) => [who, moves.map(({ name }) => name)])),
    ).toEqual({
      bella: ['Twirl & Freeze', 'Cloud Walk', 'One-Foot Star', 'Rainbow Reach', 'Balance Flow'],
      rally: ['Tennis Bounce', 'Side Shuffle', 'Knee Taps', 'Serve Reach', 'Quick-Quick-Slow'],
      setta: ['Spike Jump', 'Block Pose', 'Serve Lunge', 'Twist Catch', 'Power Finish'],
    });
  });

  it('are the same ones on a seat, and every seated frame has one', () => {
    for (const [who, moves] of Object.entries(SEATED_MOVES)) {
      expect(moves.map(({ name }) => name)).toEqual(MOVES[who as keyof typeof MOVES].map(({ name }) => name));
      for (const { frames } of moves)
        expect(frames.map(({ pose }) => typeof pose.seat)).toEqual(['function', 'function']);
    }
  });
});

describe('a gaze', () => {
  it('stays in the eyes, at most 3.6 units away', () => {
    const frames = KEY_FRAMES.map(({ pose }) => pose);
    for (const { gaze = [0, 0] } of [...Object.values(MOOD_STANCES), ...frames]) {
      expect(Math.max(...gaze.map(Math.abs))).toBeLessThanOrEqual(3.6);
    }
  });
});
