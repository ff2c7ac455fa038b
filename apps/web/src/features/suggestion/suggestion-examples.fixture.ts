import type { SuggestionInput } from './suggestion.ts';

/** What an example leaves out is taken from here. */
export const EXAMPLE_BASE: SuggestionInput = {
  localDate: '2026-11-18',
  localTime: '16:00',
  register: 'child',
  feeling: null,
  helped: [],
  today: [],
  tried: ['breath/zola', 'journal/write'],
  minutesToday: 0,
  yesterday: null,
  seated: false,
  offline: false,
};

interface Example {
  readonly id: string;
  readonly note: string;
  /** `$all`: everything was tried. `$same`: what would be suggested today was suggested yesterday. */
  readonly input: Partial<Omit<SuggestionInput, 'tried'>> & { readonly tried?: readonly string[] | '$all' };
  readonly expect: { readonly rule: string; readonly activity: string };
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'first-day',
    note: 'a new child, nothing tried',
    input: {
      tried: [],
    },
    expect: {
      rule: 'first-ever',
      activity: 'breath/zola',
    },
  },
  {
    id: 'first-day-evening',
    note: 'the same at seven in the evening',
    input: {
      tried: [],
      localTime: '19:00',
    },
    expect: {
      rule: 'first-ever',
      activity: 'breath/zola',
    },
  },
  {
    id: 'worried-helped-before',
    note: 'the worry box helped before',
    input: {
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 10,
      },
      helped: [
        {
          toolId: 'worry-box-technique',
          feeling: 'worried',
          answer: 'yes',
          on: '2026-11-01',
        },
      ],
    },
    expect: {
      rule: 'helped-before',
      activity: 'coping/worry-box-technique',
    },
  },
  {
    id: 'worried-helped-other-feeling',
    note: 'what helped with sadness is not taken for worry',
    input: {
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 10,
      },
      helped: [
        {
          toolId: 'rainbow-drawing',
          feeling: 'sad',
          answer: 'yes',
          on: '2026-11-01',
        },
      ],
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'coping/worry-box-technique',
    },
  },
  {
    id: 'worried-a-little',
    note: 'counting helped a little',
    input: {
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 30,
      },
      helped: [
        {
          toolId: 'magic-counting',
          feeling: 'worried',
          answer: 'a-little',
          on: '2026-11-01',
        },
      ],
    },
    expect: {
      rule: 'helped-a-little',
      activity: 'coping/magic-counting',
    },
  },
  {
    id: 'sad-no-history',
    note: 'sad, nothing known yet',
    input: {
      feeling: {
        mood: 'a-bit-sad',
        intensity: 2,
        minutesAgo: 5,
      },
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'coping/friendship-circle',
    },
  },
  {
    id: 'angry-not-today',
    note: 'dancing was answered with not today, on this very day',
    input: {
      feeling: {
        mood: 'angry',
        intensity: 2,
        minutesAgo: 20,
      },
      helped: [
        {
          toolId: 'happy-dance-party',
          feeling: 'angry',
          answer: 'not-today',
          on: '2026-11-18',
        },
      ],
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'coping/superhero-poses',
    },
  },
  {
    id: 'angry-no-silly-late',
    note: 'angry at nine in the evening',
    input: {
      feeling: {
        mood: 'angry',
        intensity: 2,
        minutesAgo: 20,
      },
      localTime: '21:00',
    },
    expect: {
      rule: 'late-after-hard',
      activity: 'coping/magic-counting',
    },
  },
  {
    id: 'very-big-sad',
    note: 'as big as it gets: a person',
    input: {
      feeling: {
        mood: 'a-bit-sad',
        intensity: 4,
        minutesAgo: 15,
      },
    },
    expect: {
      rule: 'strong-feeling',
      activity: 'help/talk',
    },
  },
  {
    id: 'very-big-sad-talked',
    note: 'the help card was opened already',
    input: {
      feeling: {
        mood: 'a-bit-sad',
        intensity: 4,
        minutesAgo: 15,
      },
      today: ['help/talk'],
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'coping/friendship-circle',
    },
  },
  {
    id: 'very-big-scared-late',
    note: 'very big, and late: still a person',
    input: {
      feeling: {
        mood: 'a-little-scared',
        intensity: 4,
        minutesAgo: 60,
      },
      localTime: '22:10',
    },
    expect: {
      rule: 'strong-feeling',
      activity: 'help/talk',
    },
  },
  {
    id: 'two-tools',
    note: 'two tools tried, still hard',
    input: {
      feeling: {
        mood: 'nervous',
        intensity: 2,
        minutesAgo: 40,
      },
      today: ['coping/balloon-breathing', 'coping/magic-counting'],
      minutesToday: 9,
    },
    expect: {
      rule: 'two-tools-then-talk',
      activity: 'help/talk',
    },
  },
  {
    id: 'hard-this-morning',
    note: 'sad at eight, now it is three',
    input: {
      feeling: {
        mood: 'sad',
        intensity: 2,
        minutesAgo: 420,
      },
      localTime: '15:00',
    },
    expect: {
      rule: 'hard-earlier',
      activity: 'breath/zola',
    },
  },
  {
    id: 'twenty-minutes',
    note: 'the time is over',
    input: {
      minutesToday: 20,
    },
    expect: {
      rule: 'enough',
      activity: 'rest/enough',
    },
  },
  {
    id: 'twenty-minutes-late',
    note: 'over, and late',
    input: {
      minutesToday: 23,
      localTime: '20:45',
    },
    expect: {
      rule: 'enough-late',
      activity: 'rest/good-night',
    },
  },
  {
    id: 'twenty-minutes-worried',
    note: 'over, and worried',
    input: {
      minutesToday: 21,
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 10,
      },
    },
    expect: {
      rule: 'enough-after-hard',
      activity: 'help/talk',
    },
  },
  {
    id: 'twenty-minutes-worried-talked',
    note: 'over, worried, help was opened',
    input: {
      minutesToday: 21,
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 10,
      },
      today: ['help/talk'],
    },
    expect: {
      rule: 'enough',
      activity: 'rest/enough',
    },
  },
  {
    id: 'late-child',
    note: 'nine in the evening',
    input: {
      localTime: '21:00',
    },
    expect: {
      rule: 'late',
      activity: 'rest/good-night',
    },
  },
  {
    id: 'late-night',
    note: 'two at night',
    input: {
      localTime: '02:00',
    },
    expect: {
      rule: 'late',
      activity: 'rest/good-night',
    },
  },
  {
    id: 'late-teen-not-yet',
    note: 'nine is evening for a teen',
    input: {
      localTime: '21:00',
      register: 'teen',
    },
    expect: {
      rule: 'evening',
      activity: 'journal/write',
    },
  },
  {
    id: 'late-teen',
    note: 'ten is late for a teen',
    input: {
      localTime: '22:00',
      register: 'teen',
    },
    expect: {
      rule: 'late',
      activity: 'rest/good-night',
    },
  },
  {
    id: 'late-helped-too-long',
    note: 'what helped takes ten minutes: a shorter quiet one',
    input: {
      localTime: '20:40',
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 30,
      },
      helped: [
        {
          toolId: 'worry-box-technique',
          feeling: 'worried',
          answer: 'yes',
          on: '2026-11-01',
        },
      ],
    },
    expect: {
      rule: 'late-after-hard',
      activity: 'coping/magic-counting',
    },
  },
  {
    id: 'three-done',
    note: 'three things done',
    input: {
      today: ['breath/zola', 'journal/write', 'be-active/robot-melt'],
      minutesToday: 9,
    },
    expect: {
      rule: 'three-things',
      activity: 'rest/garden',
    },
  },
  {
    id: 'three-done-and-seen',
    note: 'the garden was seen, too',
    input: {
      today: ['breath/zola', 'journal/write', 'be-active/robot-melt', 'rest/garden'],
      minutesToday: 10,
    },
    expect: {
      rule: 'three-things',
      activity: 'rest/enough',
    },
  },
  {
    id: 'three-done-then-sad',
    note: 'help still comes first',
    input: {
      today: ['journal/write', 'be-active/robot-melt', 'stickers/place'],
      minutesToday: 9,
      feeling: {
        mood: 'sad',
        intensity: 2,
        minutesAgo: 5,
      },
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'coping/friendship-circle',
    },
  },
  {
    id: 'happy-afternoon',
    note: 'really happy just now',
    input: {
      feeling: {
        mood: 'really-happy',
        intensity: 2,
        minutesAgo: 3,
      },
    },
    expect: {
      rule: 'bright',
      activity: 'be-active/air-drums',
    },
  },
  {
    id: 'excited-evening',
    note: 'excited at seven: keep it, softly',
    input: {
      feeling: {
        mood: 'excited',
        intensity: 2,
        minutesAgo: 3,
      },
      localTime: '19:10',
    },
    expect: {
      rule: 'bright-soft',
      activity: 'coping/gratitude-garden',
    },
  },
  {
    id: 'after-dancing',
    note: 'moved last',
    input: {
      today: ['be-active/slow-skater'],
      minutesToday: 2,
    },
    expect: {
      rule: 'moved-then-soft',
      activity: 'breath/zola',
    },
  },
  {
    id: 'after-writing',
    note: 'wrote last, by day',
    input: {
      today: ['journal/write'],
      minutesToday: 6,
    },
    expect: {
      rule: 'still-then-move',
      activity: 'be-active/space-driver',
    },
  },
  {
    id: 'after-writing-seated',
    note: 'the same, seated moves first',
    input: {
      today: ['journal/write'],
      minutesToday: 6,
      seated: true,
    },
    expect: {
      rule: 'still-then-move',
      activity: 'movequest/bella',
    },
  },
  {
    id: 'after-writing-evening',
    note: 'wrote last, in the evening: quiet',
    input: {
      today: ['journal/write'],
      minutesToday: 6,
      localTime: '19:00',
    },
    expect: {
      rule: 'evening',
      activity: 'calm/ocean-waves',
    },
  },
  {
    id: 'morning-logger',
    note: 'keeps a sleep log, a fourth day',
    input: {
      localTime: '07:10',
      localDate: '2026-11-19',
      tried: ['sleep/log', 'breath/zola'],
    },
    expect: {
      rule: 'morning-log',
      activity: 'sleep/log',
    },
  },
  {
    id: 'saturday',
    note: 'a Saturday with an odd number',
    input: {
      localDate: '2026-11-14',
      localTime: '10:30',
    },
    expect: {
      rule: 'weekend',
      activity: 'nature/bug-discovery',
    },
  },
  {
    id: 'something-new',
    note: 'a third day: something new',
    input: {
      localDate: '2026-11-19',
    },
    expect: {
      rule: 'something-new',
      activity: 'be-active/slow-skater',
    },
  },
  {
    id: 'offline-afternoon',
    note: 'no network: what works without',
    input: {
      offline: true,
      localDate: '2026-11-18',
    },
    expect: {
      rule: 'afternoon',
      activity: 'calm/gentle-breeze',
    },
  },
  {
    id: 'offline-worried',
    note: 'no network, worried',
    input: {
      offline: true,
      feeling: {
        mood: 'worried',
        intensity: 2,
        minutesAgo: 5,
      },
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'calm/starlight-relaxation',
    },
  },
  {
    id: 'not-yesterdays',
    note: 'not the same two days running',
    input: {
      yesterday: '$same',
    },
    expect: {
      rule: 'afternoon',
      activity: 'be-active/slow-skater',
    },
  },
  {
    id: 'little-time-left',
    note: 'eighteen minutes used: short ones only',
    input: {
      minutesToday: 18,
      localTime: '18:30',
    },
    expect: {
      rule: 'evening',
      activity: 'breath/zola',
    },
  },
  {
    id: 'all-tried',
    note: 'a third day, and everything was tried once',
    input: {
      localDate: '2026-11-19',
      tried: '$all',
    },
    expect: {
      rule: 'afternoon',
      activity: 'plants/growth-log',
    },
  },
  {
    id: 'out-for-a-bit',
    note: 'a fifth day: a look outside',
    input: {
      localDate: '2026-11-20',
    },
    expect: {
      rule: 'out-for-a-bit',
      activity: 'be-active/puddle-leap',
    },
  },
  {
    id: 'ordinary-morning',
    note: 'half past seven',
    input: {
      localTime: '07:30',
    },
    expect: {
      rule: 'morning',
      activity: 'be-active/star-burst',
    },
  },
  {
    id: 'one-minute-left',
    note: 'nineteen minutes used, the short ones done: the garden',
    input: {
      minutesToday: 19,
      localTime: '19:00',
      today: ['breath/zola'],
    },
    expect: {
      rule: 'else',
      activity: 'rest/garden',
    },
  },
  {
    id: 'sad-in-one-minute',
    note: 'nineteen minutes used, and sad: the shortest help',
    input: {
      minutesToday: 19,
      feeling: {
        mood: 'sad',
        intensity: 2,
        minutesAgo: 5,
      },
    },
    expect: {
      rule: 'help-for-feeling',
      activity: 'breath/zola',
    },
  },
  {
    id: 'clock-changes',
    note: 'the day the clocks go forward is one day too',
    input: {
      localDate: '2027-03-28',
      localTime: '02:30',
    },
    expect: {
      rule: 'late',
      activity: 'rest/good-night',
    },
  },
  {
    id: 'teen-afternoon',
    note: 'a teen on an ordinary day',
    input: {
      register: 'teen',
    },
    expect: {
      rule: 'afternoon',
      activity: 'be-active/slow-skater',
    },
  },
];
