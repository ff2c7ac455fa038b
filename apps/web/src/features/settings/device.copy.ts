/** Of the settings' part "On this device"; ours, but for `waiting` (ui-copy `offline`). */
export const DEVICE_COPY = {
  heading: 'On this device',
  intro: 'Some things never leave this device. They are kept right here, for you alone.',
  /** Once the whole app is on the device … */
  lastPages:
    'The pages you read last are here too, locked. You can read them without internet. They go when you log out.',
  /** … before, … */
  lastPagesLocked: 'The pages you read last are here too, locked. They go when you log out.',
  /** … and where this visit could not keep it. */
  appNotKept:
    'Wonderlings needs internet for now. This device could not keep it, maybe it is full. We try again next time.',
  nothing: 'There is nothing here yet. What you log, grow and tick will stay on this device.',
  denied: 'This device keeps nothing for us right now. Your journal and badges are safe.',
  loading: 'Looking...',
  photos: { one: '1 photo of your plants', other: '{n} photos of your plants' },
  waiting: '{n} things wait on this device.',
  save: 'Save a copy',
  saving: 'Packing...',
  forGrownUps: 'The copy is one file. Keep it where only your family can see it.',
  forget: 'Forget this device',
  ask: {
    title: 'Forget it all?',
    text: 'Your nights, plants, photos and ticks here will be gone. So will what still waits to be sent. Nobody can bring them back. Your journal and badges stay.',
    yes: 'Yes, forget it',
    forgetting: 'Forgetting...',
    no: 'Keep my things',
  },
} as const;

/** What stands in a document of this device, by its name, in the order in which it is shown. */
export const DEVICE_THINGS = {
  sleep: 'Your nights and your sleep log',
  plants: 'Your plants and how they grow',
  nature: 'What you ticked in nature',
  coping: 'Your favorite tools',
  helped: 'What helped you',
  calm: 'Your calm moments',
  'be-active': 'How you like to move',
  'movequest-wishes': 'How you like MoveQuest',
  'affirmation-age': 'The age for your kind words',
  'unsent-stickers': 'Stickers that wait to be sent',
  day: 'What home knows of your day',
  buddy: 'What your buddy has said',
} as const;
/** For a document that a later version has kept. */
export const OTHER_THING = 'Something from another page';

export const DEVICE_TOASTS = {
  saved: { title: 'Your copy is ready.', description: 'It is with the downloads of this device.' },
  notSaved: { title: 'That copy did not come.', description: 'Your things are still here. Try again?' },
  forgotten: { title: 'All gone from here.', description: 'Your journal and badges are still yours.' },
  notForgotten: { title: 'That did not work.', description: 'Your things are still here. Try again?' },
} as const;
