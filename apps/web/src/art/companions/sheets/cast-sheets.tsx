import { WONDERLING_IDS, type WonderlingId } from '@wonderlings/account/catalogue';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadDrawing } from '../drawing-loader.ts';
import { MOVES, SEATED_MOVES } from '../moves/moves.ts';
import type { Drawable } from '../rig/character.ts';
import { Drawing, MOVE_BOX, WHOLE_BOX } from '../rig/drawing.tsx';
import type { Pose } from '../rig/stance.ts';
import { MOODS } from '../rig/stance.ts';

export interface Sheet {
  readonly name: string;
  readonly markup: string;
}

type Cast = readonly (readonly [WonderlingId, Drawable])[];

/** The pictures of the documentation, as static markup: three sheets of moods, one of avatars, one of moves. */
export async function sheets(): Promise<readonly Sheet[]> {
  const cast = await Promise.all(WONDERLING_IDS.map(async (who) => [who, (await loadDrawing(who)).drawable] as const));
  return [
    ...[0, 4, 8].map((from, i) => sheet(`moods-${i + 1}`, <Moods cast={cast.slice(from, from + 4)} />)),
    sheet('avatars', <Avatars cast={cast} />),
    sheet('moves', <Moves cast={cast} all={MOVES} />),
    sheet('moves-seated', <Moves cast={cast} all={SEATED_MOVES} />),
  ];
}

const sheet = (name: string, element: ReactElement): Sheet => ({
  name,
  markup: renderToStaticMarkup(
    <table>
      <tbody>{element}</tbody>
    </table>,
  ),
});

function Moods({ cast }: { readonly cast: Cast }) {
  return (
    <>
      <tr>
        <td />
        {MOODS.map((mood) => (
          <th key={mood}>{mood}</th>
        ))}
      </tr>
      {cast.map(([who, drawable]) => (
        <tr key={who}>
          <th>{who}</th>
          {MOODS.map((mood) => (
            <td key={mood}>
              <svg aria-hidden="true" viewBox={WHOLE_BOX} width="170">
                <Drawing drawable={drawable} mood={mood} size={170} namespace={`${who}-${mood}`} />
              </svg>
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

function Avatars({ cast }: { readonly cast: Cast }) {
  return [44, 64, 96].map((size) => (
    <tr key={size}>
      <th>{size} px</th>
      {cast.map(([who, drawable]) => (
        <td key={who}>
          <svg aria-hidden="true" className="bust" viewBox={drawable.bust} width={size}>
            <Drawing drawable={drawable} mood="happy" size={size} namespace={`${who}-${size}`} />
          </svg>
        </td>
      ))}
    </tr>
  ));
}

function Moves({ cast, all }: { readonly cast: Cast; readonly all: typeof MOVES }) {
  return cast
    .filter(([who]) => who in all)
    .map(([who, drawable]) => (
      <tr key={who}>
        <th>{who}</th>
        {Object.entries(all).map(
          ([coach, moves]) =>
            coach === who &&
            moves.map((move) => (
              <td key={move.name}>
                {move.frames.map(({ name, pose }) => (
                  <KeyPose
                    key={name}
                    drawable={drawable}
                    pose={pose}
                    namespace={`${who}-${name.replaceAll(/\W/g, '')}`}
                  />
                ))}
                <div>{move.name}</div>
              </td>
            )),
        )}
      </tr>
    ));
}

interface KeyPoseProps {
  readonly drawable: Drawable;
  readonly pose: Pose;
  readonly namespace: string;
}

const KeyPose = ({ drawable, pose, namespace }: KeyPoseProps) => (
  <svg aria-hidden="true" viewBox={MOVE_BOX} width="150">
    <Drawing drawable={drawable} mood="happy" pose={pose} size={150} namespace={namespace} />
  </svg>
);
