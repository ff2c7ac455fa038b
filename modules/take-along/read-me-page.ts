import { escapeHtml, pageEnd, pageStart } from './html.ts';
import { TABLE_FILES } from './table-files.ts';

interface ReadMe {
  readonly name: string;
  readonly madeAt: string;
  readonly entries: number;
  /** Whether the verifier lies in `proof/`. */
  readonly hasVerifier: boolean;
}

/** `read-me-first.html`: what this is, and how to check it. */
export function readMePage({ name, madeAt, entries, hasVerifier }: ReadMe): string {
  const rows = [
    [
      'history.html',
      'Every entry as a plain sentence, by day, with the words that were written and the drawings. Open it in any browser.',
    ],
    [
      'tables/',
      `${TABLE_FILES.length} tables for a spreadsheet. A text that begins like a formula has an apostrophe before it.`,
    ],
    ['history.json', 'Everything, for programs. history.schema.json says what stands where.'],
    ['proof/events.jsonl', 'The sealed entries, one a line, each chained to the one before.'],
    ['proof/key.json', 'The key that opens this one history, and those of its notes that are left.'],
    ['proof/anchors.json', 'Marks of this history that were kept elsewhere, if there were any.'],
    [
      'device.json',
      'What the device held that saved this file. It is only there if it was asked for; it never was on the server.',
    ],
  ];
  const check = hasVerifier
    ? `<p>Open <code>proof/verify.html</code> in a browser, or run <code>node proof/verify-history.mjs</code> with Node 20 or newer. Neither needs us or a network.</p>`
    : `<p>Each line of <code>proof/events.jsonl</code> has the SHA-256 of the line before, its own fields and its sealed data; the data opens with the key (AES-256-GCM), and only in its own place.</p>`;
  return `${pageStart(`The history of ${name}: read me first`)}<h1>The history of ${escapeHtml(name)}</h1>
<p>${entries.toLocaleString('en-US')} entries, up to ${escapeHtml(madeAt)}. This file belongs to the child and its family.</p>
<h2>Yours to guard</h2>
<p>Whoever has this file can read every word that was written, and holds the key of this history. Please do not send it by email.</p>
<h2>What is inside</h2>
<table><tbody>
${rows.map(([path, text]) => `<tr><th scope="row"><code>${path}</code></th><td>${text}</td></tr>`).join('\n')}
</tbody></table>
<h2>Check it</h2>
${check}
<p>It shows whether anything was changed, removed, put in or moved since the entries were sealed. It cannot show that the end was cut off: compare the number of entries above, or a keepsake. And whoever holds the key could seal other entries: the file proves nothing against its owner.</p>
<h2>Bring it back</h2>
<p>An empty account takes the file in as it is: Grown-up area, Take along, Bring a history here.</p>
${pageEnd}`;
}
