/**
 * What a family may want to know is kept, in the order of the privacy page. `around` is what stands around every entry: when it
 * was, and the numbers that hold things together.
 */
export type KeptKind =
  | 'feelings'
  | 'notes'
  | 'activities'
  | 'earned'
  | 'profile'
  | 'passwords'
  | 'sessions'
  | 'grown-up'
  | 'device'
  | 'around';

/** One fact: which kind of thing it is, and what it says, in a parent's words. */
export interface KeptField {
  readonly kind: KeptKind;
  /** Begins small and has no full stop: "the feeling with how big it is". */
  readonly is: string;
}

/** By event type or table, then by field or column. An event without fields is one fact: that it happened. */
export type KeptFields = Readonly<Record<string, KeptField | Readonly<Record<string, KeptField>>>>;

/** How a column outside of the read tables is guarded: `sealed` under a key, `hashed` one way, or neither. */
export type Guard = 'sealed' | 'hashed' | 'open';
export type KeptColumns = Readonly<Record<string, Readonly<Record<string, KeptField & { readonly guard: Guard }>>>>;

export const kept = (kind: KeptKind, is: string): KeptField => ({ kind, is });

/** In nearly every table. */
export const OF_CHILD = kept('around', 'which account it belongs to: a random number');

/** What the kernel itself records, see `ChildErased`. */
export const KERNEL_KEPT: KeptFields = {
  ChildErased: {
    reason: kept('around', 'that an account was erased, and whether a demo had ended or somebody asked'),
    receipt: kept('around', 'how much was destroyed, in numbers, and the number of the receipt as a hash'),
  },
};
