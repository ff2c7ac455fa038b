import { Page } from '../../../ui/page.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function BreathingPage() {
  return (
    <Page>
      <PageHeading>Choose Your Breathing Level!</PageHeading>
    </Page>
  );
}
