import { Link } from '@tanstack/react-router';
import { fill } from '../../../../lib/copy/fill.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { closeIcon } from '../../../../ui/icons.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { WHAT_HELPED_COPY } from '../../coping.copy.ts';
import { ToolPicture } from '../../helped/tool-picture.tsx';
import type { HelpedTool } from '../../tools-that-helped.ts';
import styles from './what-helped.module.css';

interface HelpedToolRowProps {
  readonly helped: HelpedTool;
  readonly onTakeOut: () => void;
}

export function HelpedToolRow({ helped: { tool, answer, feelings }, onTakeOut }: HelpedToolRowProps) {
  return (
    <li className={styles.tool}>
      <ToolPicture tool={tool} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="." search={{ tool: tool.id }} resetScroll={false}>
            {tool.title}
          </Link>
        </h3>
        <p>{WHAT_HELPED_COPY.answers[answer]}</p>
        {feelings.length > 0 && (
          <p className={styles.feelings}>
            {feelings.map((feeling) => (
              <Tag key={feeling}>{feeling}</Tag>
            ))}
          </p>
        )}
      </div>
      <IconButton
        icon={closeIcon}
        label={fill(WHAT_HELPED_COPY.takeOut, { title: tool.title })}
        className={styles.out}
        onClick={onTakeOut}
      />
    </li>
  );
}
