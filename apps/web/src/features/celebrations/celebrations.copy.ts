/** ui-copy `celebrations`. */
export const CELEBRATIONS_COPY = {
  title: 'You did it!',
  close: 'Lovely',
  whyLink: 'Why did I get this?',
  newBadges: 'You earned {n} new badges',
  newBadgesOne: 'You earned a new badge',
  goalMet: 'You did what you set out to do this week.',
} as const;

/** Our own: for what is not badges alone. */
export const OWN_CELEBRATIONS_COPY = {
  newThings: 'You earned {n} new things',
  more: 'and {n} more',
  look: 'You earned {name}. Look now?',
} as const;
