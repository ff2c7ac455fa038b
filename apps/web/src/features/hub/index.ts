// The pages that lead to activities.

export { ActiveTimePage } from './components/active-time-page.tsx';
export { ActivitiesPage } from './components/activities-page.tsx';
export { DownTimePage } from './components/down-time-page.tsx';
