import { Link } from '@tanstack/react-router';
import { COPING_LABELS, COPING_TOOLS, type CopingTool } from '@wonderlings/coping/catalogue';
import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clockIcon, heartIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COPING_COPY } from './coping.copy.ts';
import type { FavoritesHandle } from './favorites.ts';
import { EVERY_TOOL, findTools, type ToolFilter } from './find-tools.ts';
import { ToolPicture } from './helped/tool-picture.tsx';
import { NoTools } from './no-tools.tsx';
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

/** Specification 001, section 9: three tags and a count of the others. */
const TAGS_SHOWN = 3;

interface ToolCardProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  readonly liked: boolean;
  readonly onLike: () => void;
}

/** The title's link covers the card; the heart lies above it. */
function ToolCard({ tool, liked, onLike }: ToolCardProps) {
  const further = tool.tags.length - TAGS_SHOWN;
  return (
    <li className={styles.card}>
      <ToolPicture tool={tool} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to="." search={{ tool: tool.id }} resetScroll={false}>
            {tool.title}
          </Link>
        </h2>
        <p>{tool.description}</p>
        <ToolMeta tool={tool} />
        <p className={styles.tags}>
          {tool.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {further > 0 && (
            <span className={styles.further}>
              <span aria-hidden="true">+{further}</span>
              <VisuallyHidden>{fill(COPING_COPY.moreTagsOnCard, { n: further })}</VisuallyHidden>
            </span>
          )}
        </p>
      </div>
      <IconButton
        icon={heartIcon}
        label={fill(COPING_COPY.favorite, { title: tool.title })}
        aria-pressed={liked}
        className={styles.heart}
        onClick={onLike}
      />
    </li>
  );
}

/** How long, for whom, how hard: on the card and in the dialog. */
function ToolMeta({ tool }: { readonly tool: CopingTool }) {
  return (
    <p className={styles.meta}>
      <Icon shape={clockIcon} className={styles.clock} />
      <span>{tool.duration}</span>
      <span>{COPING_LABELS.ageGroups[tool.ageGroup]}</span>
      <span>{COPING_LABELS.difficulties[tool.difficulty]}</span>
    </p>
  );
}
