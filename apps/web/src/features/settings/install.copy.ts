/** Of the settings' part that puts the app on the home screen; ours. */
export const INSTALL_COPY = {
  heading: 'Wonderlings on your home screen',
  line: 'It opens with one tap. Breathing, moving and help work on the bus too, without internet.',
  kept: 'It keeps its pages on this device. What you read last is kept locked, until you log out.',
  install: 'Put it there',
  byHand: 'Tap the share sign, the box with an arrow. Then tap "Add to Home Screen".',
} as const;
