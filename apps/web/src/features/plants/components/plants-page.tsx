import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function PlantsPage() {
  return (
    <Page>
      <PageHeading>Plant Growth Journal</PageHeading>
    </Page>
  );
}
