import { SoapBubble } from '../../art/soap-bubble.tsx';
import styles from './world.module.css';
import { WorldRim } from './world-rim.tsx';

/** Bubbles rise over a pond, and some over the rim. */
export function BubbleWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#BDE9F2" />
        <circle cx="92" cy="84" r="60" fill="#FFF6DA" opacity="0.8" />
        <path d="M0 190c70-34 150-30 280-6v96H0z" fill="#8FD3E3" />
        <path d="M0 232c90-26 190-22 280 0v50H0z" fill="#6ABED6" />
        <g className={styles.rise}>
          <SoapBubble x={164} y={108} r={46} />
          <SoapBubble x={84} y={172} r={26} />
          <SoapBubble x={214} y={190} r={20} />
          <SoapBubble x={118} y={226} r={12} />
        </g>
      </g>
      <WorldRim />
      <g className={styles.rise}>
        <SoapBubble x={232} y={38} r={22} />
        <SoapBubble x={268} y={88} r={10} />
        <SoapBubble x={192} y={12} r={8} />
      </g>
    </>
  );
}
