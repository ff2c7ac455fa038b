import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Day, useDay } from './use-day.ts';

interface WatchDayProps {
  readonly queryClient: QueryClient;
  readonly onChange: (day: Day | undefined) => void;
}

/** Tells home of the child's day. Apart from home, which is drawn before the queries' client has loaded. */
export function WatchDay({ queryClient, onChange }: WatchDayProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Watch onChange={onChange} />
    </QueryClientProvider>
  );
}

function Watch({ onChange }: Pick<WatchDayProps, 'onChange'>) {
  const day = useDay();
  useEffect(() => onChange(day), [day, onChange]);
  return null;
}
