import type { GardenDay } from '@wonderlings/journal/contract';
import { Suspense, useMemo, useState } from 'react';
import { optionalPart } from '../../../../lib/optional-part.ts';
import { flowerOf } from '../../garden/flower-of.ts';
import { GardenKey } from './garden-key.tsx';
import { GardenMonth } from './garden-month.tsx';

const DayDialog = optionalPart(() => import('./day-dialog.tsx').then((file) => file.DayDialog));

/** The calendar of check-ins: a bed with a spot for each day, month by month. */
export function GardenSection({ garden, today }: { readonly garden: readonly GardenDay[]; readonly today: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const days = useMemo(() => new Map(garden.map((day) => [day.localDate, day])), [garden]);
  const grown = useMemo(() => new Set(garden.flatMap(({ feelings }) => feelings.map(flowerOf))), [garden]);
  return (
    <>
      <GardenMonth days={days} first={firstDay(garden, today)} today={today} onOpen={setOpened}>
        <GardenKey grown={grown} />
      </GardenMonth>
      <Suspense fallback={null}>
        {opened !== null && (
          <DayDialog
            localDate={opened}
            day={days.get(opened)}
            isToday={opened === today}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A clock that once said 1970, or one that is ahead, must not make the garden start there and end nowhere. */
function firstDay(garden: readonly GardenDay[], today: string): string {
  const first = garden.find(({ localDate }) => localDate >= EARLIEST)?.localDate ?? today;
  return first < today ? first : today;
}

/** No child can have been here before. */
const EARLIEST = '2020-01-01';
