import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadKind, type RewardKind } from '../drawing-loader.ts';
import type { Art } from '../pen/art.tsx';
import { Picture } from '../picture.tsx';

export interface Sheet {
  readonly name: string;
  readonly markup: string;
}

type Drawings = readonly (readonly [icon: string, art: Art])[];

const SHEETS: readonly (readonly [name: string, kind: RewardKind])[] = [
  ['badges', 'badge'],
  ['achievements', 'achievement'],
  ['milestones', 'milestone'],
  ['emotions', 'emotion'],
  ['goals', 'goal'],
  ['tiers', 'tier'],
];

/** The pictures of docs/rewards.md as static markup: a sheet a kind, and one of what is still to be earned. */
export async function sheets(): Promise<readonly Sheet[]> {
  const drawn = await Promise.all(
    SHEETS.map(async ([name, kind]) => [name, Object.entries(await loadKind(kind))] as const),
  );
  const some = drawn.flatMap(([, drawings]) => drawings.filter((_, i) => i % 8 === 0));
  return [
    ...drawn.map(([name, drawings]) => sheet(name, <Shelf drawings={drawings} />)),
    sheet('locked', <Shelf drawings={some} locked />),
  ];
}

const sheet = (name: string, element: ReactElement): Sheet => ({ name, markup: renderToStaticMarkup(element) });

const SIZES = [96, 48];

const Shelf = ({ drawings, locked = false }: { readonly drawings: Drawings; readonly locked?: boolean }) => (
  <ul className={locked ? 'locked' : undefined}>
    {drawings.map(([icon, art]) => (
      <li key={icon}>
        {SIZES.map((size) => (
          <span key={size} className={`px${size}`}>
            <Picture art={art} size={size} locked={locked} namespace={`${icon.replaceAll(/\W/g, '-')}-${size}`} />
          </span>
        ))}
        <small>{icon.split('/')[1]}</small>
      </li>
    ))}
  </ul>
);
