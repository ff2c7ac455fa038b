import { z } from 'zod';

/** What a fact can be about; `of: 'any'` in a rule stands for {@link SELF_CARE}. */
const FACT_KINDS = [
  'mood',
  'journal',
  'check-in',
  'affirmation',
  'activity',
  'theme',
  'wonderling',
  'journal-name',
  'sticker',
  'goal-chosen',
  'goal-tick',
  'goal',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
/** Facts that make a day one with something done for oneself. */
export const SELF_CARE = ['mood', 'journal', 'affirmation', 'activity', 'goal-tick'] as const satisfies FactKind[];

const FILTER_FIELDS = ['activityType', 'kind', 'feeling', 'theme', 'category', 'goal'] as const;
const DISTINCT_FIELDS = ['feeling', 'kind', 'theme', 'goal', 'card', 'wonderling'] as const;
/** The fields of a fact that a rule may look at. There are no others: no level, duration, hours or words. */
export type FactField = (typeof FILTER_FIELDS)[number] | (typeof DISTINCT_FIELDS)[number];

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema).min(1)]);
const Wanted = oneOrMore(z.string().min(1)).optional();
const filter = {
  of: z.union([z.literal('any'), oneOrMore(z.enum(FACT_KINDS))]),
  activityType: Wanted,
  /** One that ends in `/` means everything under it. */
  kind: Wanted,
  feeling: Wanted,
  theme: Wanted,
  category: Wanted,
  goal: Wanted,
};
const Filter = z.strictObject(filter);
export type Filter = z.infer<typeof Filter>;
const atLeast = z.int().min(1);

/** What another rule may ask to have been earned: these only, so that no feeling is ever asked for by a detour. */
const ASKABLE = ['achievement', 'badge', 'milestone', 'pack'] as const;

const Leaf = z.union([
  z.strictObject({ always: z.literal(true) }),
  z.strictObject({ days: Filter, atLeast }),
  z.strictObject({ count: Filter, atLeast }),
  z.strictObject({ distinct: z.strictObject({ ...filter, by: z.enum(DISTINCT_FIELDS) }), atLeast }),
  z.strictObject({ streak: z.strictObject({ of: z.literal('check-in') }), atLeast }),
  z.strictObject({
    earned: z.partialRecord(z.enum(ASKABLE), z.string()).refine((one) => Object.keys(one).length === 1),
  }),
]);
export type Leaf = z.infer<typeof Leaf>;

/**
 * A rule in data: when something is earned. Every word of it only ever grows as facts are added, so that nothing can be
 * un-earned; there is no "not", no "at most" and no "within".
 */
export type Requirement =
  | Leaf
  | { readonly allOf: readonly Requirement[] }
  | { readonly anyOf: readonly Requirement[] };
export const Requirement: z.ZodType<Requirement> = z.lazy(() => {
  const parts = z.array(Requirement).min(1);
  return z.union([Leaf, z.strictObject({ allOf: parts }), z.strictObject({ anyOf: parts })]);
});

/** The whole of a rule's progress: the numbers of its leaves added up, of `anyOf` those of the part furthest along. */
export interface Progress {
  readonly current: number;
  readonly needed: number;
  readonly met: boolean;
}
