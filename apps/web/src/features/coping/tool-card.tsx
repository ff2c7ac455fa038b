import { Link } from '@tanstack/react-router';
import { COPING_LABELS, type COPING_TOOLS, type CopingTool } from '@wonderlings/coping/catalogue';
import { fill } from '../../lib/copy/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clockIcon, heartIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COPING_COPY } from './coping.copy.ts';
import { ToolPicture } from './helped/tool-picture.tsx';
import styles from './tool-card.module.css';

/** Specification 001, section 9: three tags and a count of the others. */
const TAGS_SHOWN = 3;

interface ToolCardProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  readonly liked: boolean;
  readonly onLike: () => void;
}

/** The title's link covers the card; the heart lies above it. */
export function ToolCard({ tool, liked, onLike }: ToolCardProps) {
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
export function ToolMeta({ tool }: { readonly tool: CopingTool }) {
  return (
    <p className={styles.meta}>
      <Icon shape={clockIcon} className={styles.clock} />
      <span>{tool.duration}</span>
      <span>{COPING_LABELS.ageGroups[tool.ageGroup]}</span>
      <span>{COPING_LABELS.difficulties[tool.difficulty]}</span>
    </p>
  );
}
