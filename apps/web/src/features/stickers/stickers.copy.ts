/** From the content's `ui-copy.json`, word for word; the toasts are the specification's (001, section 8). */
export const STICKER_TOASTS = {
  placed: { title: 'Sticker placed!', description: 'Your sticker has been added to the page.' },
  removed: { title: 'Sticker removed', description: 'Double-click any sticker to remove it.' },
  slidOff: { title: 'The sticker slid off.', description: 'It is back in your box. Try again?', action: 'Try again' },
} as const;

export const STICKERS_COPY = {
  emptyPage: { title: 'A wide open page', text: 'Pick a sticker. Tap where it can live.', action: 'Pick a sticker' },
} as const;

/** Ours. */
export const PLAYGROUND_COPY = {
  heading: 'Your sticker page',
  hint: 'Pick a sticker, then press where it can live. Drag it to move it.',
  keysHint: 'Arrow keys move it. The square brackets turn it. Plus and minus change its size. Delete takes it off.',
  page: 'Your sticker page, with stickers on it: {names}',
  emptyPage: 'Your sticker page. It is empty.',
  loading: 'Opening your sticker page...',
  placeHere: 'Put {name} on the page',
  placeHint: 'Press where it can live. Arrow keys move it, Enter puts it there.',
  inHand: '{name}: press where it can live.',
  putBack: 'Put it back',
  undo: 'Put it back',
  tools: 'What to do with {name}',
  full: 'Your page is full: {most} stickers! Take one off to make room.',
  nearlyFull: 'There is room for {n} more.',
  nearlyFullOne: 'There is room for 1 more.',
  /** Where the device could not keep it either. */
  unsaved: { title: 'Not saved yet.', text: 'Your stickers are still on your page.', action: 'Try again' },
} as const;

/** What was done on the page and is not with the server yet. */
export const STICKERS_WAITING_COPY = {
  title: 'Saved on this device.',
  text: {
    'no-network': 'Your stickers stay where you put them. We send them on when there is internet.',
    'in-line': 'Your stickers stay where you put them. We send them on when there is internet.',
    'asked-to-wait': 'Your stickers stay where you put them. We send them on in a little while.',
    'signed-out': 'You were signed out. Sign in, and we send your stickers on.',
  },
  signIn: 'Sign in',
  arrived: 'Saved. Your sticker page is up to date.',
} as const;

export const BOX_COPY = {
  heading: 'Your sticker box',
  packs: 'Which pack?',
  pick: 'Pick {name}',
  pickNew: 'Pick {name}, new',
  isNew: 'New',
} as const;

export const ALBUM_COPY = {
  heading: 'Your sticker album',
  count: 'You have {n} of {all} stickers.',
  packCount: '{n} of {all}',
  allThere: 'All ten are yours!',
  packToCome: 'To open this pack: {how}',
  restToCome: '{n} more to find. Press one to see how.',
  restToComeOne: 'One more to find. Press it to see how.',
  locked: '{name}, not here yet',
  isNew: 'New',
  newLabel: '{name}, new',
  yoursSince: 'Yours since {date}.',
  toCome: 'Not here yet.',
  howTo: 'How to get it',
  putOnPage: 'Put it on my page',
} as const;
