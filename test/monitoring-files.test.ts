import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchOp, parser, VectorSelector } from '@prometheus-io/lezer-promql';
import { createMetrics } from '@wonderlings/telemetry';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
});

const rules = Rules.parse(parse(read('deploy/prometheus/rules.yml'))).groups.flatMap((group) => group.rules);
const dashboard = Dashboard.parse(JSON.parse(read('deploy/grafana/wonderlings.json')));
const panelQueries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
const queries = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...panelQueries];

interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** What a query selects, by Prometheus' own grammar. @throws Error for one that is none */
function selectorsOf(query: string): Selector[] {
  const found: { metric: string; labels: string[] }[] = [];
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`No query: ${query.slice(0, node.from)} ▸ ${query.slice(node.from)}`);
      const text = query.slice(node.from, node.to);
      if (node.type.id === VectorSelector)
        found.push({ metric: /^[a-z_:]+[a-z0-9_:]*/i.exec(text)?.[0] ?? '', labels: [] });
      if (node.type.id === MatchOp) {
        const label = /(\w+)\s*$/.exec(query.slice(0, node.from))?.[1];
        if (label) found.at(-1)?.labels.push(label);
      }
    },
  });
  return found;
}

/** Of Prometheus itself, and those that it puts on everything it scrapes. */
const ITS_OWN = new Set(['up']);
const LABELS_OF_TARGETS = ['job', 'instance'];
const SERIES_OF_HISTOGRAM = ['_bucket', '_sum', '_count'];

describe('what Prometheus and Grafana are given', () => {
  let metricsThere: string;
  beforeAll(async () => {
    const metrics = createMetrics();
    metrics.watchAdmission(() => ({ connections: 1, requests: 1, bytes: 1 }));
    metrics.watchProjector(async () => ({ lag: 0, parked: [], awaiting: [], rebuilding: [], fault: null }));
    metrics.requestAnswered({ method: 'GET', route: '/', status: 200, seconds: 1 });
    metrics.appended({ events: 1, seconds: 1, outcome: 'appended' });
    metrics.jobFinished({ name: 'a-job', outcome: 'done', seconds: 1 });
    metrics.refused('a-reason');
    metrics.watchLog({ engine: 'postgres', isReachable: async () => true });
    const counts = { waiting: 1, active: 0, delayed: 0, failed: 0, oldestWaitingSeconds: 1 };
    metrics.watchJobs(async () => ({ jobs: [{ name: 'a-job', ...counts }] }));
    metricsThere = await metrics.text();
  });
  const seriesOf = (metric: string): readonly string[] =>
    metricsThere.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));

  it.each(queries)('%s asks for metrics and labels that there are', (_, query) => {
    const selected = selectorsOf(query.replaceAll('$job', 'wonderlings'));
    expect(selected.length).toBeGreaterThan(0);
    for (const { metric, labels } of selected.filter((one) => !ITS_OWN.has(one.metric))) {
      const series = seriesOf(metric);
      expect(series, metric).not.toEqual([]);
      for (const label of labels.filter((name) => !LABELS_OF_TARGETS.includes(name))) {
        expect(
          series.some((line) => line.includes(`${label}="`)),
          `${metric}{${label}}`,
        ).toBe(true);
      }
    }
  });

  it('names jobs that there are', () => {
    const files = readdirSync(join(root, 'modules'), { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /^[\w-]+\/[\w.-]+\.ts$/.test(file) && !file.includes('.test.'));
    const sources = [...code.map((file) => join('modules', file)), 'apps/server/background.ts'].map(read).join('\n');
    const named = queries.flatMap(([, query]) => [...query.matchAll(/\bname="([^"]+)"/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(1);
    // A list of what is due is looked at by a job of its own, see `registerListed`.
    for (const name of named) expect(sources).toContain(`'${name.replace(/^find-/, '')}'`);
  });

  it('shows every metric of our own somewhere', () => {
    const ours = [...metricsThere.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    const own = ours.filter((name) => !/^(process|nodejs)_/.test(name));
    expect(own.length).toBeGreaterThan(12);
    const shown = new Set(
      panelQueries.flatMap(([, query]) => selectorsOf(query.replaceAll('$job', 'x')).map((s) => s.metric)),
    );
    const isShown = (name: string) => shown.has(name) || SERIES_OF_HISTOGRAM.some((end) => shown.has(name + end));
    expect(own.filter((name) => !isShown(name))).toEqual([]);
  });

  it('says in the handbook what to do about each alert', () => {
    const handbook = read('docs/operations.md');
    for (const { alert } of rules) expect(handbook, alert).toContain(`| \`${alert}\` |`);
    const told = [...handbook.matchAll(/^\| `([A-Z][A-Za-z]+)` \|/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it('is not fooled by a query with a mistake, or by a metric that is none', () => {
    expect(() => selectorsOf('sum(rate(x[5m])')).toThrow('No query');
    expect(selectorsOf('rate(no_such_metric{a="b",c!="d"}[5m])')).toEqual([
      { metric: 'no_such_metric', labels: ['a', 'c'] },
    ]);
    expect(seriesOf('no_such_metric')).toEqual([]);
  });
});
