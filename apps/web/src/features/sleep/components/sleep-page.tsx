import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function SleepPage() {
  return (
    <Page>
      <PageHeading>Importance of Sleep</PageHeading>
    </Page>
  );
}
