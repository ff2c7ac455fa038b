/** Of ui-copy `goodPlaceToStop`, its first line for whoever has no buddy; a buddy has a line of its own. */
export const PLACE_TO_STOP = {
  title: 'A good place to stop',
  line: 'You have been here a while. Now is a good place to stop.',
  okay: 'Okay',
} as const;
