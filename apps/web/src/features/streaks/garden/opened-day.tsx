import { Suspense } from 'react';
import { monthOf } from '../../../lib/local-day/local-day.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useGardenMonth } from '../streaks.query.ts';

const DayDialog = optionalPart(() => import('./day-dialog.tsx').then((file) => file.DayDialog));

interface OpenedDayProps {
  /** Null while no day is open. */
  readonly localDate: string | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** What grew on the day that was pressed, in a script of its own. */
export function OpenedDay({ localDate, today, onClose }: OpenedDayProps) {
  const { data: days } = useGardenMonth(monthOf(localDate ?? today));
  return (
    <Suspense fallback={null}>
      {localDate !== null && days && (
        <DayDialog localDate={localDate} day={days.get(localDate)} isToday={localDate === today} onClose={onClose} />
      )}
    </Suspense>
  );
}
