import type { JournalTotals } from '@wonderlings/journal/contract';
import { Suspense, useMemo, useState } from 'react';
import { flowerOf } from '../../../art/flowers/flower-of.ts';
import { monthOf } from '../../../lib/local-day/month.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useGardenMonth } from './garden.query.ts';
import { GardenKey } from './garden-key.tsx';
import { GardenMonth } from './garden-month.tsx';

const DayDialog = optionalPart(() => import('./day-dialog.tsx').then((file) => file.DayDialog));

/** The calendar of check-ins: a bed with a spot for each day, month by month. */
export function GardenSection({ totals, today }: { readonly totals: JournalTotals; readonly today: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const { data: days } = useGardenMonth(monthOf(opened ?? today));
  const grown = useMemo(() => new Set(totals.feelings.map(flowerOf)), [totals.feelings]);
  const { firstDay } = totals;
  return (
    <>
      <GardenMonth first={firstDay !== null && firstDay < today ? firstDay : today} today={today} onOpen={setOpened}>
        <GardenKey grown={grown} />
      </GardenMonth>
      <Suspense fallback={null}>
        {opened !== null && days && (
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
