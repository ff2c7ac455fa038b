// The pages that lead to activities.

export { ActiveTimePage } from './active-time-page.tsx';
export { ActivitiesPage } from './activities-page.tsx';
export { DownTimePage } from './down-time-page.tsx';
