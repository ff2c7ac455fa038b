import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, SETTING_NAMES } from '../apps/server/config.ts';

const folder = new URL('../deploy/kubernetes/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const Labels = z.record(z.string(), z.string());
const Meta = z.strictObject({ name: z.string(), labels: Labels.optional(), annotations: Labels.optional() });
const Selector = z.strictObject({ matchLabels: Labels });
const Probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
});
const ByName = z.strictObject({ name: z.string() });

/** The part of each kind that is used here; a key with a mistake in it is refused, as `kubectl apply` would refuse it. */
const Container = z.strictObject({
  name: z.string(),
  image: z.literal('wonderlings'),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.tuple([z.strictObject({ configMapRef: ByName }), z.strictObject({ secretRef: ByName })]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  lifecycle: z.strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }) }),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.boolean().optional() })),
});
const Pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.int(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    runAsGroup: z.int(),
    fsGroup: z.int(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(z.unknown()).min(1),
  containers: z.tuple([Container]),
  volumes: z.array(z.looseObject({ name: z.string() })),
});
const Deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: Meta,
  spec: z.strictObject({
    replicas: z.int().min(2),
    selector: Selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.literal(0) }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels: Labels }), spec: Pod }),
  }),
});
const Budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata: Meta,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector: Selector }),
});
const Service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: Meta,
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    publishNotReadyAddresses: z.boolean().optional(),
    selector: Labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});
const Policy = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('NetworkPolicy'),
  metadata: Meta,
  spec: z.strictObject({
    podSelector: z.union([Selector, z.strictObject({})]),
    policyTypes: z.tuple([z.literal('Ingress')]),
    ingress: z
      .array(
        z.strictObject({
          from: z.array(z.strictObject({ namespaceSelector: Selector, podSelector: Selector.optional() })).min(1),
          ports: z.array(z.strictObject({ protocol: z.literal('TCP'), port: z.string() })).min(1),
        }),
      )
      .default([]),
  }),
});
const Ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata: Meta,
  spec: z.strictObject({
    ingressClassName: z.string(),
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })).min(1),
    rules: z.array(z.looseObject({ host: z.string() })),
  }),
});
const Claim = z.looseObject({ apiVersion: z.literal('v1'), kind: z.literal('PersistentVolumeClaim'), metadata: Meta });
const Namespace = z.strictObject({ apiVersion: z.literal('v1'), kind: z.literal('Namespace'), metadata: Meta });
const Resource = z.discriminatedUnion('kind', [Deployment, Budget, Service, Policy, Ingress, Claim, Namespace]);

const Kustomization = z.looseObject({
  resources: z.array(z.string()),
  images: z.array(z.looseObject({ name: z.string() })),
});

describe('deploy/kubernetes', () => {
  const { resources, images } = Kustomization.parse(parse(read('kustomization.yaml')));
  const settings = Object.fromEntries(
    read('config.env')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2)),
  );
  let all: z.infer<typeof Resource>[];
  beforeAll(() => {
    all = resources.flatMap((name) => parseAllDocuments(read(name)).map((document) => Resource.parse(document.toJS())));
  });
  const of = <Kind extends z.infer<typeof Resource>['kind']>(kind: Kind) =>
    all.filter((one): one is Extract<z.infer<typeof Resource>, { kind: Kind }> => one.kind === kind);
  const servers = () =>
    of('Deployment').map(({ metadata, spec }) => ({ name: metadata.name, spec, pod: spec.template.spec }));

  it('applies every file that is there', () => {
    const files = readdirSync(fileURLToPath(folder)).filter(
      (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
    );
    expect([...resources].sort()).toEqual(files.sort());
    expect(images.map(({ name }) => name)).toEqual(['wonderlings']);
  });

  it('rolls api and workers one at a time, and never stops them all', () => {
    expect(servers().map(({ name, spec }) => [name, spec.replicas])).toEqual([
      ['api', 3],
      ['worker', 2],
    ]);
    for (const { name, spec } of servers()) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      const budget = of('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
      expect(budget?.spec.selector).toEqual(spec.selector);
      expect(budget?.spec.minAvailable).toBeLessThan(spec.replicas);
    }
  });

  it('asks each server how it is, gives it time to end, and room to write where it must', () => {
    for (const { name, pod } of servers()) {
      const [container] = pod.containers;
      expect(container.env).toEqual([{ name: 'ROLES', value: name }]);
      expect(container.startupProbe.httpGet.path).toBe('/healthz');
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      const ports = container.ports.map((port) => port.name);
      for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        expect(ports).toContain(httpGet.port);
      }
      // 5 s of a pause and 10 s of grace.
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
      const mounted = container.volumeMounts.map((mount) => mount.name);
      expect(mounted.sort()).toEqual(pod.volumes.map((volume) => volume.name).sort());
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(settings.ANCHOR_DIR);
    }
  });

  it('has settings that there are, and no secret', () => {
    for (const name of Object.keys(settings)) expect(SETTING_NAMES).toContain(name);
    expect(readConfig({ ...settings, ROLES: 'api' })).toMatchObject({
      trustedProxies: 1,
      retention: { backupDays: 30 },
    });
    const text = readdirSync(fileURLToPath(folder))
      .map((name) => read(name))
      .join('\n');
    expect(text).not.toMatch(/kind: Secret|(MASTER_KEY|SESSION_KEYS|DATABASE_URL|REDIS_URL)=\S/);
  });

  it('lets requests in from the ingress and Prometheus in to the operators’ port, and nothing else', () => {
    const [none, ...some] = of('NetworkPolicy');
    expect(none?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress'], ingress: [] });
    const named = servers()[0]?.pod.containers[0].ports.map(({ name, containerPort }) => [name, containerPort]);
    expect(named).toEqual([
      ['http', 3000],
      ['ops', 9464],
    ]);
    const open = some.flatMap(({ spec }) =>
      spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => [spec.podSelector, port])),
    );
    expect(open).toEqual([
      [{ matchLabels: { 'app.kubernetes.io/name': 'api' } }, 'http'],
      [{ matchLabels: { 'app.kubernetes.io/component': 'server' } }, 'ops'],
    ]);
    const hosts = of('Ingress').flatMap(({ spec }) => [
      ...spec.rules.map(({ host }) => host),
      ...spec.tls.flatMap((tls) => tls.hosts),
    ]);
    for (const host of hosts) expect(settings.PUBLIC_URL).toBe(`https://${host}`);
    // The way from outside leads to the port of requests alone.
    const backend = z.looseObject({ spec: z.unknown() }).parse(of('Ingress')[0]);
    expect(JSON.stringify(backend)).toContain('"port":{"name":"http"}');
    expect(
      of('Service').map(({ metadata, spec }) => [metadata.name, spec.ports.map(({ targetPort }) => targetPort)]),
    ).toEqual([
      ['api', ['http']],
      ['ops', ['ops']],
    ]);
  });

  it('refuses a manifest with a mistake in a name', () => {
    const text = read('api.yaml').replace('readinessProbe', 'readynessProbe');
    const [document] = parseAllDocuments(text);
    expect(() => Resource.parse(document?.toJS())).toThrow(/readynessProbe/);
  });

  const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
  it.skipIf(!hasKubectl)('is built by kustomize (needs kubectl)', () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', fileURLToPath(folder)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const built = parseAllDocuments(stdout).map((document) =>
      z.looseObject({ kind: z.string() }).parse(document.toJS()),
    );
    expect(built.map(({ kind }) => kind).sort()).toEqual([...all.map(({ kind }) => kind), 'ConfigMap'].sort());
    expect(stdout).not.toMatch(/image: wonderlings$/m);
  });
});
