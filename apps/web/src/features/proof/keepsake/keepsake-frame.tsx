import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { BackLink, Page, PageHeading } from '../../../ui/page.tsx';
import { AreaPage } from '../../grown-up/index.ts';
import { CHILD_KEEPSAKE_COPY } from '../proof.copy.ts';
import type { KeepsakeReader } from './keepsake.query.ts';
import styles from './keepsake-frame.module.css';

interface KeepsakeFrameProps {
  readonly reader: KeepsakeReader;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of the grown-up area, or the child's own beside its history. */
export function KeepsakeFrame({ reader, title, lead, children }: KeepsakeFrameProps) {
  if (reader === 'grown-up') {
    return (
      <AreaPage title={title} lead={lead}>
        {children}
      </AreaPage>
    );
  }
  return (
    <Page>
      <header className={styles.head}>
        <BackLink to="/history">{CHILD_KEEPSAKE_COPY.back}</BackLink>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </Page>
  );
}

interface KeepsakeLinkProps {
  readonly reader: KeepsakeReader;
  readonly to: 'make' | 'compare';
  readonly variant: ButtonVariant;
  readonly children: ReactNode;
}

/** The paper leads to `/keepsake`, where its words are typed in. */
export function KeepsakeLink({ reader, to, children, variant }: KeepsakeLinkProps) {
  if (reader === 'child') {
    return (
      <ButtonLink to="/keepsake" search={to === 'make' ? { view: 'make' } : {}} variant={variant}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/grown-up/keepsake" search={to === 'compare' ? { view: 'compare' } : {}} variant={variant}>
      {children}
    </ButtonLink>
  );
}
