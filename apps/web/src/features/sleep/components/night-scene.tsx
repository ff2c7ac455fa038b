import { CRESCENT, NightMeadow } from '../../../ui/scene/night-meadow.tsx';
import type { Quality } from '../sleep.catalogue.ts';
import styles from './night-scene.module.css';

/** Hills at night under the moon of the last night that was written down. Decoration. */
export function NightScene({ moon }: { readonly moon: Quality }) {
  return (
    <NightMeadow className={styles.scene}>
      {/* A new key is a new moon, and a new moon rises. */}
      <g key={moon} className={styles.moon}>
        <circle cx="128" cy="92" r="66" fill="var(--il-sun)" opacity=".14" />
        <SceneMoon of={moon} />
      </g>
    </NightMeadow>
  );
}

function SceneMoon({ of }: { readonly of: Quality }) {
  if (of === 'perfect')
    return (
      <>
        <circle cx="128" cy="92" r="43" fill="var(--il-sun)" />
        <g fill="var(--deep-3)" opacity=".16">
          <circle cx="112" cy="80" r="8" />
          <circle cx="144" cy="104" r="10" />
          <circle cx="146" cy="72" r="5" />
        </g>
      </>
    );
  return (
    <>
      <path transform="translate(0 6)" d={CRESCENT} fill="var(--il-sun)" />
      {of === 'needs-improvement' && (
        <path
          d="M96 152c-16 0-26-8-26-19s11-19 22-16c3-14 17-22 30-17 11 3 17 11 17 20 14-1 22 5 22 16s-9 16-22 16z"
          fill="var(--deep-text-2)"
        />
      )}
    </>
  );
}
