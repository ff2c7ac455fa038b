import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function CalmPage() {
  return (
    <Page>
      <PageHeading>Calm Corner</PageHeading>
    </Page>
  );
}
