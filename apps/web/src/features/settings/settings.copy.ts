/** Of the settings page; the specification's own words (001, sections 2, 5 and 8) to the letter. */
export const SETTINGS_COPY = {
  title: 'Settings',
  /** The words of the privacy page for a child. */
  privacy: 'What is kept about you',
  /** Of day.json, `firstRun.again`. */
  startAgain: 'Walk through the start again',
  startAgainLine: 'Meet all twelve, pick colors, plant a seed.',
  preview: 'How you look',
  personal: 'Personal Information',
  username: 'Username',
  usernameFixed: 'This one stays the same.',
  displayName: 'What can we call you?',
  picture: 'Your picture',
  noPicture: 'No picture, please',
  buddy: 'Your wonderling buddy',
  noBuddy: 'No buddy yet',
  withBuddy: 'with {name}',
  buddies: 'You and {name} are buddies now.',
  birthday: 'Birthday, if you like',
  birthdayHint: 'MM/DD/YYYY',
  save: 'Save',
  saving: 'Saving...',
  /** What stands behind each line of a phone, by its names. */
  groups: {
    security: 'Security',
    signIns: 'Where you are signed in, and your picture here',
    device: 'What stays on this device, and the app',
  },
  loading: 'Tuck is opening his toolbox...',
} as const;

/** Of day.json, `firstRun.words`. The samples are said as they are, whichever is liked. */
export const WORDS_COPY = {
  title: 'How do you like your words?',
  line: 'Pick one. You can swap in Settings.',
  playful: { label: 'Playful', sample: 'Boing! There you are. Nice to see you!', hint: undefined },
  plain: {
    label: 'Plain',
    sample: 'Hey. No rush. Just checking in.',
    hint: 'Lots of kids of 12 and up like this one.',
  },
} as const;

export const SECURITY_COPY = {
  heading: 'Security',
  currentPassword: 'Your password now',
  newPassword: 'New password',
  confirmPassword: 'New password, once more',
  change: 'Change password',
  changing: 'Changing...',
  differ: 'New passwords do not match.',
  wrong: 'That is not your password. Try again?',
  demo: 'This is the demo. It has no password to change.',
} as const;

export const SETTINGS_TOASTS = {
  saved: { title: 'Settings saved', description: 'Your settings have been updated successfully.' },
  failed: { title: 'Error', description: 'Failed to save settings. Please try again.' },
  passwordChanged: { title: 'Password changed', description: 'Your password has been updated successfully.' },
  passwordFailed: {
    title: 'Error',
    description: 'Failed to change password. Please check your current password and try again.',
  },
} as const;

export const HISTORY_LINK_COPY = {
  heading: 'Your history',
  line: 'What you did here, day by day. Nothing is hidden from you.',
  look: 'Look at it',
} as const;
