// The page for parents.

export { ParentsPage } from './parents-page.tsx';
