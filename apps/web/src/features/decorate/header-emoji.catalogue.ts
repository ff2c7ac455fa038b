/** Specification 000, section 9: the 60 that everybody has from the first day. */
export const HEADER_EMOJI: readonly { readonly emoji: string; readonly name: string }[] = [
  {
    emoji: '⭐',
    name: 'star',
  },
  {
    emoji: '🌟',
    name: 'glowing star',
  },
  {
    emoji: '✨',
    name: 'sparkles',
  },
  {
    emoji: '🌈',
    name: 'rainbow',
  },
  {
    emoji: '☀️',
    name: 'sun',
  },
  {
    emoji: '🌤️',
    name: 'sun behind a cloud',
  },
  {
    emoji: '🌙',
    name: 'moon',
  },
  {
    emoji: '☁️',
    name: 'cloud',
  },
  {
    emoji: '❄️',
    name: 'snowflake',
  },
  {
    emoji: '🌊',
    name: 'wave',
  },
  {
    emoji: '🌸',
    name: 'blossom',
  },
  {
    emoji: '🌻',
    name: 'sunflower',
  },
  {
    emoji: '🌼',
    name: 'daisy',
  },
  {
    emoji: '🌷',
    name: 'tulip',
  },
  {
    emoji: '🍀',
    name: 'four-leaf clover',
  },
  {
    emoji: '🌱',
    name: 'seedling',
  },
  {
    emoji: '🌳',
    name: 'tree',
  },
  {
    emoji: '🌵',
    name: 'cactus',
  },
  {
    emoji: '🍁',
    name: 'red leaf',
  },
  {
    emoji: '🐚',
    name: 'shell',
  },
  {
    emoji: '🐶',
    name: 'dog',
  },
  {
    emoji: '🐱',
    name: 'cat',
  },
  {
    emoji: '🐰',
    name: 'rabbit',
  },
  {
    emoji: '🦊',
    name: 'fox',
  },
  {
    emoji: '🐻',
    name: 'bear',
  },
  {
    emoji: '🐼',
    name: 'panda',
  },
  {
    emoji: '🐨',
    name: 'koala',
  },
  {
    emoji: '🦁',
    name: 'lion',
  },
  {
    emoji: '🐸',
    name: 'frog',
  },
  {
    emoji: '🐵',
    name: 'monkey',
  },
  {
    emoji: '🐧',
    name: 'penguin',
  },
  {
    emoji: '🦉',
    name: 'owl',
  },
  {
    emoji: '🦄',
    name: 'unicorn',
  },
  {
    emoji: '🐝',
    name: 'bee',
  },
  {
    emoji: '🦋',
    name: 'butterfly',
  },
  {
    emoji: '🐞',
    name: 'ladybug',
  },
  {
    emoji: '🐢',
    name: 'turtle',
  },
  {
    emoji: '🐙',
    name: 'octopus',
  },
  {
    emoji: '🐳',
    name: 'whale',
  },
  {
    emoji: '🦕',
    name: 'dinosaur',
  },
  {
    emoji: '❤️',
    name: 'red heart',
  },
  {
    emoji: '🧡',
    name: 'orange heart',
  },
  {
    emoji: '💛',
    name: 'yellow heart',
  },
  {
    emoji: '💚',
    name: 'green heart',
  },
  {
    emoji: '💙',
    name: 'blue heart',
  },
  {
    emoji: '💜',
    name: 'purple heart',
  },
  {
    emoji: '🤎',
    name: 'brown heart',
  },
  {
    emoji: '🤍',
    name: 'white heart',
  },
  {
    emoji: '🤗',
    name: 'hugging face',
  },
  {
    emoji: '😊',
    name: 'smiling face',
  },
  {
    emoji: '🎨',
    name: 'paint palette',
  },
  {
    emoji: '🎵',
    name: 'music note',
  },
  {
    emoji: '🪁',
    name: 'kite',
  },
  {
    emoji: '🧩',
    name: 'puzzle piece',
  },
  {
    emoji: '⚽',
    name: 'soccer ball',
  },
  {
    emoji: '🎈',
    name: 'balloon',
  },
  {
    emoji: '🚀',
    name: 'rocket',
  },
  {
    emoji: '📚',
    name: 'books',
  },
  {
    emoji: '👋🏽',
    name: 'waving hand',
  },
  {
    emoji: '🧑🏿‍🚀',
    name: 'astronaut',
  },
];
