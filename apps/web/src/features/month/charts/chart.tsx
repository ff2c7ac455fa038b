import type { ReactNode } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import { tableIcon } from '../../../ui/history-icons.ts';
import { CHART_COPY } from '../month.copy.ts';
import styles from './chart.module.css';

export interface ChartTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly (string | number)[])[];
}

interface ChartProps {
  readonly id: string;
  readonly title: string;
  /** `**` stands round what is said with weight. */
  readonly says: string;
  /** Not on paper, which cannot be opened. */
  readonly table?: ChartTable | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Look, then read: one sentence, the picture, and its table. */
export function Chart({ id, title, says, table, className, children }: ChartProps) {
  return (
    <figure className={[styles.chart, className].filter(Boolean).join(' ')} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>
          <Said>{says}</Said>
        </p>
      </figcaption>
      {children}
      {table && <AsTable {...table} />}
    </figure>
  );
}

const WEIGHT = '**';
/** Without its weight, for a label. */
export const plain = (says: string): string => says.replaceAll(WEIGHT, '');

/** A sentence with its weight. */
export function Said({ children }: { readonly children: string }) {
  // The parts of one sentence: they come in pairs and never change places.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return children.split(WEIGHT).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/** Widths in CSS pixels, so that words in a picture keep their size. */
export interface Widths {
  readonly phone: number;
  readonly tablet: number;
  /** That of a tablet, where it says nothing. */
  readonly desk?: number;
}
interface DrawnProps {
  readonly label: string;
  readonly widths: Widths;
  readonly draw: (width: number, isWide: boolean) => ReactNode;
}

/** One picture, drawn for a phone, a tablet and a desk: of these only one is there at a time. */
export function Drawn({ label, widths: { phone, tablet, desk }, draw }: DrawnProps) {
  return (
    <>
      <div className={styles.phone} role="img" aria-label={label}>
        {draw(phone, false)}
      </div>
      <div className={desk === undefined ? styles.wider : styles.tablet} role="img" aria-label={label}>
        {draw(tablet, true)}
      </div>
      {desk !== undefined && (
        <div className={styles.desk} role="img" aria-label={label}>
          {draw(desk, true)}
        </div>
      )}
    </>
  );
}

interface LegendProps {
  readonly className?: string | undefined;
  /** List items, a mark and its words each. */
  readonly children: ReactNode;
}

/** What the marks of a picture stand for. */
export const Legend = ({ className, children }: LegendProps) => (
  <ul className={[styles.legend, className].filter(Boolean).join(' ')}>{children}</ul>
);

function AsTable({ caption, head, rows }: ChartTable) {
  return (
    <Fold className={styles.table} icon={tableIcon} summary={CHART_COPY.table}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  );
}
