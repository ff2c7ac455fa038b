import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function AffirmationsPage() {
  return (
    <Page>
      <PageHeading>Daily Affirmations</PageHeading>
    </Page>
  );
}
