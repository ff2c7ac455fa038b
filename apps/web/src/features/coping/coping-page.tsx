import { type CopingToolId, copingToolById } from '@wonderlings/coping/catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { HELP_BUTTON } from '../../lib/copy/shell.ts';
import { helpIcon, toolsIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { openHelp } from '../help/index.ts';
import { COPING_COPY } from './coping.copy.ts';
import styles from './coping-page.module.css';
import { useFavorites } from './favorites.ts';
import { EVERY_TOOL, type ToolFilter } from './find-tools.ts';
import { useHelped } from './helped/helped.ts';
import { TryingCard } from './helped/trying-card.tsx';
import { RightNow } from './right-now.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { Toolbox } from './toolbox.tsx';
import { ALL_TOOLS_ID, ToolboxHeader, useTuck } from './toolbox-header.tsx';
import { WhatHelped } from './what-helped.tsx';

/** The tool that is open stands in the address, so that it can be linked to and Back closes it. */
interface CopingSearch {
  readonly tool?: string;
}
interface CopingPageProps {
  readonly search: CopingSearch;
  readonly onSearch: (search: CopingSearch) => void;
}

/** Ten small things to try when feelings get big. */
export function CopingPage({ search, onSearch }: CopingPageProps) {
  const [filter, setFilter] = useState<ToolFilter>(EVERY_TOOL);
  const [allOpen, setAllOpen] = useState(false);
  const folded = !allOpen && filter === EVERY_TOOL;
  const [begun, setBegun] = useState<CopingToolId | null>(null);
  const hearts = useFavorites();
  const helped = useHelped();
  const tuck = useTuck(filter, hearts.favorites, helped.trying?.tried === false);
  const open = search.tool && copingToolById(search.tool);
  const begin = (toolId: CopingToolId) => {
    helped.begin(toolId);
    setBegun(toolId);
  };
  // One device, one trouble: it is told once.
  const notKept = [hearts.document, helped.document].find(({ status }) => status === 'not-kept') ?? hearts.document;

  return (
    <Page>
      <ToolboxHeader
        first={<RightNow helped={helped} foot={<Ways allOpen={allOpen} onAll={setAllOpen} />} />}
        folded={folded}
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
        tuck={tuck}
      />
      <NotKeptNote of={notKept} />
      <TryingCard justBegun={begun !== null && begun === helped.trying?.toolId} isEnd />
      <div data-folded={folded ? 'rest' : undefined} data-logging="">
        <WhatHelped helped={helped} />
        <Toolbox filter={filter} onFilter={setFilter} hearts={hearts} />
      </div>
      {open && (
        <ToolDialog
          key={open.id}
          tool={open}
          liked={hearts.favorites.includes(open.id)}
          onLike={() => hearts.toggle(open.id)}
          onTry={() => begin(open.id)}
          onClose={() => onSearch({})}
        />
      )}
    </Page>
  );
}

interface WaysProps {
  readonly allOpen: boolean;
  readonly onAll: (open: boolean) => void;
}

/** What else there is, below the first thing: all ten, which a wider window shows by itself, and a person. */
function Ways({ allOpen, onAll }: WaysProps) {
  return (
    <>
      <Button
        icon={toolsIcon}
        className={styles.all}
        aria-expanded={allOpen}
        aria-controls={ALL_TOOLS_ID}
        onClick={() => {
          flushSync(() => onAll(!allOpen));
          document.getElementById(ALL_TOOLS_ID)?.scrollIntoView?.({ block: 'start' });
        }}
      >
        {COPING_COPY.allTools}
      </Button>
      <Button icon={helpIcon} onClick={() => openHelp()}>
        {HELP_BUTTON}
      </Button>
    </>
  );
}
