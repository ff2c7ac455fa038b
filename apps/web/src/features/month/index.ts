// A child’s month, for the child and for a grown-up.

export { DaysPage } from './days-page.tsx';
export { daysSearch, monthSearch } from './days-tabs.ts';
export { MonthPage } from './month-page.tsx';
export { PrintPage } from './print-page.tsx';
