import { type CopingToolId, copingToolById } from '@wonderlings/coping/catalogue';
import { useState } from 'react';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { Page } from '../../ui/page.tsx';
import type { CopingSearch } from './coping-search.ts';
import { useFavorites } from './favorites.ts';
import { EVERY_TOOL, type ToolFilter } from './find-tools.ts';
import { TryingCard } from './helped/trying-card.tsx';
import { useHelped } from './helped/use-helped.ts';
import { ToolDialog } from './tool-dialog.tsx';
import { Toolbox } from './toolbox.tsx';
import { ToolboxHeader, useTuck } from './toolbox-header.tsx';
import { WhatHelped } from './what-helped.tsx';

interface CopingPageProps {
  readonly search: CopingSearch;
  readonly onSearch: (search: CopingSearch) => void;
}

/** Ten small things to try when feelings get big. */
export function CopingPage({ search, onSearch }: CopingPageProps) {
  const [filter, setFilter] = useState<ToolFilter>(EVERY_TOOL);
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
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
        tuck={tuck}
      />
      <NotKeptNote of={notKept} />
      <TryingCard justBegun={begun !== null && begun === helped.trying?.toolId} />
      <WhatHelped helped={helped} />
      <Toolbox filter={filter} onFilter={setFilter} hearts={hearts} />
      {open && (
        <ToolDialog
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
