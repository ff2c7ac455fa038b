// The pages that lead to activities.

export { ActivitiesPage } from './activities-page.tsx';
export { ActiveTimePage, DownTimePage } from './time-pages.tsx';
