import { Suspense } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { optionalPart } from '../../../lib/optional-part.ts';
import { EarnedPicture } from '../../celebrations/index.ts';
import type { Reasoned } from '../collection/collectable.ts';
import { WHY_COPY } from '../collection.copy.ts';
import { ReasonsLoading } from './reasons-loading.tsx';
import styles from './why-words.module.css';

/** With the words of all that can be a reason. */
const Reasons = optionalPart(() => import('./reasons.tsx').then((file) => file.Reasons));

const ART_SIZE = 132;

/** The medal turns over once, as it would in a hand. */
export function TurnedMedal({ thing }: { readonly thing: Reasoned }) {
  return (
    <span key={`${thing.kind}/${thing.id}`} className={styles.turned}>
      <EarnedPicture thing={thing} size={ART_SIZE} />
    </span>
  );
}

/** What it was for, what came with it, and which events it was. */
export function WhyWords({ thing }: { readonly thing: Reasoned }) {
  return (
    <>
      <p className={styles.lead}>{thing.description}</p>
      <Suspense fallback={<ReasonsLoading />}>
        <Reasons key={`${thing.kind}/${thing.id}`} thing={thing} />
      </Suspense>
      {thing.brings && (
        <p className={styles.brings}>
          <b>{fill(WHY_COPY.brings, { title: thing.brings.title })}</b> {thing.brings.text}
        </p>
      )}
      <p className={styles.small}>{WHY_COPY.notRandom}</p>
    </>
  );
}
