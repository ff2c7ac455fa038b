import { COPING_LABELS, type CopingTool } from '@wonderlings/coping/catalogue';
import { Icon } from '../../../ui/icon.tsx';
import { clockIcon } from '../../../ui/icons.ts';
import styles from './tool-meta.module.css';

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
