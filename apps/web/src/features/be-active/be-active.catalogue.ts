export const PLACES = ['indoor', 'outdoor', 'seated'] as const;
export type Place = (typeof PLACES)[number];

/** Eight ideas for each place, without equipment; each runs as long as the timer. */
export const IDEAS = [
  {
    id: 'wake-the-floor',
    place: 'indoor',
    title: 'Wake the Floor',
    text: 'March in place. Start soft as a mouse. End as loud as a bear.',
  },
  {
    id: 'slow-skater',
    place: 'indoor',
    title: 'Slow Skater',
    text: 'Lean and glide from side to side. Swing your arms like a skater.',
  },
  {
    id: 'invisible-paint',
    place: 'indoor',
    title: 'Invisible Paint',
    text: 'Dip a make-believe brush. Paint the wall up high and down low.',
  },
  {
    id: 'robot-melt',
    place: 'indoor',
    title: 'Robot Melt',
    text: 'Move like a stiff robot. Then melt into a soft puddle.',
  },
  {
    id: 'animal-parade',
    place: 'indoor',
    title: 'Animal Parade',
    text: 'Walk like a crab, a cat, then a crane. Make up a new one.',
  },
  {
    id: 'mirror-me',
    place: 'indoor',
    title: 'Mirror Me',
    text: 'Copy someone, or copy your own shadow. Then lead.',
  },
  {
    id: 'river-stones',
    place: 'indoor',
    title: 'River Stones',
    text: 'Step from one make-believe stone to the next. Mind the river!',
  },
  {
    id: 'giant-letters',
    place: 'indoor',
    title: 'Giant Letters',
    text: 'Draw your name in the air with one whole arm. Then swap arms.',
  },
  {
    id: 'wind-racer',
    place: 'outdoor',
    title: 'Wind Racer',
    text: 'Go to a tree and back. Walk, run or roll. Feel the wind.',
  },
  {
    id: 'shadow-play',
    place: 'outdoor',
    title: 'Shadow Play',
    text: 'Make your shadow tall, tiny, wide and wild.',
  },
  {
    id: 'line-rider',
    place: 'outdoor',
    title: 'Line Rider',
    text: 'Find a line on the ground. Follow it slowly to the end.',
  },
  {
    id: 'leaf-catcher',
    place: 'outdoor',
    title: 'Leaf Catcher',
    text: 'Reach high for make-believe leaves. Catch one, then ten.',
  },
  {
    id: 'hop-the-map',
    place: 'outdoor',
    title: 'Hop the Map',
    text: 'Draw squares in your mind. Hop, step or roll from one to the next.',
  },
  {
    id: 'puddle-leap',
    place: 'outdoor',
    title: 'Puddle Leap',
    text: 'Picture a puddle. Get over it in three ways.',
  },
  {
    id: 'cloud-chase',
    place: 'outdoor',
    title: 'Cloud Chase',
    text: 'Pick a cloud. Go the way it goes. Change when it does.',
  },
  {
    id: 'tree-hello',
    place: 'outdoor',
    title: 'Tree Hello',
    text: 'Grow like a tree. Roots down, arms up, sway in the breeze.',
  },
  {
    id: 'air-drums',
    place: 'seated',
    title: 'Air Drums',
    text: 'Play a drum solo in the air. Big drums, small drums, crash!',
  },
  {
    id: 'row-the-boat',
    place: 'seated',
    title: 'Row the Boat',
    text: 'Row down a river. Slow water, then fast, then slow.',
  },
  {
    id: 'star-burst',
    place: 'seated',
    title: 'Star Burst',
    text: 'Curl up small. Then burst out wide like a star.',
  },
  {
    id: 'finger-race',
    place: 'seated',
    title: 'Finger Race',
    text: 'Let your fingers run up your arm and back. Which hand is quicker?',
  },
  {
    id: 'sea-arms',
    place: 'seated',
    title: 'Sea Arms',
    text: 'Make waves with your arms. Start tiny. End as a huge wave.',
  },
  {
    id: 'space-driver',
    place: 'seated',
    title: 'Space Driver',
    text: 'Steer your rocket. Lean left, lean right, dodge that moon!',
  },
  {
    id: 'face-gym',
    place: 'seated',
    title: 'Face Gym',
    text: 'Big smile, big eyes, fish lips, wiggle nose. Go round again.',
  },
  {
    id: 'cheering-crowd',
    place: 'seated',
    title: 'Cheering Crowd',
    text: 'Start a wave with your arms. Clap, wave, cheer, and go again.',
  },
] as const;

export type Idea = (typeof IDEAS)[number];
export type IdeaId = Idea['id'];

export function ideaById(id: IdeaId): Idea {
  const idea = IDEAS.find((one) => one.id === id);
  if (!idea) throw new RangeError(`No idea is called ${id}`);
  return idea;
}
