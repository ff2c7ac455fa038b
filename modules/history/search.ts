import type { Actor } from '@wonderlings/kernel';
import type { HistoryKind } from './kind-catalogue.ts';
import { type Audience, spoken } from './sentence.ts';
import { kindOf, TELLINGS } from './tellings.ts';

/** One of the finite number of things that a line can say, but for its figure: what the entries are indexed by. */
export interface Saying {
  readonly actor: Actor;
  readonly type: string;
  readonly subject: string;
  readonly kind: HistoryKind;
}

interface KnownSaying extends Saying {
  /** To be searched: without figures, in small letters without accents. */
  readonly words: Readonly<Record<Audience, string>>;
}

export interface SayingFilter {
  readonly kinds?: readonly HistoryKind[] | undefined;
  readonly actor?: Actor | undefined;
  /** Words that the sentence has, each of them somewhere. */
  readonly q?: string | undefined;
  readonly audience: Audience;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** About 1,250, made from the catalogues once. */
const SAYINGS: readonly KnownSaying[] = TELLINGS.flatMap((telling) =>
  telling.actors.flatMap((actor) =>
    telling.subjects.map((subject) => {
      const words = (audience: Audience) => plain(spoken(telling, { subject, actor, figure: null }, audience) ?? '');
      return {
        actor,
        type: telling.definition.type,
        subject,
        kind: kindOf(telling, { subject, actor }),
        words: { child: words('child'), grownUp: words('grownUp') },
      };
    }),
  ),
);

/** What lines can say that pass the filter; undefined where every line does. */
export function sayingsFor({ kinds, actor, q, audience }: SayingFilter): readonly Saying[] | undefined {
  const wanted = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (!kinds?.length && !actor && wanted.length === 0) return undefined;
  return SAYINGS.filter(
    (saying) =>
      (!kinds?.length || kinds.includes(saying.kind)) &&
      (!actor || saying.actor === actor) &&
      wanted.every((word) => saying.words[audience].includes(word)),
  );
}
