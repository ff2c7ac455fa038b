export interface YesterdayItem {
  /** Of the event. */
  readonly type: string;
  /** How its subject begins; the first item that fits is it. */
  readonly begins?: string;
  readonly moods?: readonly string[];
  readonly isHard?: boolean;
  readonly playful: readonly string[];
  readonly plain: readonly string[];
}

/** One sentence on the first visit of a day, by what there was the day before. */
export const YESTERDAY: readonly YesterdayItem[] = [
  {
    type: 'MoodSaved',
    moods: ['a-bit-sad', 'worried', 'nervous', 'a-little-scared', 'sad', 'angry'],
    isHard: true,
    playful: [
      'Yesterday you felt {feeling}. How is it now?',
      'You felt {feeling} yesterday. I thought of you.',
      'Yesterday you felt {feeling}. Today is a new page.',
      'Still {feeling}, or something new? Both are okay.',
    ],
    plain: [
      'Yesterday you felt {feeling}. How is it today?',
      'You felt {feeling} yesterday. Still there, or gone?',
      'Yesterday you felt {feeling}. Today can be anything.',
    ],
  },
  {
    type: 'MoodSaved',
    moods: ['really-happy', 'happy', 'excited'],
    playful: [
      'Yesterday you felt {feeling}! Is some of it left?',
      'You felt {feeling} yesterday. I kept a bit of it.',
      'Yesterday you felt {feeling}. What about today?',
    ],
    plain: ['You felt {feeling} yesterday. Any of it left?', 'Yesterday you felt {feeling}. Today gets its own word.'],
  },
  {
    type: 'MoodSaved',
    moods: ['okay', 'calm'],
    playful: [
      'Yesterday you felt {feeling}. And today?',
      'It was {feeling} yesterday. What is it like now?',
      'You felt {feeling} yesterday. I liked that.',
    ],
    plain: ['Yesterday you were {feeling}. And today?', 'You felt {feeling} yesterday. Same again, or different?'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'breath/',
    playful: [
      'Yesterday we puffed clouds. They are still up.',
      'You breathed slowly yesterday. I saw it.',
      'Remember our breath from yesterday? It is still with you.',
    ],
    plain: ['You took a slow minute yesterday.', 'Yesterday had a real pause in it.'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'calm/',
    playful: [
      'Yesterday you rested with {activity}.',
      'You had a soft time yesterday: {activity}.',
      'I still feel {activity} from yesterday.',
    ],
    plain: ['You rested with {activity} yesterday.', 'Yesterday you made time for {activity}.'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'coping/',
    playful: [
      'Yesterday you tried {activity}. Did a bit of it stay?',
      'You used a tool yesterday: {activity}.',
      '{activity} is still open in the box, from yesterday.',
    ],
    plain: ['You tried {activity} yesterday. Worth keeping?', "Yesterday's tool was {activity}."],
  },
  {
    type: 'ActivityCompleted',
    begins: 'be-active/',
    playful: [
      'Yesterday you did {activity}. I tried it too!',
      '{activity} was fun to see yesterday.',
      'Yesterday you got moving. The floor still hums.',
    ],
    plain: ['You did {activity} yesterday.', 'You got moving yesterday. Same or rest today?'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'movequest/',
    playful: [
      '{coach} says hi, from yesterday.',
      'Yesterday you moved with {coach}. Five whole moves!',
      '{coach} still talks of yesterday.',
    ],
    plain: ['You trained with {coach} yesterday.', '{coach} remembers yesterday well.'],
  },
  {
    type: 'JournalEntryWritten',
    playful: [
      'You wrote a page yesterday. It is safe.',
      'Yesterday you found words. They are still yours.',
      'The ink from yesterday is dry now.',
    ],
    plain: ['You wrote yesterday. It is where you left it.', "Yesterday's page is still yours."],
  },
  {
    type: 'JournalEntryWritten',
    begins: 'drawing',
    playful: [
      'You drew something yesterday. It is still bright.',
      'Yesterday you used your crayons. They rest now.',
      'Your drawing from yesterday is safe.',
    ],
    plain: ['You drew yesterday. It is kept just as it was.', "Yesterday's sketch is still there."],
  },
  {
    type: 'ActivityCompleted',
    begins: 'sleep/',
    playful: [
      'Yesterday you told Lulu about your night.',
      'You noted a night yesterday. How was this one?',
      'One night is in the book. Is there one more?',
    ],
    plain: ['You logged a night yesterday. And the last one?', 'One more night to note, if you like.'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'nature/',
    playful: [
      'Yesterday you did {activity}. The bugs still talk of it.',
      'You looked closely yesterday: {activity}.',
      'Is the sky the same as yesterday? Have a look.',
    ],
    plain: ['{activity}, yesterday. Worth it?', 'You looked closely yesterday. What is it like today?'],
  },
  {
    type: 'ActivityCompleted',
    begins: 'plants/',
    playful: [
      'You looked after your plant yesterday. It knows.',
      'Yesterday your plant got a visit. I like that.',
      'Your plant is one day older today.',
    ],
    plain: ['You checked on your plant yesterday.', 'Your plant is one day further along.'],
  },
  {
    type: 'AffirmationKept',
    playful: [
      'You found kind words yesterday. They still work.',
      'Yesterday you spoke kindly to yourself.',
      'Your words from yesterday still glow.',
    ],
    plain: ['You found a true line yesterday. It still holds.', "Yesterday's words are still yours."],
  },
  {
    type: 'ThemeChosen',
    playful: [
      'New colors since yesterday! I like it here.',
      'You painted our land yesterday.',
      'The land slept well in its new colors.',
    ],
    plain: ['New colors since yesterday. They suit the place.', 'You changed the colors yesterday. Good choice.'],
  },
  {
    type: 'WonderlingChosen',
    playful: [
      'You chose me yesterday. I am still happy!',
      'We are buddies since yesterday.',
      'Our second day! Hello again.',
    ],
    plain: ['We started yesterday. Good to see you again.', 'Day two. Hi again.'],
  },
  {
    type: 'GoalMet',
    playful: [
      'You met your goal yesterday. Small steps, whole way.',
      'Yesterday you did what you set out to do.',
      'Goal met, yesterday! I did a cheer.',
    ],
    plain: ['You met your goal yesterday.', 'Goal done since yesterday. No new one needed.'],
  },
  {
    type: 'CheckedIn',
    playful: [
      'Your seed from yesterday came up!',
      "Look at yesterday's spot. It is green.",
      "Yesterday's flower is open now.",
    ],
    plain: ["Yesterday's seed is up.", 'Something grew since yesterday.'],
  },
  {
    type: 'RestDayUsed',
    playful: [
      'Yesterday was a rest day. The garden liked it.',
      'You rested yesterday. So did we.',
      'The seed slept in yesterday. All is well.',
    ],
    plain: ['Yesterday was a rest day. That is part of it.', 'A day off yesterday. Good.'],
  },
];
