/**
 * `npm run sbom`: writes sbom.json, a CycloneDX 1.5 list of every package in package-lock.json; what only builds and tests has the scope `excluded`.
 *
 * Not `npm sbom`: it refuses this tree, because lighthouse brings a package that asks for "latest" of another one, and with `--omit dev` it leaves out what
 * runs and is also used by a tool, koa among them (npm 11.19).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name?: string, version?: string, license?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean }} Locked */

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = `${root}sbom.json`;
const FOLDER = 'node_modules/';
const { name, version, packages } = /** @type {{ name: string, version: string, packages: Record<string, Locked> }} */ (
  JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
);

/** `sha512-<base64>`, perhaps several. @param {string} integrity */
const hashesOf = (integrity) =>
  integrity.split(' ').map((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
  });

/** An expression may stand for several licences. @param {string | undefined} license */
function licensesOf(license) {
  if (license === undefined) return [];
  return / (OR|AND|WITH) /.test(license) ? [{ expression: license }] : [{ license: { name: license } }];
}

/** @param {string} path in the lock file @param {Locked} locked */
function componentOf(path, locked) {
  const installedAs = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const its = locked.name ?? installedAs;
  const purl = `pkg:npm/${its.replace('@', '%40')}@${locked.version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name: its,
    version: locked.version,
    scope: locked.dev ? 'excluded' : locked.optional ? 'optional' : 'required',
    purl,
    hashes: hashesOf(locked.integrity ?? ''),
    licenses: licensesOf(locked.license),
  };
}

/** @type {Map<string, ReturnType<typeof componentOf>>} */
const components = new Map();
for (const [path, locked] of Object.entries(packages)) {
  // The rest are our own workspaces.
  if (!path.includes(FOLDER) || locked.link) continue;
  const component = componentOf(path, locked);
  const known = components.get(component.purl);
  // One package in two places is one, and part of what runs when either is.
  if (!known || known.scope === 'excluded') components.set(component.purl, component);
}
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: {
      type: 'application',
      'bom-ref': `pkg:npm/${name}@${version}`,
      name,
      version,
      licenses: [{ license: { id: 'MIT' } }],
    },
  },
  components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
};
writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
const running = document.components.filter(({ scope }) => scope !== 'excluded').length;
console.log(`sbom.json: ${document.components.length} packages, ${running} of them are part of what runs.`);
