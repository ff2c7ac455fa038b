import { inWords } from '../../lib/words/words.ts';

/** MoveQuest's coaches and their five moves each (001, sections 2 and 3), in the order of their buttons. */
export const COACHES = [
  {
    id: 'bella',
    name: 'Bella',
    title: 'Grace & Balance',
    theme: { id: 'rose-stage', name: 'Rose Stage', gradient: ['#ffe3ec', '#ffc2d4', '#e3c8f5'], ink: '#46142e' },
    intro: 'Hello, I am Bella. Wobbles are welcome here. They mean we are learning.',
    warmUp: 'Roll your shoulders. Circle your hands. Sway like tall grass.',
    safetyTip: 'Stay near a wall or chair. Touch it any time you like.',
    moves: [
      {
        id: 'twirl-and-freeze',
        name: 'Twirl & Freeze',
        instruction: 'Turn once, slowly. Then freeze like a statue for three counts. Turn the other way next.',
        seated: 'Twirl your arms up high in big circles. Freeze in a shape you love.',
        cheer: 'That freeze was still as a stone!',
      },
      {
        id: 'cloud-walk',
        name: 'Cloud Walk',
        instruction: 'Walk in place as if on soft clouds. Lift each foot high and set it down without a sound.',
        seated: 'Float your hands up and down like two soft clouds. Make no sound at all.',
        cheer: 'You moved so softly. I could not hear a step.',
      },
      {
        id: 'one-foot-star',
        name: 'One-Foot Star',
        instruction: 'Lift one foot a little. Open your arms like a star. Swap feet when you like.',
        seated: 'Sit tall and shine. Stretch one arm and one leg, or both arms. Swap sides.',
        cheer: 'You found your balance again. That is the skill!',
      },
      {
        id: 'rainbow-reach',
        name: 'Rainbow Reach',
        instruction: 'Reach up with one hand. Paint a rainbow to the other side. Bend softly as you go.',
        seated: 'Paint a huge rainbow over your head. Start low on one side and end on the other.',
        cheer: 'You painted the whole sky!',
      },
      {
        id: 'balance-flow',
        name: 'Balance Flow',
        instruction: 'Lean left, lean right, then rise tall. Keep it slow, like water.',
        seated: 'Lean left, lean right, then grow tall. Let your arms flow like a river.',
        cheer: 'You tried both sides. Nice and even!',
      },
    ],
    finish: 'We turned, floated and shone. Thank you for the dance.',
  },
  {
    id: 'rally',
    name: 'Rally',
    title: 'Energy & Agility',
    theme: { id: 'sunny-court', name: 'Sunny Court', gradient: ['#fff4c2', '#ffd98a', '#bfe8b0'], ink: '#3b2a08' },
    intro: 'Hey, I am Rally! Quick feet, quick hands, lots of fun. Ready?',
    warmUp: 'Shake your hands. Tap your toes or your knees. Take one big breath.',
    safetyTip: 'Look around you first. Move chairs, bags and pets out of the way.',
    moves: [
      {
        id: 'tennis-bounce',
        name: 'Tennis Bounce',
        instruction: 'Bounce gently on your toes. Swing a make-believe racket left, then right.',
        seated: 'Bounce in your seat and swing your racket. Aim for the far corner!',
        cheer: 'You kept on moving. I saw it!',
      },
      {
        id: 'side-shuffle',
        name: 'Side Shuffle',
        instruction: 'Take two quick steps to one side. Touch the air. Zip back again.',
        seated: 'Slide your hands two beats left, two beats right. Zip, zip, tap!',
        cheer: 'Zip! You changed sides in a flash.',
      },
      {
        id: 'knee-taps',
        name: 'Knee Taps',
        instruction: 'Lift one knee and tap it with the other hand. Then swap. Find a beat you like.',
        seated: 'Tap a beat on your knees or armrests. Cross your hands to mix it up.',
        cheer: 'You kept the beat going!',
      },
      {
        id: 'serve-reach',
        name: 'Serve Reach',
        instruction: 'Toss a make-believe ball. Reach up high and serve it over the net. Swap arms.',
        seated: 'Toss it, reach up tall and serve! Send that ball over the net. Swap arms.',
        cheer: 'That serve went over the net!',
      },
      {
        id: 'quick-quick-slow',
        name: 'Quick-Quick-Slow',
        instruction: 'Step quick, quick, then one slow step. Say it out loud. Clap on the slow one.',
        seated: 'Clap quick, quick, then one slow, big clap. Say it like a drum.',
        cheer: 'You slowed down right on time. That takes skill.',
      },
    ],
    finish: 'Game over, and we both played well. High five, or a wave!',
  },
  {
    id: 'setta',
    name: 'Setta',
    title: 'Strength & Power',
    theme: { id: 'blue-arena', name: 'Blue Arena', gradient: ['#ddebff', '#b5d3fa', '#c7e6e1'], ink: '#12294a' },
    intro: 'I am Setta. Strong can be loud or quiet. Show me your kind of strong.',
    warmUp: 'Squeeze your hands, then open them. Stretch up. Stretch wide. March softly.',
    safetyTip: 'Land softly with bent knees. No jumping? Rise on your toes.',
    moves: [
      {
        id: 'spike-jump',
        name: 'Spike Jump',
        instruction: 'Bend your knees and hop up a little. Swing one arm down as if you spike a ball. Land softly.',
        seated: 'Reach up tall, then swing one arm down. Spike it! Add a mighty "Ha!"',
        cheer: 'You landed so softly!',
      },
      {
        id: 'block-pose',
        name: 'Block Pose',
        instruction: 'Plant your feet wide. Raise both hands like a wall. Hold it and breathe.',
        seated: 'Sit tall and raise both hands like a wall. Nothing gets past you!',
        cheer: 'That wall did not move at all.',
      },
      {
        id: 'serve-lunge',
        name: 'Serve Lunge',
        instruction: 'Take one long step forward. Push both hands out to serve. Step back and swap legs.',
        seated: 'Lean forward and push both hands out. Serve it far! Then sit back tall.',
        cheer: 'You reached far. I felt the breeze!',
      },
      {
        id: 'twist-catch',
        name: 'Twist Catch',
        instruction: 'Turn to one side and catch a make-believe ball. Bring it to the middle. Turn the other way.',
        seated: 'Turn to one side and catch it. Hug it in. Turn the other way. Got it!',
        cheer: 'You caught every single one.',
      },
      {
        id: 'power-finish',
        name: 'Power Finish',
        instruction: 'Get small, then burst up wide like a star. Hold your best power pose.',
        seated: 'Curl in small, then burst your arms out wide. Hold your best power pose!',
        cheer: 'You gave that pose all your power!',
      },
    ],
    finish: 'We spiked, blocked and caught. You stayed strong for your team.',
  },
] as const;

export type Coach = (typeof COACHES)[number];
export type CoachId = Coach['id'];
export type MoveWords = Coach['moves'][number];

export function coachById(id: CoachId): Coach {
  const coach = inWords(COACHES).find((one) => one.id === id);
  if (!coach) throw new RangeError(`No coach is called ${id}`);
  return coach;
}
