import type { StickerId, StickerOfPack, StickerPackId } from '@wonderlings/stickers/catalogue';

/** Which pack's chunk a drawing is in. Ids alone: the catalogue's words are not needed to show a sticker. */
const IDS = {
  'hello-friends': [
    'zola-wave',
    'bella-bow',
    'rally-grin',
    'setta-cheer',
    'owl-blink',
    'sprout-hello',
    'octopus-hug',
    'turtle-nod',
    'first-star',
    'warm-heart',
  ],
  'feelings-weather': [
    'sun-peek',
    'rain-friend',
    'fog-sheep',
    'wind-curl',
    'two-umbrellas',
    'little-thunder',
    'weather-vane',
    'snow-globe',
    'double-rainbow',
    'sky-of-all',
  ],
  'sky-and-breath': [
    'puff-cloud',
    'soft-balloon',
    'paper-plane',
    'bubble-trio',
    'dandelion',
    'pinwheel',
    'hot-air-balloon',
    'rainbow-kite',
    'sky-whale',
    'cloud-castle',
  ],
  'happy-feet': [
    'bouncy-ball',
    'hopping-hare',
    'skip-rope',
    'speedy-wheels',
    'dancing-socks',
    'team-paws',
    'drum-beat',
    'three-whistles',
    'leaping-frog',
    'rocket-sneakers',
  ],
  'little-garden': [
    'ladybug',
    'sleepy-snail',
    'daisy-face',
    'round-bee',
    'red-leaf',
    'watering-can',
    'robin',
    'tall-sunflower',
    'hedgehog-home',
    'glow-butterfly',
  ],
  'moon-dreams': [
    'nap-moon',
    'star-blanket',
    'sleepy-sloth',
    'night-lamp',
    'owl-pillow',
    'three-moons',
    'firefly-jar',
    'dream-train',
    'star-fox',
    'aurora',
  ],
  'words-and-pages': [
    'happy-pencil',
    'ink-drop',
    'paper-heart',
    'pocket-sun-sticker',
    'two-suns',
    'page-crane',
    'sun-jar',
    'talking-flower',
    'book-bird',
    'sunny-shelf',
  ],
  'toolbox-pals': [
    'small-toolbox',
    'worry-box',
    'crayon-trio',
    'silly-mask',
    'thank-you-bunch',
    'friend-ring',
    'tool-belt',
    'puzzle-bridge',
    'magic-abacus',
    'golden-toolbox',
  ],
  'star-legends': [
    'legend-map',
    'legend-dragon',
    'legend-lantern',
    'legend-planet',
    'legend-owl',
    'legend-lighthouse',
    'legend-songbird',
    'legend-heart',
    'legend-hare',
    'legend-compass',
  ],
} as const satisfies { readonly [Id in StickerPackId]: readonly StickerOfPack<Id>['id'][] };

/** Every id has its pack: one that the catalogue has and this has not does not compile. */
type Listed = (typeof IDS)[StickerPackId][number];
const PACK_OF = new Map(
  Object.entries(IDS).flatMap(([pack, ids]) =>
    // Object.entries forgets what the record knows.
    ids.map((id): readonly [Listed, StickerPackId] => [id, pack as StickerPackId]),
  ),
) satisfies ReadonlyMap<StickerId, StickerPackId>;

/** Undefined for an id that is no sticker of a pack, e.g. an emoji of the header. */
export const packOfSticker = (id: string): StickerPackId | undefined =>
  (PACK_OF as ReadonlyMap<string, StickerPackId>).get(id);

/** The ids of a pack, in the order of the catalogue. */
export const stickersOfPack = (pack: StickerPackId): readonly string[] => IDS[pack];

export const isStickerPack = (id: string): id is StickerPackId => Object.hasOwn(IDS, id);
