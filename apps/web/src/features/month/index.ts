// A child’s month, for the child and for a grown-up.

export { DaysPage } from './components/days-page.tsx';
export { MonthPage } from './components/month-page.tsx';
export { PrintPage } from './components/print-page.tsx';
export { daysSearch, monthSearch } from './days-tabs.ts';
