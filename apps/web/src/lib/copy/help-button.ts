/** Apart from the rest of the help, because it is on every page. */
export const HELP_BUTTON = 'I need help now';
