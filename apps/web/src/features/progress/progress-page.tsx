import { WONDERLING_IDS } from '../../art/companions/cast.ts';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useUser } from '../../lib/session/session.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PartPanel } from './part-panel.tsx';
import type { PartProps } from './part-props.ts';
import { PROGRESS_COPY } from './progress.copy.ts';
import styles from './progress-page.module.css';
import type { ProgressTab } from './progress-search.ts';
import { PROGRESS_PARTS } from './progress-tabs.ts';

/** What the child did, as a road, badges, stickers and a garden. */
export function ProgressPage({ search, onSearch }: PartProps) {
  const { tab = 'overview' } = search;
  const shown = PROGRESS_PARTS.some(({ id }) => id === tab) ? tab : 'overview';
  return (
    <Page>
      <Tabs
        head={<ProgressHead tab={shown} />}
        label={PROGRESS_COPY.title}
        value={shown}
        onChange={(next) => onSearch(next === 'overview' ? {} : { tab: next })}
        items={PROGRESS_PARTS.map((part) => ({
          id: part.id,
          icon: part.icon,
          label: PROGRESS_COPY.tabs[part.id],
          content: <PartPanel part={part} search={search} onSearch={onSearch} />,
        }))}
      />
    </Page>
  );
}

/** On the overview the buddy walks the road; on the other tabs it looks on from beside the heading. */
function ProgressHead({ tab }: { readonly tab: ProgressTab }) {
  const buddy = WONDERLING_IDS[(useUser().selectedWonderling ?? 0) - 1];
  return (
    <header className={styles.head}>
      <div className={`${styles.words} ${styles[tab] ?? ''}`}>
        <PageHeading>{PROGRESS_COPY.title}</PageHeading>
        <p className={styles.intro}>{PROGRESS_COPY.intro}</p>
      </div>
      {buddy && tab !== 'overview' && (
        <span className={styles.buddy}>
          <Wonderling who={buddy} crop="bust" size={72} />
        </span>
      )}
    </header>
  );
}
