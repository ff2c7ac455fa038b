import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function MoveQuestPage() {
  return (
    <Page>
      <PageHeading>MoveQuest</PageHeading>
    </Page>
  );
}
