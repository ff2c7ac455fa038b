import { createFileRoute, Outlet } from '@tanstack/react-router';
import { RetentionNotice } from '../features/erasure/index.ts';
import { GrownUpGate } from '../features/grown-up/index.ts';

/** The grown-up area: nothing of it shows while it is closed. */
export const Route = createFileRoute('/grown-up')({
  staticData: { hidesTools: true },
  component: () => (
    <GrownUpGate>
      <RetentionNotice />
      <Outlet />
    </GrownUpGate>
  ),
});
