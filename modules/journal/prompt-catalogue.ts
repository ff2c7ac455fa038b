export interface PromptWords {
  readonly id: string;
  readonly prompt: string;
  readonly subtitle: string;
}

export interface DailyPrompt extends PromptWords {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly name: string;
  readonly alternates: readonly PromptWords[];
}

export const WRITING_LABELS = {
  heading: 'Daily Writing',
  swapLabel: 'Show me another',
  save: 'Save Journal Entry',
  placeholder: 'Start anywhere. Spelling does not matter here.',
  sentenceStarters: ['Today I...', 'I wonder...', 'I wish...', 'The best part was...', 'It was hard when...'],
} as const;

/** One a weekday, by the child's own local day; the alternates are asked for, in order. */
export const DAILY_PROMPTS: readonly DailyPrompt[] = [
  {
    id: 'day-0-sunday',
    weekday: 0,
    name: 'Sunday',
    prompt: 'What was the best small thing this week?',
    subtitle: 'Small things count. A joke, a bird, a kind word.',
    alternates: [
      {
        id: 'day-0-alt-1',
        prompt: 'What would you like more of next week?',
        subtitle: 'Dream a little. Then pick one.',
      },
      {
        id: 'day-0-alt-2',
        prompt: 'Who was kind to you this week?',
        subtitle: 'Write what they said or did.',
      },
      {
        id: 'day-0-alt-3',
        prompt: 'What does a good rest day look like to you?',
        subtitle: 'Slow, loud, cozy, outside? You choose.',
      },
    ],
  },
  {
    id: 'day-1-monday',
    weekday: 1,
    name: 'Monday',
    prompt: 'What is one thing you want to try this week?',
    subtitle: 'Tiny is fine. Tiny is how big things start.',
    alternates: [
      {
        id: 'day-1-alt-1',
        prompt: 'What are you looking forward to?',
        subtitle: 'It can be today or far away.',
      },
      {
        id: 'day-1-alt-2',
        prompt: 'What would make today a bit easier?',
        subtitle: 'One idea is enough.',
      },
      {
        id: 'day-1-alt-3',
        prompt: 'If today had a color, which one is it?',
        subtitle: 'Tell why you chose it.',
      },
    ],
  },
  {
    id: 'day-2-tuesday',
    weekday: 2,
    name: 'Tuesday',
    prompt: 'When did you keep going, even though it was hard?',
    subtitle: 'Tell the story from start to end.',
    alternates: [
      {
        id: 'day-2-alt-1',
        prompt: 'What did you learn that you did not know before?',
        subtitle: 'From a book, a game or a friend.',
      },
      {
        id: 'day-2-alt-2',
        prompt: 'What is a question you would love to ask?',
        subtitle: 'You can ask a person, a star or a whale.',
      },
      {
        id: 'day-2-alt-3',
        prompt: 'What is hard right now, and who could help?',
        subtitle: 'Asking for help is a skill.',
      },
    ],
  },
  {
    id: 'day-3-wednesday',
    weekday: 3,
    name: 'Wednesday',
    prompt: 'Who made you feel welcome lately?',
    subtitle: 'Think of home, school, a team or a neighbor.',
    alternates: [
      {
        id: 'day-3-alt-1',
        prompt: 'How did you help someone this week?',
        subtitle: 'Holding a door counts too.',
      },
      {
        id: 'day-3-alt-2',
        prompt: 'What makes a good friend?',
        subtitle: 'Think of what they do.',
      },
      {
        id: 'day-3-alt-3',
        prompt: 'Is there someone you would like to thank?',
        subtitle: 'Write the words you would say.',
      },
    ],
  },
  {
    id: 'day-4-thursday',
    weekday: 4,
    name: 'Thursday',
    prompt: 'Which feeling visited you today?',
    subtitle: 'Big or small, they can all come in.',
    alternates: [
      {
        id: 'day-4-alt-1',
        prompt: 'Where in you did you feel your feelings today?',
        subtitle: 'Warm hands? Tight tummy? Light feet?',
      },
      {
        id: 'day-4-alt-2',
        prompt: 'What do you do when you feel upset?',
        subtitle: 'Which part of it helps you?',
      },
      {
        id: 'day-4-alt-3',
        prompt: 'Write a note to a feeling you had.',
        subtitle: 'Dear Worry, or Dear Joy...',
      },
    ],
  },
  {
    id: 'day-5-friday',
    weekday: 5,
    name: 'Friday',
    prompt: 'What did you do this week that you are proud of?',
    subtitle: 'Name the thing you did.',
    alternates: [
      {
        id: 'day-5-alt-1',
        prompt: 'What made you laugh this week?',
        subtitle: 'Tell it so we can laugh too.',
      },
      {
        id: 'day-5-alt-2',
        prompt: 'What did you try for the first time?',
        subtitle: 'How did it go?',
      },
      {
        id: 'day-5-alt-3',
        prompt: 'What will you leave behind this week?',
        subtitle: 'A worry, a fuss, a hard day. Let it rest here.',
      },
    ],
  },
  {
    id: 'day-6-saturday',
    weekday: 6,
    name: 'Saturday',
    prompt: 'If you could go anywhere today, where would you go?',
    subtitle: 'Real or made up. Tell what you see there.',
    alternates: [
      {
        id: 'day-6-alt-1',
        prompt: 'What do you love to do, just for fun?',
        subtitle: 'No reason needed.',
      },
      {
        id: 'day-6-alt-2',
        prompt: 'Make up a new animal. What is it like?',
        subtitle: 'Name it, and tell where it sleeps.',
      },
      {
        id: 'day-6-alt-3',
        prompt: 'What did you see, hear and smell today?',
        subtitle: 'Go slowly, one at a time.',
      },
    ],
  },
];

/** 0 (Sunday) to 6, of a calendar day `YYYY-MM-DD`; the day alone decides, not the caller's clock or time zone. */
export function weekdayOf(localDate: string): number {
  return new Date(`${localDate}T00:00:00Z`).getUTCDay();
}

/** The prompt of a day after `swaps` presses of "Show me another"; after the last alternate comes the first again. */
export function promptFor(localDate: string, swaps = 0): PromptWords {
  const today = DAILY_PROMPTS[weekdayOf(localDate)];
  if (!today) throw new RangeError(`Not a calendar day: ${localDate}`);
  const turns = [today, ...today.alternates];
  return turns[swaps % turns.length] ?? today;
}
