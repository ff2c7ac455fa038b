import type { Actor } from '@wonderlings/kernel';
import { EVENT_DESCRIPTIONS, kindOf } from './event-descriptions.ts';
import type { HistoryKind } from './kind-catalogue.ts';
import { type Audience, sentenceWith } from './sentence.ts';

/** One of the finite number of things that a line can say, but for its figure: what the entries are indexed by. */
export interface LineKind {
  readonly actor: Actor;
  readonly type: string;
  readonly subject: string;
  readonly kind: HistoryKind;
}

interface SearchableLine extends LineKind {
  /** To be searched: without figures, in small letters without accents. */
  readonly words: Readonly<Record<Audience, string>>;
}

export interface LineFilter {
  readonly kinds?: readonly HistoryKind[] | undefined;
  readonly actor?: Actor | undefined;
  /** Words that the sentence has, each of them somewhere. */
  readonly q?: string | undefined;
  readonly audience: Audience;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** About 1,250, made from the catalogues once. */
const LINE_KINDS: readonly SearchableLine[] = EVENT_DESCRIPTIONS.flatMap((description) =>
  description.actors.flatMap((actor) =>
    description.subjects.map((subject) => {
      const words = (audience: Audience) =>
        plain(sentenceWith(description, { subject, actor, figure: null }, audience) ?? '');
      return {
        actor,
        type: description.definition.type,
        subject,
        kind: kindOf(description, { subject, actor }),
        words: { child: words('child'), grownUp: words('grownUp') },
      };
    }),
  ),
);

/** What lines can say that pass the filter; undefined where every line does. */
export function lineKindsFor({ kinds, actor, q, audience }: LineFilter): readonly LineKind[] | undefined {
  const wanted = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (!kinds?.length && !actor && wanted.length === 0) return undefined;
  return LINE_KINDS.filter(
    (lineKind) =>
      (!kinds?.length || kinds.includes(lineKind.kind)) &&
      (!actor || lineKind.actor === actor) &&
      wanted.every((word) => lineKind.words[audience].includes(word)),
  );
}
