/**
 * `node scripts/flame-graph.mjs <file.cpuprofile> <file.svg> [<from>]`: one profile as a picture for docs/performance.md. Functions of our own by their
 * names, packages and Node as one frame each; what took less than half a percent is left out, and with `<from>`, like 0.5, that first part of the time.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ id: number, children?: number[], callFrame: { functionName: string, url: string } }} ProfileNode */
/** @typedef {{ label: string, us: number, inside: Map<string, Frame> }} Frame */

const [, , input, output, from = '0'] = process.argv;
if (!input || !output) throw new Error('Which profile, and where is the picture to go?');
const { nodes, samples, timeDeltas } =
  /** @type {{ nodes: ProfileNode[], samples: number[], timeDeltas: number[] }} */ (
    JSON.parse(readFileSync(input, 'utf8'))
  );
const LEAST = 0.005;
const [WIDTH, ROW, LETTER] = [1200, 17, 6.2];
const NO_WORK = new Set(['(idle)', '(program)']);
/** What calls us, and what we call that is no JavaScript. */
const HOST = nodes.some(({ callFrame }) => callFrame.url.startsWith('http')) ? 'browser' : 'node';

/** What a frame is called; undefined for one that only passes on. @param {ProfileNode} node */
function labelOf({ children = [], callFrame: { functionName, url } }) {
  const inPackages = url.lastIndexOf('node_modules/');
  const [first = '', second] = url.slice(inPackages + 'node_modules/'.length).split('/');
  if (inPackages !== -1 && first === 'koa-compose') return undefined;
  if (inPackages !== -1) return first.startsWith('@') ? `${first}/${second}` : first;
  if (functionName.startsWith('(')) return functionName === '(root)' ? undefined : functionName;
  // What is not of JavaScript says what the time was for: writev, utf8Slice.
  if (url === '' && children.length === 0) return `${HOST} ${functionName}`;
  if (!url.startsWith('file:')) return HOST;
  // The build numbers functions that share a name.
  return functionName.replace(/\$\d+$/, '') || undefined;
}

/** @returns {Frame} */
const frame = (/** @type {string} */ label) => ({ label, us: 0, inside: new Map() });

function framesOf() {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const start = timeDeltas.reduce((sum, us) => sum + us, 0) * Number(from);
  const all = frame('all');
  let at = 0;
  for (const [index, id] of samples.entries()) {
    const us = timeDeltas[index] ?? 0;
    at += us;
    if (at < start || NO_WORK.has(byId.get(id)?.callFrame.functionName ?? '')) continue;
    /** @type {string[]} */
    const way = [];
    for (let step = byId.get(id); step; step = byId.get(parents.get(step.id) ?? -1)) {
      const label = labelOf(step);
      if (label !== undefined && label !== way[0]) way.unshift(label);
    }
    all.us += us;
    let place = all;
    for (const label of way) {
      const next = place.inside.get(label) ?? frame(label);
      next.us += us;
      place.inside.set(label, next);
      place = next;
    }
  }
  return all;
}

const colorOf = (/** @type {string} */ label) => {
  if (label.startsWith('(')) return '#c9b6e4';
  if (new RegExp(`^${HOST}\\b`).test(label)) return '#d5d9de';
  return nodes.some((node) => node.callFrame.url.includes(`node_modules/${label}/`)) ? '#a9cbe8' : '#f6c177';
};
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const all = framesOf();
/** @type {string[]} */
const drawn = [];
let deepest = 0;

/** @param {Frame} parent @param {number} x @param {number} depth */
function draw(parent, x, depth) {
  let left = x;
  for (const { label, us, inside } of [...parent.inside.values()].sort((one, other) => other.us - one.us)) {
    const share = us / all.us;
    if (share < LEAST) continue;
    const width = share * WIDTH;
    const room = Math.floor((width - 4) / LETTER);
    const text = room < 3 ? '' : label.length <= room ? label : `${label.slice(0, room - 1)}…`;
    const y = depth * ROW;
    drawn.push(
      `<g><title>${escaped(label)}: ${(share * 100).toFixed(1)} %</title>` +
        `<rect x="${left.toFixed(1)}" y="${y}" width="${Math.max(1, width - 1).toFixed(1)}" height="${ROW - 1}" fill="${colorOf(label)}"/>` +
        `${text === '' ? '' : `<text x="${(left + 2).toFixed(1)}" y="${y + 12}">${escaped(text)}</text>`}</g>`,
    );
    deepest = Math.max(deepest, depth);
    draw({ label, us, inside }, left, depth + 1);
    left += width;
  }
}

draw(all, 0, 0);
const height = (deepest + 1) * ROW;
writeFileSync(
  output,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">\n` +
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`,
);
