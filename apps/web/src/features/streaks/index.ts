// Days in a row, and the garden that grows of them.

export { GARDEN_COPY } from './garden/garden.copy.ts';
export { GardenPlot } from './garden/garden-plot.tsx';
export { GardenSection } from './garden/garden-section.tsx';
export { ReplayPlayer } from './garden/replay-player.tsx';
export { STREAK_COPY } from './streak.copy.ts';
export { StreakCard } from './streak-card.tsx';
export { StreakKinds, streakKinds } from './streak-kinds.tsx';
export { StreakPlant } from './streak-plant.tsx';
export { dayCount, restDayLine, type StreakWords, streakWords, tierOf } from './streak-words.ts';
export {
  JOURNAL_STREAK,
  journalStreakQuery,
  streaksQuery,
  useAllDays,
  useGardenMonth,
  WaitingFeelings,
} from './streaks.query.ts';
export { TierPath } from './tier-path.tsx';
