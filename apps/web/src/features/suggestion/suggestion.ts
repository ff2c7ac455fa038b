import type { WonderlingId } from '@wonderlings/account/catalogue';

/** Whose words: those of most children, or the plain ones of teens. */
export type Register = 'child' | 'teen';
const SLOTS = ['morning', 'afternoon', 'evening', 'late'] as const;
export type Slot = (typeof SLOTS)[number];

type Hours = Readonly<Record<Slot, readonly [from: string, to: string]>>;
const BY_DAY = { morning: ['05:00', '12:00'], afternoon: ['12:00', '18:00'] } as const;
const TIMES_OF_DAY: Readonly<Record<Register, Hours>> = {
  child: { ...BY_DAY, evening: ['18:00', '20:30'], late: ['20:30', '05:00'] },
  teen: { ...BY_DAY, evening: ['18:00', '21:30'], late: ['21:30', '05:00'] },
};

/** The part of the day by a clock that shows `HH:MM`; late goes over midnight. */
export function slotAt(localTime: string, register: Register = 'child'): Slot {
  const now = minutesOf(localTime);
  const slot = SLOTS.find((one) => {
    const [from = 0, to = 0] = TIMES_OF_DAY[register][one].map(minutesOf);
    return from < to ? now >= from && now < to : now >= from || now < to;
  });
  return slot ?? 'late';
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Words = Readonly<Record<'title' | 'line' | 'length', string>>;

/** Something that home may suggest. */
export interface Suggestion {
  /** As a finished activity is called (`calm/ocean-waves`); `rest/…` and `help/…` are no activities. */
  readonly id: string;
  /** Where it is done; empty where it is done away from the screen. */
  readonly path: string;
  readonly companionId: WonderlingId;
  readonly minutes: number;
  /** How many of them are in front of the screen. */
  readonly appMinutes: number;
  readonly quiet?: boolean;
  readonly seated?: boolean;
  readonly outside?: boolean;
  /** Works without a network. */
  readonly offline?: boolean;
  /** Only after these were tried. */
  readonly needs?: readonly string[];
  readonly notFor?: readonly Register[];
  readonly child: Words;
  readonly teen: Words;
}

type FeelingGroup = 'hard' | 'bright' | 'steady';
interface Counted {
  readonly kinds: readonly string[];
}

/** All parts must hold. */
export interface SuggestionCondition {
  readonly minutesAtLeast?: number;
  readonly slot?: readonly Slot[];
  readonly feeling?: {
    readonly group: FeelingGroup;
    readonly withinMinutes: number;
    readonly intensityAtLeast?: number;
  };
  /** Things finished today, without resting and telling a grown-up. */
  readonly doneAtLeast?: number;
  readonly doneAtMost?: number;
  readonly doneIn?: Counted & { readonly atLeast: number };
  readonly doneInAtMost?: Counted & { readonly atMost: number };
  readonly notDone?: readonly string[];
  readonly lastDone?: string;
  readonly triedNone?: boolean;
  readonly tried?: readonly string[];
  readonly everyDays?: { readonly of: number; readonly at: number };
  /** 0 is Sunday. */
  readonly weekday?: readonly number[];
}

export interface SuggestionRule {
  readonly id: string;
  /** As published, for families. */
  readonly says: string;
  readonly when: SuggestionCondition;
  /** Sources in order: `helped:yes`, `helped:a-little`, `mood-tools`, `new:<pool>`, `pool:<pool>`, or the id of a suggestion. */
  readonly pick: readonly string[];
  readonly only?: { readonly maxMinutes: number };
  /** May be the same as yesterday, and longer than a school morning has. */
  readonly mayRepeat?: boolean;
  readonly reasons: Readonly<Record<Register, readonly string[]>>;
}

export interface SuggestionRules {
  readonly limits: {
    readonly minutesADay: number;
    readonly schoolMorningMinutes: number;
    readonly outside: readonly string[];
  };
  readonly feelings: {
    readonly groups: Readonly<Record<FeelingGroup, readonly string[]>>;
    readonly words: Readonly<Record<string, string>>;
  };
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly pools: Readonly<Record<string, readonly string[]>>;
  readonly rules: readonly SuggestionRule[];
}

export interface SuggestionInput {
  /** The child's own day, `YYYY-MM-DD`. */
  readonly localDate: string;
  /** `HH:MM` */
  readonly localTime: string;
  readonly register: Register;
  /** The last saved one. */
  readonly feeling: {
    readonly mood: string;
    /** 1 to 4; null where none was said. */
    readonly intensity: number | null;
    readonly minutesAgo: number;
  } | null;
  /** The answers to "Did it help?". */
  readonly helped: readonly {
    readonly toolId: string;
    readonly feeling: string | null;
    readonly answer: 'yes' | 'a-little' | 'not-today';
    readonly on: string;
  }[];
  /** Finished today, oldest first. */
  readonly today: readonly string[];
  /** Ever finished. */
  readonly tried: readonly string[];
  /** Whole minutes used. */
  readonly minutesToday: number;
  /** What was suggested the day before. */
  readonly yesterday: string | null;
  /** The child asked for seated moves first. */
  readonly seated: boolean;
  readonly offline: boolean;
}

/** What was picked, why, and its words. */
export interface Suggested extends Words {
  readonly rule: string;
  readonly activity: string;
  readonly path: string;
  readonly companionId: WonderlingId;
  readonly reason: string;
}
