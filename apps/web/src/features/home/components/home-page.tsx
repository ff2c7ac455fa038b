import { lazy, Suspense } from 'react';
import { useLooksSignedOut } from '../../../lib/session/session.ts';
import { VisitorHome } from './visitor-home.tsx';

// Its land is not on a visitor's way.
const ChildHome = lazy(() => import('../child/child-home.tsx').then((file) => ({ default: file.ChildHome })));

/** The first page: a child's own, or a visitor's. */
export function HomePage() {
  if (useLooksSignedOut()) return <VisitorHome />;
  return (
    <Suspense fallback={null}>
      <ChildHome />
    </Suspense>
  );
}
