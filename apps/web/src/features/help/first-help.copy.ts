export const FIRST_HELP = {
  tell: 'Tell a grown-up you trust. You can show them this page.',
  danger: 'In danger right now? Call the emergency number.',
  back: 'Go back',
} as const;
