import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function CopingPage() {
  return (
    <Page>
      <PageHeading>Coping Tools</PageHeading>
    </Page>
  );
}
