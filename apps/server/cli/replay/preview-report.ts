import type { Preview, TablePreview } from '@wonderlings/read-model';
import { perSecond } from '../progress.ts';
import { inColumns } from './in-columns.ts';
import type { RewardEffect } from './reward-effects.ts';

/** All that a preview has found. */
export interface PreviewFound {
  readonly preview: Preview;
  /** Undefined where the live release has not written down its rules. */
  readonly rewards: readonly RewardEffect[] | undefined;
}

const rowsOf = ({ rows }: TablePreview): number => rows.added + rows.changed + rows.gone;
const columnsOf = ({ columns }: TablePreview): number =>
  columns.added.length + columns.gone.length + columns.retyped.length;
const isDifferent = (table: TablePreview): boolean => table.isNew || rowsOf(table) > 0 || columnsOf(table) > 0;

export const changesAnything = ({ preview, rewards = [] }: PreviewFound): boolean =>
  preview.tables.some(isDifferent) || rewards.length > 0;

/** One document for programs: ids and figures, texts only as their lengths. */
export function previewAsJson(found: PreviewFound): object {
  const { preview, rewards } = found;
  return {
    changes: changesAnything(found),
    events: preview.events,
    seconds: Math.round(preview.ms) / 1_000,
    tables: preview.tables.map(({ examples, ms, ...table }) => ({
      ...table,
      seconds: Math.round(ms) / 1_000,
      examples: examples.map(({ child, difference: { key, kind, columns } }) => ({
        child,
        key,
        kind: KINDS[kind],
        columns: columns.map(({ name, live, replayed }) => ({ name, before: live, after: replayed })),
      })),
    })),
    rewards: rewards ?? null,
    failed: preview.failed.map(({ table, eventId, position, message }) => ({ table, eventId, position, message })),
  };
}

const KINDS = { missing: 'added', extra: 'gone', changed: 'changed' } as const;

/** The same for people, in lines. */
export function previewInLines(found: PreviewFound): string[] {
  const { preview, rewards } = found;
  const different = preview.tables.filter(isDifferent);
  const head = `Previewed ${preview.tables.length} tables from ${preview.events} events (${perSecond(preview.events, preview.ms)} events/s). Nothing was changed.`;
  const figures = different.map((table) => [
    table.table,
    ...[table.rows.added, table.rows.changed, table.rows.gone, table.children].map(String),
    `${(table.ms / 1_000).toFixed(1)} s`,
  ]);
  const rows =
    different.length === 0
      ? ['Every row would stay as it is.']
      : [
          ...inColumns(['table', 'added', 'changed', 'gone', 'children', 'took'], figures),
          `Every row of ${preview.tables.length - different.length} other tables would stay as it is.`,
        ];
  return [head, '', ...rows, ...different.flatMap(detailsOf), '', ...rewardLines(rewards)];
}

function detailsOf({ table, isNew, columns, needsVersion, examples, children }: TablePreview): string[] {
  const named = Object.entries({
    'new columns': columns.added,
    'columns gone': columns.gone,
    'of another type': columns.retyped,
  });
  const about = [
    ...(isNew ? ['no release has built it yet'] : []),
    ...named.flatMap(([what, names]) => (names.length > 0 ? [`${what}: ${names.join(', ')}`] : [])),
  ];
  const lines = about.map((one) => `  ${one}`);
  if (needsVersion) lines.push('  its version is the live one: raise it, or no server will rebuild it by itself');
  const told = examples.flatMap(({ child, difference: { key, kind, columns: changed } }) => {
    const row = Object.entries(key).flatMap(([name, value]) => (value === child ? [] : [`${name} ${value}`]));
    const head = `  child ${child}: ${KINDS[kind]} ${row.length > 0 ? row.join(', ') : 'its row'}`;
    return [head, ...changed.map(({ name, live, replayed }) => `    ${name}: ${live} → ${replayed}`)];
  });
  const more = children - examples.length;
  if (more > 0 && examples.length > 0) told.push(`  … and ${more} more ${more === 1 ? 'child' : 'children'}`);
  return lines.length + told.length > 0 ? ['', `${table}:`, ...lines, ...told] : [];
}

const childrenWho = (count: number): string => (count === 1 ? '1 child' : `${count} children`);

function rewardLines(rewards: readonly RewardEffect[] | undefined): string[] {
  if (!rewards) return ['Rewards: the live release has not written down its rules, so nothing can be said of them.'];
  if (rewards.length === 0) return ['Rewards: the rules are those of the live release.'];
  return ['Rewards, by rules that are changed:', ...rewards.map(rewardSentence)];
}

function rewardSentence({ kind, name, change, wouldEarn, wouldLose, have, haveOtherwise }: RewardEffect): string {
  const parts = [
    `${childrenWho(wouldEarn)} would earn it`,
    wouldLose === 0 ? 'none loses it' : `${childrenWho(wouldLose)} would not find it any more`,
    ...(have > 0 ? [`${have} ${have === 1 ? 'has' : 'have'} it and ${have === 1 ? 'keeps' : 'keep'} it`] : []),
    ...(haveOtherwise > 0 ? [`${haveOtherwise} of them would not earn it anew`] : []),
  ];
  return `  ${name} (${kind}, ${change}): ${parts.join(', ')}.`;
}
