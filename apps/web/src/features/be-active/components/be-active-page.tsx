import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function BeActivePage() {
  return (
    <Page>
      <PageHeading>Be Active</PageHeading>
    </Page>
  );
}
