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
