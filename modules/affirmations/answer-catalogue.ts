import type { Feeling, ProudChoice, SecondAnswer } from './build-affirmation.ts';

/** As a child reads it on its card. */
interface Labelled {
  readonly label: string;
}

export const FEELINGS: readonly (Feeling & Labelled)[] = [
  {
    id: 'happy',
    label: 'Happy',
    valence: 'bright',
    feel: 'happy',
    opens: ['I notice my happy feeling.', 'My smile is real today.', 'I can share this happy feeling.'],
  },
  {
    id: 'calm',
    label: 'Calm',
    valence: 'bright',
    feel: 'calm',
    opens: ['I know how calm feels.', 'I can take my time today.', 'I made room for a calm moment.'],
  },
  {
    id: 'excited',
    label: 'Excited',
    valence: 'bright',
    feel: 'excited',
    opens: ['I have lots of spark today.', 'I can use my spark for fun.', 'I can enjoy looking forward.'],
  },
  {
    id: 'sad',
    label: 'Sad',
    valence: 'tender',
    feel: 'sad',
    opens: ['It is okay to feel sad.', 'I can be gentle with myself.', 'Sad days come, and sad days go.'],
  },
  {
    id: 'worried',
    label: 'Worried',
    valence: 'tender',
    feel: 'worried',
    opens: ['It is okay to feel worried.', 'I can tell my worry to someone.', 'I can do one small thing at a time.'],
  },
  {
    id: 'angry',
    label: 'Angry',
    valence: 'tender',
    feel: 'angry',
    opens: ['It is okay to feel angry.', 'I can let anger out safely.', 'I can be angry and still be kind.'],
  },
  {
    id: 'tired',
    label: 'Tired',
    valence: 'tender',
    feel: 'tired',
    opens: ['It is okay to feel tired.', 'I can rest when I need to.', 'I can go slowly today.'],
  },
  {
    id: 'shy',
    label: 'Shy',
    valence: 'tender',
    feel: 'shy',
    opens: ['It is okay to feel shy.', 'I can take my time.', 'A quiet voice still counts.'],
  },
  {
    id: 'left-out',
    label: 'Left out',
    valence: 'tender',
    feel: 'left out',
    opens: ['It hurts to feel left out.', 'I can look for a kind face.', 'I matter, with or without a crowd.'],
  },
  {
    id: 'stressed',
    label: 'Stressed',
    valence: 'tender',
    feel: 'stressed',
    opens: ['It is okay to feel stressed.', 'I can do one thing, then rest.', 'I can put one thing down.'],
  },
  {
    id: 'mixed-up',
    label: 'Lots of feelings at once',
    valence: 'tender',
    feel: 'mixed up',
    opens: [
      'I can have many feelings at once.',
      'I can sort feelings one by one.',
      'Mixed feelings are real feelings.',
    ],
  },
];

/** To what makes a child smile, or helps it: the second question, by age. */
export const SECOND_ANSWERS: readonly (SecondAnswer & Labelled)[] = [
  {
    id: 'hug',
    label: 'A big hug',
    can: 'ask for a hug',
    subject: 'a hug',
  },
  {
    id: 'drawing',
    label: 'Drawing',
    can: 'draw a picture',
    subject: 'drawing',
  },
  {
    id: 'outside',
    label: 'Playing outside',
    can: 'play outside',
    subject: 'playing outside',
  },
  {
    id: 'animals',
    label: 'Animals',
    can: 'picture an animal I love',
    subject: 'an animal I love',
  },
  {
    id: 'stories',
    label: 'A good story',
    can: 'enjoy a story',
    subject: 'a good story',
  },
  {
    id: 'dancing',
    label: 'Music and dancing',
    can: 'dance to a song',
    subject: 'dancing to a song',
  },
  {
    id: 'building',
    label: 'Building things',
    can: 'build something',
    subject: 'building something',
  },
  {
    id: 'loved-one',
    label: 'Time with someone I love',
    can: 'be with someone I love',
    subject: 'time with someone I love',
  },
  {
    id: 'friends',
    label: 'Playing with a friend',
    can: 'play with a friend',
    subject: 'playing with a friend',
  },
  {
    id: 'reading',
    label: 'Reading',
    can: 'read a good book',
    subject: 'reading a good book',
  },
  {
    id: 'jokes',
    label: 'Silly jokes',
    can: 'share a silly joke',
    subject: 'a silly joke',
  },
  {
    id: 'making',
    label: 'Making things',
    can: 'make something',
    subject: 'making something',
  },
  {
    id: 'moving',
    label: 'Moving my own way',
    can: 'move in my own way',
    subject: 'moving in my own way',
  },
  {
    id: 'music',
    label: 'Music',
    can: 'play a song I like',
    subject: 'a song I like',
  },
  {
    id: 'talking',
    label: 'Talking to someone I trust',
    can: 'talk to someone I trust',
    subject: 'talking with someone',
  },
  {
    id: 'quiet-time',
    label: 'Some quiet time',
    can: 'take some quiet time',
    subject: 'quiet time',
  },
  {
    id: 'writing',
    label: 'Writing it down',
    can: 'write it down',
    subject: 'writing it down',
  },
  {
    id: 'breathing',
    label: 'Slow breaths',
    can: 'take a few slow breaths',
    subject: 'taking slow breaths',
  },
  {
    id: 'nature',
    label: 'Being near nature',
    can: 'look at the sky',
    subject: 'looking at the sky',
  },
  {
    id: 'laughing',
    label: 'Laughing with friends',
    can: 'laugh with a friend',
    subject: 'laughing with a friend',
  },
  {
    id: 'small-step',
    label: 'Taking one small step',
    can: 'take one small step',
    subject: 'taking one small step',
  },
  {
    id: 'something-else',
    label: 'Something else',
    can: 'do one thing I like',
    subject: 'one thing I like',
  },
];

export const PROUD_CHOICES: readonly (ProudChoice & Labelled)[] = [
  {
    id: 'helped-someone',
    label: 'I helped someone.',
    did: 'helped someone',
    know: 'see what others need',
  },
  {
    id: 'kept-trying',
    label: 'I kept trying.',
    did: 'kept trying',
    know: 'stay with hard things',
  },
  {
    id: 'was-kind',
    label: 'I was kind.',
    did: 'was kind to someone',
    know: 'make a day softer',
  },
  {
    id: 'learned-something',
    label: 'I learned something.',
    did: 'learned something new',
    know: 'grow bit by bit',
  },
  {
    id: 'told-the-truth',
    label: 'I told the truth.',
    did: 'told the truth',
    know: 'say brave, true things',
  },
  {
    id: 'made-something',
    label: 'I made something.',
    did: 'made something new',
    know: 'bring ideas to life',
  },
  {
    id: 'asked-for-help',
    label: 'I asked for help.',
    did: 'asked for help',
    know: 'reach out to others',
  },
  {
    id: 'said-sorry',
    label: 'I said sorry and meant it.',
    did: 'said sorry and meant it',
    know: 'put things right',
  },
  {
    id: 'tried-new',
    label: 'I tried something new.',
    did: 'tried something new',
    know: 'take a first step',
  },
  {
    id: 'listened',
    label: 'I listened to someone.',
    did: 'listened to someone',
    know: 'be there for others',
  },
  {
    id: 'shared',
    label: 'I shared.',
    did: 'shared with someone',
    know: 'make room for others',
  },
  {
    id: 'cannot-think',
    label: "I can't think of one yet.",
    did: 'took time for me',
    know: 'hear what I need',
  },
];
