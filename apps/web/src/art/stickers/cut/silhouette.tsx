import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { round } from '../../companions/rig/geometry.ts';

/** As far as the pens of rewards and companions use them. */
interface Drawn {
  readonly children?: ReactNode;
  readonly d?: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number | string;
  readonly transform?: string;
  readonly clipPath?: string;
  readonly 'data-cut'?: string;
}

/**
 * The outline of a whole drawing, `edge` units wider: whatever has an ink line, without its paints. Only lines count, so that
 * light and shade do not; what is clipped lies on something that is not.
 * Paths of one group become one path: inside, the drawing itself covers them.
 * @throws TypeError for a component, whose drawing is not known before it is rendered
 */
export const silhouette = (node: ReactNode, edge: number): ReactNode => outlinesOf(node, { edge, stroke: undefined });

interface Around {
  readonly edge: number;
  /** Of the group, for paths that have none of their own. */
  readonly stroke: string | undefined;
}

interface Found {
  /** Outlines by the width of their line. */
  readonly closed: Map<number, string>;
  readonly open: Map<number, string>;
  readonly groups: ReactElement[];
}

function outlinesOf(node: ReactNode, around: Around): ReactNode {
  const found: Found = { closed: new Map(), open: new Map(), groups: [] };
  collect(node, around, found);
  const drawn = [...pathsOf(found.closed), ...pathsOf(found.open, 'none'), ...found.groups];
  return drawn.length > 0 ? createElement(Fragment, null, ...drawn) : null;
}

function collect(node: ReactNode, around: Around, found: Found): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, around, found);
    return;
  }
  if (!isValidElement<Drawn>(node)) return;
  const { props } = node;
  const type: unknown = node.type;
  if (typeof type === 'function') throw new TypeError('A sticker is drawn with elements, not with components');
  if (type === Fragment) collect(props.children, around, found);
  if (type === 'g' && (!props.clipPath || props['data-cut'] === '')) collectGroup(props, around, found);
  if (type === 'path') collectPath(props, around, found);
}

function collectGroup({ transform, stroke, clipPath, children }: Drawn, around: Around, found: Found): void {
  const within = { edge: around.edge / scaleOf(transform ?? ''), stroke: stroke ?? around.stroke };
  if (transform || clipPath) {
    const inside = outlinesOf(children, within);
    if (inside)
      found.groups.push(
        <g transform={transform} clipPath={clipPath}>
          {inside}
        </g>,
      );
  } else {
    collect(children, within, found);
  }
}

function collectPath({ d, fill, strokeWidth, ...own }: Drawn, around: Around, found: Found): void {
  const stroke = own.stroke ?? around.stroke;
  if (!d || !stroke || stroke === 'none') return;
  const width = Math.max(0, round(Number(strokeWidth ?? 1) + around.edge * 2));
  const outlines = fill === 'none' ? found.open : found.closed;
  outlines.set(width, (outlines.get(width) ?? '') + d);
}

/** How much larger a transform draws; `scale(-1 1)` mirrors. */
const scaleOf = (transform: string): number =>
  [...transform.matchAll(/scale\((-?[\d.]+)/g)].reduce((scale, [, x]) => scale * Math.abs(Number(x)), 1);

const pathsOf = (outlines: ReadonlyMap<number, string>, fill?: 'none'): readonly ReactElement[] =>
  [...outlines].map(([width, d]) => (
    <path key={`${fill ?? 'filled'} ${width}`} d={d} fill={fill} strokeWidth={width} />
  ));
