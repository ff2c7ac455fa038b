import { dayNumber } from '@wonderlings/kernel';
import type { Street } from './contract.ts';

/** As many windows as can be told apart on a phone; beyond, one stands for a week, then for a month. */
const MOST_WINDOWS = 92;
const MOST_LIGHT = 4;
const DAYS_A_WEEK = 7;

/** What a walk along a history saw on each day. */
export class CheckedDays {
  readonly #acts = new Map<string, number>();
  #commandId: string | null = null;
  first: string | null = null;
  last: string | null = null;

  /** Events of one act count once, and only the child's own. */
  see({
    localDate,
    commandId,
    actor,
  }: {
    readonly localDate: string;
    readonly commandId: string;
    readonly actor: string;
  }) {
    if (this.first === null || localDate < this.first) this.first = localDate;
    this.last = localDate;
    if (commandId === this.#commandId || actor !== 'child') return;
    this.#commandId = commandId;
    this.#acts.set(localDate, (this.#acts.get(localDate) ?? 0) + 1);
  }

  /** The street up to today; null while no day was seen. */
  street(today: string): Street | null {
    const { first, last } = this;
    if (first === null || last === null) return null;
    const end = last > today ? last : today;
    const days = dayNumber(end) - dayNumber(first) + 1;
    const unit = days <= MOST_WINDOWS ? 'day' : days <= MOST_WINDOWS * DAYS_A_WEEK ? 'week' : 'month';
    const place = (date: string) => placeOf(date, first, unit);
    const light = Array.from({ length: place(end) + 1 }, () => 0);
    for (const [date, acts] of this.#acts) {
      const index = place(date);
      light[index] = Math.min(MOST_LIGHT, (light[index] ?? 0) + acts);
    }
    return { unit, from: first, windows: light.join(''), done: place(last) + 1 };
  }
}

function placeOf(date: string, first: string, unit: Street['unit']): number {
  if (unit === 'month') return monthNumber(date) - monthNumber(first);
  const days = dayNumber(date) - dayNumber(first);
  return Math.max(0, unit === 'week' ? Math.floor(days / DAYS_A_WEEK) : days);
}

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
