import { useMutation } from '@tanstack/react-query';
import {
  asKeepsakeWord,
  KEEPSAKE_LENGTH,
  keepsakeBytes,
  nearestWord,
  placeOfWord,
} from '@wonderlings/proof/keepsake-catalogue';
import { KEEPSAKE_WORDS } from '@wonderlings/proof/keepsake-words-catalogue';
import { type ClipboardEvent, type FormEvent, type RefCallback, useId, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CHILD_KEEPSAKE_COPY, KEEPSAKE_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import styles from './compare-keepsake.module.css';
import { ComparedResult } from './compared-result.tsx';
import { GlassPicture } from './glass-picture.tsx';
import layout from './keepsake.module.css';
import { compareKeepsakeMutation } from './keepsake.mutation.ts';
import type { KeepsakeReader } from './keepsake.query.ts';
import { KeepsakeFrame } from './keepsake-frame.tsx';

const WORDS = {
  child: { ...KEEPSAKE_COPY.compare, ...CHILD_KEEPSAKE_COPY.compare },
  'grown-up': KEEPSAKE_COPY.compare,
} as const;
const NOTHING: readonly string[] = Array.from({ length: KEEPSAKE_LENGTH }, () => '');
const LONGEST_WORD = 40;

/** Twelve fields for twelve words; each word sets its pane of glass. */
export function CompareKeepsake({ reader }: { readonly reader: KeepsakeReader }) {
  const words = WORDS[reader];
  const compare = useMutation(compareKeepsakeMutation(reader));
  const keepsake = useTypedWords();
  const { typed, places, set, wrong, isWhole, isSound } = keepsake;
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();

  function send(event: FormEvent) {
    event.preventDefault();
    if (isSound) compare.mutate(places.map((place) => KEEPSAKE_WORDS[place ?? 0] ?? ''));
  }
  function clear() {
    keepsake.clear();
    compare.reset();
    fields.current[0]?.focus();
  }

  if (compare.data) {
    return (
      <KeepsakeFrame reader={reader} title={words.title}>
        <ComparedResult reader={reader} compared={compare.data} places={places} onRetype={clear} />
      </KeepsakeFrame>
    );
  }
  const refusal = compare.error instanceof ApiError ? compare.error.refusal?.error : undefined;
  return (
    <KeepsakeFrame reader={reader} title={words.title} lead={words.lead}>
      <div className={`${layout.grid} ${layout.enter}`}>
        <div className={styles.picture}>
          <GlassPicture places={places} label={fill(words.panes, { n: set }).split('.')[0] ?? ''} />
          <p className={proof.meta} aria-hidden="true">
            {fill(words.panes, { n: set })}
          </p>
        </div>
        <form className={styles.form} onSubmit={send} noValidate>
          <ol className={styles.fields}>
            {typed.map((word, index) => (
              <WordField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={index}
                ref={(field) => {
                  fields.current[index] = field;
                }}
                id={`${errorId}${index}`}
                label={fill(words.word, { n: '' })}
                number={index + 1}
                word={word}
                isSet={places[index] !== undefined}
                errorId={index === wrong ? errorId : undefined}
                onType={(next) => keepsake.put(index, next)}
                onLeave={() => keepsake.spell(index)}
                onPaste={(event) => keepsake.paste(index, event)}
              />
            ))}
          </ol>
          <div role="status" className={styles.errors}>
            {wrong >= 0 && (
              <p className={styles.error} id={errorId}>
                {fill(words.unknown, { typed: asKeepsakeWord(typed[wrong] ?? '') })}{' '}
                <Meant
                  word={nearestWord(typed[wrong] ?? '')}
                  onTake={(word) => {
                    keepsake.put(wrong, word);
                    fields.current[wrong]?.focus();
                  }}
                />
              </p>
            )}
            {isWhole && !isSound && <p className={styles.error}>{words.together}</p>}
            {compare.isError && <p className={styles.error}>{refusal ?? words.failed}</p>}
          </div>
          <div className={proof.row}>
            <Button
              type="submit"
              variant="main"
              disabled={!isSound}
              pending={compare.isPending}
              pendingLabel={words.comparing}
            >
              {words.button}
            </Button>
            <Button variant="ghost" onClick={clear}>
              {words.clear}
            </Button>
          </div>
          <p className={proof.meta}>
            {words.four} {words.kept}
          </p>
        </form>
      </div>
    </KeepsakeFrame>
  );
}

/** The twelve words as they are typed, and what they are so far. */
function useTypedWords() {
  const [typed, setTyped] = useState(NOTHING);
  /** Fields that were left: half a word is no mistake while it is typed. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const places = typed.map((word) => placeOfWord(word));
  const set = places.filter((place) => place !== undefined).length;
  const isWhole = set === KEEPSAKE_LENGTH;
  const put = (index: number, word: string) => setTyped((before) => before.with(index, word));
  return {
    typed,
    /** In the list of words, where a word is in it. */
    places,
    /** How many are in it. */
    set,
    /** The first field that was left with something else; -1 where there is none. */
    wrong: typed.findIndex((word, index) => word.trim() !== '' && places[index] === undefined && left.has(index)),
    isWhole,
    /** All twelve, and their check sum is right. */
    isSound: isWhole && keepsakeBytes(places.map((place) => place ?? 0)) !== null,
    put,
    spell(index: number) {
      setLeft((before) => new Set(before).add(index));
      const place = places[index];
      // Four letters are enough: the whole word shows what they were taken for.
      if (place !== undefined) put(index, KEEPSAKE_WORDS[place] ?? '');
    },
    paste(index: number, event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text').toLowerCase();
      const all = pasted.match(/[a-z]+/g) ?? [];
      if (all.length < 2) return;
      event.preventDefault();
      setTyped((before) => before.map((word, at) => all[at - index] ?? word));
      setLeft(new Set(NOTHING.keys()));
    },
    clear() {
      setTyped(NOTHING);
      setLeft(new Set());
    },
  };
}

interface WordFieldProps {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly number: number;
  readonly word: string;
  readonly isSet: boolean;
  /** The element that says what is wrong with it, if anything is. */
  readonly errorId: string | undefined;
  readonly onType: (word: string) => void;
  readonly onLeave: () => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function WordField({ ref, id, label, number, word, isSet, errorId, onType, onLeave, onPaste }: WordFieldProps) {
  return (
    <li className={errorId ? styles.bad : undefined}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {number}
      </label>
      <input
        id={id}
        ref={ref}
        value={word}
        maxLength={LONGEST_WORD}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onPaste={onPaste}
      />
      {isSet && <Icon shape={checkIcon} className={styles.set} />}
    </li>
  );
}

function Meant({ word, onTake }: { readonly word: string | undefined; readonly onTake: (word: string) => void }) {
  if (word === undefined) return null;
  const [before = '', after = ''] = KEEPSAKE_COPY.compare.meant.split('{word}');
  return (
    <>
      {before}
      <button type="button" className={styles.meant} onClick={() => onTake(word)}>
        {word}
      </button>
      {after}
    </>
  );
}
