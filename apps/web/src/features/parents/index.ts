// The page for parents.

export { ParentsPage } from './components/parents-page.tsx';
