import type { CopingTool, CopingToolId } from '@wonderlings/coping/catalogue';
import type { Ref } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { HELPED_COPY } from './helped.copy.ts';
import styles from './trying-card.module.css';

interface YourTurnProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly tool: Pick<CopingTool, 'title'> & { readonly id: CopingToolId };
  readonly justBegun: boolean;
  readonly onTried: () => void;
  readonly onPutAway: () => void;
}

/** While a tool is tried. No clock runs, and "Not now" is as good an end as any. */
export function YourTurn({ ref, tool, justBegun, onTried, onPutAway }: YourTurnProps) {
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {fill(justBegun ? HELPED_COPY.yourTurn : HELPED_COPY.didYouTry, { title: tool.title })}
      </h2>
      <p>{justBegun ? HELPED_COPY.takeYourTime : HELPED_COPY.anyAnswer}</p>
      <div className={styles.choices}>
        <Button onClick={onTried}>{HELPED_COPY.tried}</Button>
        <ButtonLink to="/coping-tools" search={{ tool: tool.id }} variant="ghost">
          {HELPED_COPY.steps}
        </ButtonLink>
        <Button variant="text" onClick={onPutAway}>
          {HELPED_COPY.notNow}
        </Button>
      </div>
    </>
  );
}
