import { useState } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { WHAT_HELPED_COPY } from '../../coping.copy.ts';
import type { HelpedHandle } from '../../helped/use-helped.ts';
import { type HelpedTool, toolsThatHelped } from '../../tools-that-helped.ts';
import { HelpedToolRow } from './helped-tool-row.tsx';
import styles from './what-helped.module.css';

/** As many as fit beside one another, so that the toolbox stays near. */
const SHOWN_AT_FIRST = 3;

/** The child's own answers, each of which can be taken out. Nothing before there is one. */
export function WhatHelped({ helped }: { readonly helped: HelpedHandle }) {
  const [all, setAll] = useState(false);
  const tools = toolsThatHelped(helped.document.value.answers);
  if (tools.length === 0) return null;
  const takeOut = ({ tool }: HelpedTool) => {
    const { answers } = helped.document.value;
    helped.takeOut(tool.id);
    const putBack = () => helped.putBack(answers.filter((one) => one.toolId === tool.id));
    toast({
      description: WHAT_HELPED_COPY.takenOut,
      action: { label: WHAT_HELPED_COPY.undo, onPress: putBack },
    });
  };
  return (
    <section className={styles.section} aria-labelledby="what-helped">
      <header className={styles.head}>
        <h2 id="what-helped" tabIndex={-1}>
          {WHAT_HELPED_COPY.heading}
        </h2>
        <p className={styles.intro}>{WHAT_HELPED_COPY.intro}</p>
      </header>
      <ul className={styles.tools}>
        {tools.slice(0, all ? undefined : SHOWN_AT_FIRST).map((one) => (
          <HelpedToolRow key={one.tool.id} helped={one} onTakeOut={() => takeOut(one)} />
        ))}
      </ul>
      {!all && tools.length > SHOWN_AT_FIRST && (
        <Button variant="text" onClick={() => setAll(true)}>
          {fill(WHAT_HELPED_COPY.all, { n: tools.length })}
        </Button>
      )}
    </section>
  );
}
