import { useQueryClient } from '@tanstack/react-query';
import type { GardenDay } from '@wonderlings/journal/contract';
import { type ReactNode, useEffect, useId } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { addMonths, monthOf } from '../../../lib/local-day/local-day.ts';
import { IconButton } from '../../../ui/button.tsx';
import { leftIcon, rightIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { gardenMonthQuery, useGardenMonth } from '../streaks.query.ts';
import { DayPlantArt, PlantPicture, SPROUT } from './day-plant-art.tsx';
import { GARDEN_COPY } from './garden.copy.ts';
import { dayName, monthName, plantOf, spotLabel } from './garden-day.ts';
import styles from './garden-month.module.css';
import { sameDayIn, useDayWalk, weeksOf } from './month-grid.ts';

interface GardenMonthProps {
  /** The first day that something grew on; the garden goes from its month to this one. */
  readonly first: string;
  readonly today: string;
  readonly onOpen: (localDate: string) => void;
  /** What stands below the bed. */
  readonly children?: ReactNode;
}

/** 2023-01-01 was a Sunday. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** A month of the garden, weeks from Sunday: one stop of the Tab key, walked with the arrow keys like any calendar. */
export function GardenMonth({ first, today, onOpen, children }: GardenMonthProps) {
  const [earliest, latest] = [`${monthOf(first)}-01`, sameDayIn(monthOf(today), `${monthOf(today)}-31`)];
  const { at, setAt, place: grid, onKeyDown } = useDayWalk<HTMLTableElement>(today, earliest, latest);
  const titleId = useId();
  const month = monthOf(at);
  const { data: days, isError, isFetching, refetch } = useGardenMonth(month);
  useMonthsBeside(month, monthOf(first), monthOf(today), days !== undefined);
  const turnTo = (other: string) => setAt(other === monthOf(today) ? today : sameDayIn(other, at));

  return (
    <section className={styles.bed} aria-labelledby={titleId} aria-busy={!days}>
      <MonthHead id={titleId} month={month} from={monthOf(first)} to={monthOf(today)} onTurn={turnTo} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked with the arrow keys is a grid. */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.plots} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day.getTime()} scope="col" abbr={weekday.format(day)}>
                {weekday.format(day).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((localDate, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a spot of a week has no other name where no day is.
                <td key={index}>
                  {localDate && (
                    <GardenSpot
                      localDate={localDate}
                      day={days?.get(localDate)}
                      isKnown={days !== undefined}
                      today={today}
                      isStop={localDate === at}
                      onOpen={onOpen}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isError ? <LoadFailed trying={isFetching} onRetry={() => void refetch()} /> : children}
    </section>
  );
}

/** Reads the months beside one ahead, so that turning to them shows them at once. */
function useMonthsBeside(month: string, from: string, to: string, isThere: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isThere) return;
    for (const beside of [addMonths(month, -1), addMonths(month, 1)]) {
      if (beside >= from && beside <= to) void queryClient.prefetchQuery(gardenMonthQuery(beside));
    }
  }, [queryClient, month, from, to, isThere]);
}

interface MonthHeadProps {
  readonly id: string;
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly onTurn: (month: string) => void;
}

function MonthHead({ id, month, from, to, onTurn }: MonthHeadProps) {
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <div className={styles.month}>
      <IconButton
        icon={leftIcon}
        label={fill(GARDEN_COPY.earlier, { month: monthName(earlier) })}
        disabled={month <= from}
        onClick={() => onTurn(earlier)}
      />
      <h3 id={id} aria-live="polite">
        {monthName(month)}
      </h3>
      <IconButton
        icon={rightIcon}
        label={fill(GARDEN_COPY.later, { month: monthName(later) })}
        disabled={month >= to}
        onClick={() => onTurn(later)}
      />
    </div>
  );
}

interface GardenSpotProps {
  readonly localDate: string;
  readonly day: GardenDay | undefined;
  /** False while what grew is still to come. */
  readonly isKnown: boolean;
  readonly today: string;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onOpen: (localDate: string) => void;
}

/** One day of the bed. Days to come wait as they are: nothing is to be pressed there yet. */
function GardenSpot({ localDate, day, isKnown, today, isStop, onOpen }: GardenSpotProps) {
  const when = localDate === today ? 'today' : localDate > today ? 'ahead' : 'past';
  const isShown = isKnown && when !== 'ahead';
  return (
    <button
      type="button"
      className={`${styles.spot} ${styles[when]}`}
      data-day={localDate}
      data-plant-kind={isShown ? plantOf(day).kind : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={isKnown ? spotLabel(localDate, day, today) : dayName(localDate)}
      aria-current={when === 'today' ? 'date' : undefined}
      aria-disabled={!isShown || undefined}
      onClick={() => isShown && onOpen(localDate)}
    >
      <PlantPicture>
        {isShown ? (
          <Grown isToday={when === 'today'} day={day} />
        ) : (
          <path className={styles.mound} d="M-16 34c8-6 24-6 32 0" />
        )}
      </PlantPicture>
      <span className={styles.number} aria-hidden="true">
        {Number(localDate.slice(8))}
      </span>
    </button>
  );
}

function Grown({ isToday, day }: { readonly isToday: boolean; readonly day: GardenDay | undefined }) {
  if (isToday && !day?.feelings.length) return SPROUT;
  return <DayPlantArt plant={plantOf(day)} />;
}
