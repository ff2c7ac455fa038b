/** Of the activities overview; what the specification quotes (001, section 2) to the letter. */
export const HUB_COPY = {
  title: 'Activities',
  loading: 'Loading magical activities...',
  heading: 'Welcome, {name}!',
  subheading: 'Discover each wonderling',
  start: 'Start Activity',
} as const;

/** Said by the exercise card once all three coaches have shown their move. */
export const TEAMWORK_COPY = {
  label: 'The three coaches',
  title: 'Teamwork!',
  celebration: 'You woke up all three coaches. Now they play as a team!',
} as const;
