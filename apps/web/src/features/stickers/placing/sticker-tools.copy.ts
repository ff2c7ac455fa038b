export const STICKER_TOOLS_COPY = {
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  smaller: 'Smaller',
  bigger: 'Bigger',
  toFront: 'To the front',
  remove: 'Take it off',
} as const;
