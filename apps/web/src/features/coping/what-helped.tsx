import { Link } from '@tanstack/react-router';
import { type COPING_TOOLS, copingToolById } from '@wonderlings/coping/catalogue';
import { quickMoodById, richMoodById } from '@wonderlings/journal/catalogue';
import { useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { WHAT_HELPED_COPY } from './coping.copy.ts';
import type { Answered, HelpedHandle } from './helped/helped.ts';
import { ToolPicture } from './helped/tool-picture.tsx';
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

interface HelpedToolRowProps {
  readonly helped: HelpedTool;
  readonly onTakeOut: () => void;
}

function HelpedToolRow({ helped: { tool, answer, feelings }, onTakeOut }: HelpedToolRowProps) {
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

interface HelpedTool {
  readonly tool: (typeof COPING_TOOLS)[number];
  /** The latest answer about it. */
  readonly answer: Answered['answer'];
  /** The feelings that it helped with, even a little, as the journal calls them. */
  readonly feelings: readonly string[];
}

const ORDER: readonly Answered['answer'][] = ['yes', 'a-little', 'not-today'];

/** One line for each tool that was answered about: what helped first, the newest first among equals. */
export function toolsThatHelped(answers: readonly Answered[]): readonly HelpedTool[] {
  const newestFirst = answers.toReversed();
  return [...new Set(newestFirst.map(({ toolId }) => toolId))]
    .flatMap((toolId) => {
      const tool = copingToolById(toolId);
      const ofTool = newestFirst.filter((one) => one.toolId === toolId);
      const latest = ofTool[0];
      if (!tool || !latest) return [];
      const helped = ofTool.filter(({ answer }) => answer !== 'not-today');
      return { tool, answer: latest.answer, feelings: [...new Set(helped.flatMap(feelingOf))] };
    })
    .sort((one, other) => ORDER.indexOf(one.answer) - ORDER.indexOf(other.answer));
}

function feelingOf({ feeling }: Answered): readonly string[] {
  const mood = feeling === null ? undefined : (richMoodById(feeling) ?? quickMoodById(feeling));
  return mood ? [mood.feeling] : [];
}
