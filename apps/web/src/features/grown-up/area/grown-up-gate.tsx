import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SHELL } from '../../../lib/copy/shell.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page, usePageTitle } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UNLOCK_COPY } from '../grown-up.copy.ts';
import { useGrownUpArea } from '../grown-up.query.ts';
import { ForgottenDialog } from '../password/forgotten-dialog.tsx';
import { SetUpDialog } from '../password/set-up-dialog.tsx';
import { UnlockDialog } from '../password/unlock-dialog.tsx';

/** Around every page of the grown-up area: while it is closed the page is blank, below the dialog that opens it. */
export function GrownUpGate({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { area, isOpen, isError, isFetching, retry } = useGrownUpArea();
  const [wasOpen, setWasOpen] = useState(false);
  const [forgot, setForgot] = useState(false);
  const [setsUp, setSetsUp] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (area && !area.isSet && !setsUp) setSetsUp(true);
  const leave = () => void navigate({ to: '/settings' });
  // Open, its pages have names of their own.
  usePageTitle(isOpen ? undefined : UNLOCK_COPY.title);

  if (isError) {
    return (
      <Page>
        <LoadFailed who="pip" trying={isFetching} onRetry={retry} />
      </Page>
    );
  }
  if (!area) return <Spinner>{SHELL.loading}</Spinner>;
  if (isOpen) return <BelowTheSign>{children}</BelowTheSign>;
  if (setsUp) return <SetUpDialog onClose={leave} />;
  if (forgot) return <ForgottenDialog onClose={() => setForgot(false)} />;
  return (
    <UnlockDialog hasExpired={wasOpen} onOpened={() => undefined} onForgotten={() => setForgot(true)} onClose={leave} />
  );
}

/** The sign may appear a moment later than the page: its room is kept from the start, and it takes it back when it goes. */
function BelowTheSign({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.grownUpOpen = '';
  }, []);
  return children;
}
