import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function NaturePage() {
  return (
    <Page>
      <PageHeading>Connect with Your Environment</PageHeading>
    </Page>
  );
}
