export const SPEECH = {
  read: 'Read it to me',
  stop: 'Stop reading',
  noVoice: { title: 'No voice on this device.', description: 'Ask someone to read it with you.' },
} as const;
