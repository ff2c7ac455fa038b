export const BROKEN = {
  title: 'Something broke on our side.',
  text: 'It was not you. What you saved is safe.',
  action: 'Go home',
} as const;

export const NOT_FOUND = {
  title: '404 Page Not Found',
  text: 'This path ends here. Fern likes to look around anyway.',
  action: 'Take me home',
} as const;
