// What is kept, for children and for grown-ups.

export { PrivacyPage } from './privacy-page.tsx';
