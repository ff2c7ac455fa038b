import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { optionalPart } from '../../../lib/optional-part.ts';
import type { Said } from '../../buddy/index.ts';
import { type Day, useDay } from './use-day.ts';

// What the buddy says comes when everything else is there.
const WatchBuddy = optionalPart(() => import('../../buddy/watch-buddy.tsx').then((file) => file.WatchBuddy));

interface WatchDayProps {
  readonly queryClient: QueryClient;
  readonly onChange: (day: Day | undefined) => void;
  readonly onSay: (said: Said) => void;
}

/** Tells home of the child's day. Apart from home, which is drawn before the queries' client has loaded. */
export function WatchDay({ queryClient, onChange, onSay }: WatchDayProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Watch onChange={onChange} onSay={onSay} />
    </QueryClientProvider>
  );
}

function Watch({ onChange, onSay }: Pick<WatchDayProps, 'onChange' | 'onSay'>) {
  const day = useDay();
  useEffect(() => onChange(day), [day, onChange]);
  if (!day) return null;
  return (
    <Suspense fallback={null}>
      <WatchBuddy checkedIn={day.checkedIn} onSay={onSay} />
    </Suspense>
  );
}
