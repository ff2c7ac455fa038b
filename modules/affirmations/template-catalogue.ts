import type { Template } from './build-affirmation.ts';

export const TEMPLATES: readonly Template[] = [
  {
    id: 'younger-bright-1',
    band: 'younger',
    valence: 'bright',
    text: 'I {did}. That shows I can {know}. I feel {feel}, and I can {can}.',
  },
  {
    id: 'younger-bright-2',
    band: 'younger',
    valence: 'bright',
    text: '{open1} I am proud that I {did}. Next, I can {can}.',
  },
  {
    id: 'younger-bright-3',
    band: 'younger',
    valence: 'bright',
    text: 'I feel {feel}, and I {did}. Both are good to notice. Now I can {can}.',
  },
  {
    id: 'younger-bright-4',
    band: 'younger',
    valence: 'bright',
    text: '{open2} I {did}, and that matters. {Subject} makes me smile.',
  },
  {
    id: 'younger-tender-1',
    band: 'younger',
    valence: 'tender',
    text: '{open1} I can {can}. I {did}, and that matters.',
  },
  {
    id: 'younger-tender-2',
    band: 'younger',
    valence: 'tender',
    text: 'When I feel {feel}, I can {can}. I {did}. That shows I can {know}.',
  },
  {
    id: 'younger-tender-3',
    band: 'younger',
    valence: 'tender',
    text: 'I can {know}. I know, because I {did}. {Subject} helps when I feel {feel}.',
  },
  {
    id: 'younger-tender-4',
    band: 'younger',
    valence: 'tender',
    text: '{open2} I am proud that I {did}. Now I can {can}.',
  },
  {
    id: 'older-bright-1',
    band: 'older',
    valence: 'bright',
    text: 'I {did}. That shows I can {know}. I feel {feel}, and I can {can}.',
  },
  {
    id: 'older-bright-2',
    band: 'older',
    valence: 'bright',
    text: 'I feel {feel} today. I {did}, and I made that choice. Next, I can {can}.',
  },
  {
    id: 'older-bright-3',
    band: 'older',
    valence: 'bright',
    text: '{open3} I {did}, and I can build on that. {Subject} helps.',
  },
  {
    id: 'older-bright-4',
    band: 'older',
    valence: 'bright',
    text: 'I feel {feel}, and {subject} helps. I {did}. That shows I can {know}.',
  },
  {
    id: 'older-tender-1',
    band: 'older',
    valence: 'tender',
    text: '{open1} I can {can}. I {did}, and that still counts.',
  },
  {
    id: 'older-tender-2',
    band: 'older',
    valence: 'tender',
    text: 'I {did}. That shows I can {know}. {Subject} helps when I feel {feel}.',
  },
  {
    id: 'older-tender-3',
    band: 'older',
    valence: 'tender',
    text: 'I feel {feel}, so I can {can}. I can {know}. I know, because I {did}.',
  },
  {
    id: 'older-tender-4',
    band: 'older',
    valence: 'tender',
    text: '{open3} I am proud that I {did}. Now I can {can}.',
  },
];

/** Specification 001, section 5: shown when there are not exactly four answers. */
export const FALLBACKS = ['I am special just as I am', 'I am amazing just as I am'] as const;
