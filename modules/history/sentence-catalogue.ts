/** Filled from the event's data through the catalogues: never an id, a code or JSON. */
export const SLOTS = [
  'activity',
  'coach',
  'currentStreak',
  'duration',
  'emoji',
  'feeling',
  // What changed by name ("birthday", "picture"), never the values.
  'fields',
  'goal',
  'intensity',
  'level',
  'month',
  'n',
  'name',
  'theme',
  'totalCheckIns',
  'type',
  'wonderling',
  'words',
] as const;

/** One fact of the log in plain words, with {slots}. A grown-up's sentence never holds words that the child typed. */
export interface Sentence {
  readonly child: string;
  readonly grownUp: string;
}

/** What a variant asks of the event: `kind=breath/` is met by every kind that begins so. */
type Condition =
  | 'hasNote'
  | 'noIntensity'
  | 'isDrawn'
  | 'found'
  | 'by=child'
  | 'by=child,found'
  | 'by=child,not'
  | 'not'
  | 'many'
  | 'all'
  | 'expired'
  | 'picture'
  | 'picture-code'
  | 'changed'
  | 'over'
  | 'by=system'
  | `kind=${string}`;

export interface EventSentence extends Sentence {
  readonly icon: string;
  /** The first whose condition holds is said instead. */
  readonly variants?: readonly (Sentence & { readonly when: Condition })[];
}

/** Of a type that is not listed: an older release met a newer log. */
export const UNKNOWN: Sentence = { child: 'Something was saved.', grownUp: 'Something was saved ({type}).' };

/** Of an event whose key is gone. */
export const ERASED: Sentence = {
  child: 'This was erased. Nobody can read it now.',
  grownUp: 'This was erased. Nobody can read it now.',
};

/** By event type, in the order of the content. */
export const SENTENCES = {
  ChildRegistered: {
    icon: 'door',
    child: 'You made your account. Hello!',
    grownUp: 'Made the account',
  },
  SandboxStarted: {
    icon: 'door',
    child: 'You started a demo visit.',
    grownUp: 'Started a demo visit; it is erased after 24 hours',
  },
  SignedIn: {
    icon: 'key',
    child: 'You came in.',
    grownUp: 'Signed in',
    variants: [
      {
        when: 'picture',
        child: 'You came in by your picture.',
        grownUp: 'Signed in by the picture on a shared device',
      },
      {
        when: 'picture-code',
        child: 'You came in with your four friends.',
        grownUp: 'Signed in by the picture and its code',
      },
    ],
  },
  PictureShown: {
    icon: 'device',
    child: 'A device shows your picture now, for 30 days.',
    grownUp: 'The picture is shown on a shared device for 30 days',
  },
  PictureTakenOff: {
    icon: 'device',
    child: 'Your picture was taken off a device.',
    grownUp: 'The picture was taken off a shared device',
  },
  PictureCodeSet: {
    icon: 'lock',
    child: 'You picked a code of four friends.',
    grownUp: 'Chose a picture code for one device',
    variants: [
      { when: 'changed', child: 'You picked four new friends.', grownUp: 'Changed the picture code of one device' },
    ],
  },
  PictureCodeRemoved: {
    icon: 'lock',
    child: 'You turned your code off.',
    grownUp: 'Turned the picture code of one device off',
  },
  PictureCodeLocked: {
    icon: 'lock',
    child: 'Someone tried your code five times. It stayed closed.',
    grownUp: 'Five wrong picture codes; it stayed closed',
    variants: [
      {
        when: 'over',
        child: 'Someone tried your code again. Your picture is off there.',
        grownUp: 'Five more wrong picture codes; the picture was taken off',
      },
    ],
  },
  SignedOut: {
    icon: 'key',
    child: 'You logged out.',
    grownUp: 'Logged out',
  },
  SignedOutElsewhere: {
    icon: 'key',
    child: 'You signed another device out.',
    grownUp: 'Signed another device out',
    variants: [
      { when: 'all', child: 'You signed all other devices out.', grownUp: 'Signed all other devices out' },
      {
        when: 'expired',
        child: 'A device knew you for 30 days. It forgot you.',
        grownUp: 'A remembered sign-in ended after 30 days',
      },
    ],
  },
  SessionExpired: {
    icon: 'key',
    child: 'One place signed you out after 12 hours without you.',
    grownUp: 'Signed out in one place after 12 hours without use',
  },
  DeviceRemembered: {
    icon: 'device',
    child: 'This device will know you for 30 days.',
    grownUp: 'Device remembered for 30 days',
  },
  DeviceForgotten: {
    icon: 'device',
    child: 'A device forgot you, as you asked.',
    grownUp: 'Device no longer remembered',
  },
  PasswordChanged: {
    icon: 'key',
    child: 'You changed your password.',
    grownUp: 'Password changed',
  },
  ProfileChanged: {
    icon: 'person',
    child: 'You changed your {fields}.',
    grownUp: 'Changed settings: {fields}',
  },
  ThemeChosen: {
    icon: 'palette',
    child: 'You picked the colors {theme}.',
    grownUp: 'Chose the color theme {theme}',
  },
  WonderlingChosen: {
    icon: 'paw',
    child: '{wonderling} is your buddy now.',
    grownUp: 'Chose {wonderling} as a buddy',
  },
  WordsChosen: {
    icon: 'book',
    child: 'You picked {words} words.',
    grownUp: 'Chose {words} words',
  },
  JournalRenamed: {
    icon: 'book',
    child: 'You gave your journal a new name.',
    grownUp: 'Renamed the journal',
  },
  MoodSaved: {
    icon: 'bubble',
    child: 'You saved a feeling: {feeling} ({intensity}).',
    grownUp: 'Saved a mood: {feeling}',
    variants: [
      {
        when: 'hasNote',
        child: 'You saved a feeling: {feeling} ({intensity}), with a note.',
        grownUp: 'Saved a mood: {feeling}, with a note (words hidden)',
      },
      { when: 'noIntensity', child: 'You saved a feeling: {feeling}.', grownUp: 'Saved a mood: {feeling}' },
    ],
  },
  JournalEntryWritten: {
    icon: 'pen',
    child: 'You wrote in your journal.',
    grownUp: 'Wrote in the journal (words hidden)',
    variants: [{ when: 'isDrawn', child: 'You made a drawing.', grownUp: 'Made a drawing (it stays closed)' }],
  },
  CheckedIn: {
    icon: 'calendar',
    child: 'You checked in. That makes {totalCheckIns} days.',
    grownUp: 'Checked in ({totalCheckIns} days in all)',
  },
  StreakStarted: {
    icon: 'sprout',
    child: 'A new row of days began.',
    grownUp: 'A new streak began',
  },
  StreakExtended: {
    icon: 'sprout',
    child: '{currentStreak} days in a row.',
    grownUp: 'Streak: {currentStreak} days',
  },
  RestDayUsed: {
    icon: 'hammock',
    child: 'A rest day. Your streak rested with you.',
    grownUp: 'A rest day bridged the streak',
  },
  AffirmationKept: {
    icon: 'sun',
    child: 'You made kind words for the day.',
    grownUp: 'Made a daily affirmation (words hidden)',
  },
  ActivityStarted: {
    icon: 'play',
    child: 'You started {activity}.',
    grownUp: 'Started {activity}',
  },
  ActivityCompleted: {
    icon: 'check',
    child: 'You finished {activity}.',
    grownUp: 'Finished {activity}, {duration}',
    variants: [
      {
        when: 'kind=breath/',
        child: 'You finished breathing with Zola, {level}.',
        grownUp: 'Finished breathing with Zola, {level}, {duration}',
      },
      {
        when: 'kind=movequest/',
        child: 'You finished MoveQuest with {coach}.',
        grownUp: 'Finished MoveQuest with {coach}, {level}, {duration}',
      },
      {
        when: 'kind=exercise/teamwork',
        child: 'You made all three coaches a team.',
        grownUp: 'Finished the teamwork celebration',
      },
      { when: 'kind=be-active/', child: 'You moved: {activity}.', grownUp: 'Moved: {activity}, {duration}' },
      {
        when: 'kind=calm/',
        child: 'You finished {activity} in the Calm Corner.',
        grownUp: 'Finished {activity} (Calm Corner), {duration}',
      },
      { when: 'kind=coping/', child: 'You tried the tool {activity}.', grownUp: 'Tried the coping tool {activity}' },
      {
        when: 'kind=sleep/',
        child: 'You logged a night. The hours stay on your device.',
        grownUp: 'Logged a night (hours stay on the device)',
      },
      { when: 'kind=nature/', child: 'You finished {activity}.', grownUp: 'Finished the nature activity {activity}' },
      {
        when: 'kind=plants/plant-added',
        child: 'You added a plant. Its photo stays on your device.',
        grownUp: 'Added a plant (photo stays on the device)',
      },
      {
        when: 'kind=plants/growth-log',
        child: 'You measured your plant.',
        grownUp: 'Measured a plant (details stay on the device)',
      },
    ],
  },
  CopingToolUsed: {
    icon: 'toolbox',
    child: 'You opened the tool {activity}.',
    grownUp: 'Opened the coping tool {activity}',
  },
  GoalChosen: {
    icon: 'flag',
    child: 'You chose a goal: {goal}.',
    grownUp: 'Chose a weekly goal: {goal}',
  },
  GoalTicked: {
    icon: 'flag',
    child: 'You ticked: {goal}.',
    grownUp: 'Ticked the goal {goal}',
  },
  GoalMet: {
    icon: 'flag',
    child: 'You met your goal: {goal}.',
    grownUp: 'Met the weekly goal {goal}',
  },
  GoalSetAside: {
    icon: 'flag',
    child: 'You put a goal aside. That is okay.',
    grownUp: 'Put a weekly goal aside',
  },
  AchievementEarned: {
    icon: 'star',
    child: 'You earned {name}.',
    grownUp: 'Earned the achievement {name}',
  },
  MilestoneReached: {
    icon: 'star',
    child: 'You reached {name}.',
    grownUp: 'Reached the milestone {name}',
  },
  EmotionBadgeEarned: {
    icon: 'heart',
    child: 'You earned {name}.',
    grownUp: 'Earned the feelings badge {name}',
  },
  BadgeEarned: {
    icon: 'badge',
    child: 'You earned the badge {name}.',
    grownUp: 'Earned the badge {name}',
  },
  StickerPackUnlocked: {
    icon: 'gift',
    child: 'The stickers {name} are yours.',
    grownUp: 'Unlocked the sticker pack {name}',
  },
  StickerUnlocked: {
    icon: 'gift',
    child: 'A new sticker: {name}.',
    grownUp: 'Unlocked the sticker {name}',
  },
  HeaderEmojiUnlocked: {
    icon: 'gift',
    child: 'A new picture for your header: {emoji}',
    grownUp: 'Unlocked a header picture: {emoji}',
  },
  RewardUsed: {
    icon: 'gift',
    child: 'You used {name}.',
    grownUp: 'Used the reward {name}',
  },
  RewardsSeen: {
    icon: 'eye',
    child: 'You looked at your new things.',
    grownUp: 'Looked at new rewards',
  },
  StickerPlaced: {
    icon: 'sticker',
    child: 'You placed the sticker {name}.',
    grownUp: 'Placed a sticker: {name}',
  },
  StickerMoved: {
    icon: 'sticker',
    child: 'You moved the sticker {name}.',
    grownUp: 'Moved a sticker: {name}',
  },
  StickerRemoved: {
    icon: 'sticker',
    child: 'You took off the sticker {name}.',
    grownUp: 'Removed a sticker: {name}',
  },
  StickersCleared: {
    icon: 'sticker',
    child: 'You cleared all stickers from a page.',
    grownUp: 'Cleared all stickers from a page',
  },
  GrownUpPasswordSet: {
    icon: 'lock',
    child: 'A grown-up password was set.',
    grownUp: 'Grown-up password set',
  },
  GrownUpPasswordChanged: {
    icon: 'lock',
    child: 'The grown-up password was changed.',
    grownUp: 'Grown-up password changed',
  },
  GrownUpViewOpened: {
    icon: 'eye',
    child: 'A grown-up looked at your history. Not at your words.',
    grownUp: 'A grown-up opened this view',
  },
  ExportRequested: {
    icon: 'download',
    child: 'A grown-up asked for your whole history.',
    grownUp: 'A download of the full history was asked for',
  },
  HistoryDownloaded: {
    icon: 'download',
    child: 'A grown-up downloaded your history.',
    grownUp: 'A grown-up downloaded the full history, notes included',
  },
  ErasureRequested: {
    icon: 'leaf',
    child: 'Somebody asked to erase this account.',
    grownUp: 'Erasure of the account was asked for',
  },
  NoteErased: {
    icon: 'leaf',
    child: 'You erased a note here.',
    grownUp: 'Erased a note',
    variants: [{ when: 'by=system', child: 'A note was erased here, as was asked.', grownUp: 'A note was erased' }],
  },
  NoteShown: {
    icon: 'open',
    child: 'You showed a note to your grown-up.',
    grownUp: 'Showed a note',
  },
  NoteTakenBack: {
    icon: 'lock',
    child: 'You took a note back. It is closed again.',
    grownUp: 'Took a note back',
  },
  HistoryChecked: {
    icon: 'seal',
    child: 'A grown-up checked your history. All is well.',
    grownUp: 'Checked this history: all is well',
    variants: [
      {
        when: 'found',
        child: 'A grown-up checked. One thing does not fit.',
        grownUp: 'Checked this history: something does not fit',
      },
      {
        when: 'by=child',
        child: 'You checked your history. All is well.',
        grownUp: 'Checked by the child: all is well',
      },
      {
        when: 'by=child,found',
        child: 'You checked. One thing does not fit.',
        grownUp: 'Checked by the child: something does not fit',
      },
    ],
  },
  KeepsakeMade: {
    icon: 'window',
    child: 'A grown-up made a keepsake, twelve words.',
    grownUp: 'Made a keepsake',
    variants: [
      { when: 'by=child', child: 'You made a keepsake, twelve words.', grownUp: 'A keepsake was made by the child' },
    ],
  },
  KeepsakeCompared: {
    icon: 'window',
    child: 'A grown-up compared a keepsake. It fits.',
    grownUp: 'Compared a keepsake: it fits',
    variants: [
      {
        when: 'not',
        child: 'A grown-up compared a keepsake. It did not fit.',
        grownUp: 'Compared a keepsake: it did not fit',
      },
      {
        when: 'by=child',
        child: 'You compared a keepsake. It fits.',
        grownUp: 'Compared by the child: the keepsake fits',
      },
      {
        when: 'by=child,not',
        child: 'You compared a keepsake. It did not fit.',
        grownUp: 'Compared by the child: the keepsake did not fit',
      },
    ],
  },
  MonthPrinted: {
    icon: 'print',
    child: 'A grown-up printed your {month}. No words on it.',
    grownUp: 'Printed {month}',
  },
  GrownUpPasswordMistyped: {
    icon: 'lock',
    child: 'Someone tried the grown-up password. It stayed closed.',
    grownUp: 'A wrong grown-up password; the area stayed closed',
    variants: [
      {
        when: 'many',
        child: 'Someone tried it {n} times. It stayed closed.',
        grownUp: '{n} wrong grown-up passwords; it stayed closed',
      },
    ],
  },
  GrownUpPasswordResetAsked: {
    icon: 'lock',
    child: 'A new grown-up password was asked for. You can stop it.',
    grownUp: 'A new grown-up password was asked for',
  },
  GrownUpPasswordResetStopped: {
    icon: 'lock',
    child: 'You stopped the new grown-up password.',
    grownUp: 'The new grown-up password was stopped',
  },
  GrownUpAreaClosed: {
    icon: 'glasses',
    child: 'The grown-up area closed.',
    grownUp: 'The grown-up area closed',
  },
  ConsentGiven: {
    icon: 'check',
    child: 'A grown-up said yes to this account.',
    grownUp: 'Agreed to what is kept',
  },
  ConsentWithdrawn: {
    icon: 'leaf',
    child: 'A grown-up took their yes back.',
    grownUp: 'Took the agreement back',
  },
  ExportStopped: {
    icon: 'download',
    child: 'The file of your history was stopped. None was made.',
    grownUp: 'The download was stopped; no file was made',
  },
  ExportExpired: {
    icon: 'download',
    child: 'The file of your history was put away after an hour.',
    grownUp: 'The file was removed after an hour, not downloaded',
  },
  HistoryImported: {
    icon: 'download',
    child: 'Your history came in from a file.',
    grownUp: 'A history was brought in from a file',
  },
  RetentionAnnounced: {
    icon: 'calendar',
    child: 'Wonderlings said when it tidies up.',
    grownUp: 'Announced when an unused account ends',
  },
  ErasureUndone: {
    icon: 'sun',
    child: 'The account slept, and woke up again.',
    grownUp: 'Erasure was undone',
  },
  ChildErased: {
    icon: 'leaf',
    child: 'This account was erased. Nobody can read it now.',
    grownUp: 'The account was erased and its key destroyed',
  },
} as const satisfies Record<string, EventSentence>;
