/** Words of the journal's frame, as the content files have them; `own` marks the few that they leave to the page. */
export const JOURNAL_COPY = {
  tabsLabel: 'Journal',
  tabs: { add: 'Add Mood', writing: 'Daily Writing', calendar: 'Calendar', journey: 'Journey' },
  loading: 'Opening your journal...',
  loadSlow: 'This takes a bit long. You can wait, or come back.',
  calendarEmpty: 'No mood entries for this day.',
  calendarEmptyAction: 'Add one?',
  journeyEmpty: 'No mood entries yet!',
  journeyEmptyAction: 'Add Your First Mood',
  close: 'Okay',
  welcomeFallback: 'Welcome back! Ready to explore your feelings today?',
} as const;

export const RENAME_COPY = {
  title: 'Name Your Journal',
  preview: 'Here is how it looks:',
  hint: 'Up to 50 letters.',
  cancel: 'Cancel',
  save: 'Save',
  saved: { title: 'Journal updated!', description: 'Your journal name has been saved.' },
  failed: { title: 'Error', description: 'Failed to update journal name.' },
} as const;

export const FAILURE_COPY = {
  mood: { title: "That didn't save.", text: 'Your feeling is still picked. Try again?' },
  words: { title: "That didn't save.", text: 'Your words are still here. Try again?' },
  drawing: { title: "That didn't save.", text: 'Your drawing is still here. Try again?' },
  tooLong: { title: 'That is a lot of words!', text: 'They are still here. Can you split them in two?' },
  wait: {
    title: 'Not saved yet.',
    mood: 'Your feeling is still picked.',
    words: 'Your words are still here.',
    drawing: 'Your drawing is still here.',
  },
  tooFast: { title: 'That was quick!', text: 'Wait a little, then try once more.' },
  signedOut: {
    title: 'You were signed out.',
    text: 'Your words are still here. Sign in and go on.',
    action: 'Sign in',
  },
  deviceFull: {
    title: 'This device is full.',
    text: 'There is no internet, and no room to keep it. It is still here. Ask a grown-up to make room.',
  },
} as const;

/** What was saved and is not in the journal of the server yet. */
export const KEPT_COPY = {
  title: 'Saved on this device.',
  text: {
    'no-network': 'It goes into your journal when there is internet.',
    'in-line': 'It goes into your journal when there is internet.',
    'asked-to-wait': 'It goes into your journal in a little while.',
    'signed-out': 'You were signed out. Sign in, and it goes into your journal.',
  },
  signIn: 'Sign in',
  arrived: 'Saved. It is in your journal now.',
  entry: 'Saved on this device',
} as const;

export const CELEBRATION_COPY = {
  title: 'You did it!',
  close: 'Lovely',
  closeHard: 'Okay',
  held: 'Blot holds it with you.',
  heldAngry: 'Blot can take the heat.',

  moodSaved: 'You stopped and named your feeling.',
  hardMoodSaved: 'You wrote down a hard feeling. That takes heart.',
  journalSaved: 'You wrote a page in your own words.',
  drawingSaved: 'Your drawing is kept.',
  journalDays: 'You wrote {n} days running.',
  firstEntry: 'You wrote your very first page.',
  streakDays: {
    3: 'You checked in three days running.',
    7: 'You checked in for a whole week.',
    14: 'You checked in for two weeks.',
    30: 'You checked in for thirty days.',
  },
} as const;

/** Our own: the content files have no words for these. */
export const OWN_COPY = {
  wonder: 'Three things to wonder about',
  blotWaits: 'Write it wobbly. It still counts.',
  startersLabel: 'Ways to start',
  saving: 'Saving...',
  backToGrid: 'Back to the big feelings',
  quickTitle: 'Quick check-in',
  done: 'Done',
  more: 'and {n} more',
  earned: 'You earned',
  lately: 'You earned lately',
  lettersLeft: '{n} letters left',
  oneLetterLeft: '1 letter left',
  tooMany: '{n} letters too many',
  oneTooMany: '1 letter too many',
  entriesOn: '{n} entries',
  oneEntryOn: '1 entry',
  manyEntriesOn: '{n} or more entries',
  kept: '{n} entries. Each one is a step of yours.',
  oneKept: 'Your first entry. The path begins here.',
  showMore: 'Show more',
  comingMore: 'More is coming...',
  moreCame: '{n} more',
  moreFailed: 'That did not come. Try again?',
  dayToday: 'today',
  daySelected: 'chosen',
} as const;
