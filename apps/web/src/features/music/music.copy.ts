export const MUSIC = { label: 'Music', on: 'Music is on', off: 'Music is off' } as const;
