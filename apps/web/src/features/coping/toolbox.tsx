import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COPING_COPY } from './coping.copy.ts';
import type { FavoritesHandle } from './favorites.ts';
import { EVERY_TOOL, findTools, type ToolFilter } from './find-tools.ts';
import { NoTools } from './no-tools.tsx';
import { ToolCard } from './tool-card.tsx';
import styles from './toolbox.module.css';

interface ToolboxProps {
  readonly filter: ToolFilter;
  readonly onFilter: (filter: ToolFilter) => void;
  readonly hearts: FavoritesHandle;
}

/** The tools that fit, as cards; or the way back to all of them. */
export function Toolbox({ filter, onFilter, hearts: { favorites, toggle, document } }: ToolboxProps) {
  const found = findTools(COPING_TOOLS, filter, favorites);
  const onlyFavorites = filter.group === 'favorites';
  const [box, leaveTo] = useFocusAfterLeaving(favorites.length);
  const like = (toolId: string, at: number) => {
    if (onlyFavorites) leaveTo(at);
    toggle(toolId);
  };
  // Before the device has answered it is unknown whether there are hearts.
  if (onlyFavorites && document.status === 'loading') return null;
  return (
    <div ref={box}>
      <p role="status">
        <VisuallyHidden>
          {found.length === 1 ? COPING_COPY.foundOne : fill(COPING_COPY.found, { n: found.length })}
        </VisuallyHidden>
      </p>
      {found.length > 0 ? (
        <ul className={styles.tools}>
          {found.map((tool, at) => (
            <ToolCard key={tool.id} tool={tool} liked={favorites.includes(tool.id)} onLike={() => like(tool.id, at)} />
          ))}
        </ul>
      ) : (
        <NoTools
          noHearts={onlyFavorites && favorites.length === 0}
          onShowAll={() => onFilter(EVERY_TOOL)}
          onFeeling={(feeling) => onFilter({ ...EVERY_TOOL, typed: feeling })}
        />
      )}
    </div>
  );
}

/** A heart that is taken away among the favorites takes its card along: the focus goes on to the card in its place. */
function useFocusAfterLeaving(favorites: number) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the card is gone.
  useLayoutEffect(() => {
    if (left.current === null) return;
    const hearts = box.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
    const next = hearts[Math.min(left.current, hearts.length - 1)] ?? box.current?.querySelector('button');
    next?.focus();
    left.current = null;
  }, [favorites]);
  const leaveTo = (at: number) => {
    left.current = at;
  };
  return [box, leaveTo] as const;
}
