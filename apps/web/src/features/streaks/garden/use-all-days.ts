import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { GardenDay } from '@wonderlings/journal/contract';
import { useEffect } from 'react';
import type { ListPage } from '../../../lib/api/call-page.ts';
import { gardenDaysQuery } from './garden.query.ts';

/** Every day of the garden, earliest first, when all its pages have come. */
export function useAllDays() {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    ...gardenDaysQuery,
    select: earliestFirst,
  });
  const goesOn = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    days: hasNextPage ? undefined : data,
    failed: isError,
    isFetching,
    again: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}

const earliestFirst = ({ pages }: InfiniteData<ListPage<GardenDay>>): readonly GardenDay[] =>
  pages.flatMap(({ items }) => items).sort((one, other) => one.localDate.localeCompare(other.localDate));
