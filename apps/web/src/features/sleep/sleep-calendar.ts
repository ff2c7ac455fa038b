export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}
/** Seven cells from Sunday on; null pads the first and the last week. */
export type Week = readonly (string | null)[];

const DAYS_A_WEEK = 7;

export function monthOf(localDate: string): Month {
  const [year = 1970, month = 1] = localDate.split('-').map(Number);
  return { year, month };
}

export function monthsAway({ year, month }: Month, by: number): Month {
  const index = year * 12 + (month - 1) + by;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** The days of a month as `YYYY-MM-DD`, in whole weeks that begin on Sunday. */
export function weeksOf({ year, month }: Month): readonly Week[] {
  // In UTC, where every day has 24 hours.
  const sundays = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((sundays + days) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - sundays + 1;
      return day >= 1 && day <= days ? dateOf(year, month, day) : null;
    }),
  );
}

function dateOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
