// verify-history: checks the history of a child that Wonderlings gave out, without Wonderlings and without the internet.
//
//   node verify-history.mjs [folder] [--words "twelve words of a keepsake"]
//
// The folder is the one named `proof`; without it, the one that this file lies in. A browser runs this file too: open verify.html.
// It is a program of its own on purpose: it shares no line with the server whose history it checks. MIT licence.
//
// No import and no export, so that a page opened from a disk may load it as well. What others may use is `globalThis.verifyHistory`.
(() => {
  const GENESIS = '0'.repeat(64);
  /** First byte of an entry's data: readable, or sealed in one of four ways. */
  const PLAIN = 0;
  const SEALED = [1, 2, 3, 4];
  /** The time zone is sealed too. In the last of them so are a child's own words, once more, with a key that may be erased alone. */
  const ZONE_SEALED = [3, 4];
  const WITH_WORDS = 4;
  /** Types that may be readable, since they must outlive the key. */
  const PLAIN_TYPES = new Set(['ChildErased']);
  const NONCE_BYTES = 12;
  const MOST_FAULTS = 20;
  const NUMBERS_TRIED = 64;
  const KEEPSAKE_PREFIX = 'wonderlings keepsake 1:';
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  // ── bytes ──

  const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const bytesOfHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const bytesOfBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  function joined(a, b) {
    const all = new Uint8Array(a.length + b.length);
    all.set(a);
    all.set(b, a.length);
    return all;
  }

  // ── one entry: what its hash and its seal cover ──

  const fieldsOf = (event, revision) =>
    JSON.stringify([
      event.id,
      event.type,
      event.version,
      event.stream,
      revision,
      event.at,
      event.timeZone,
      event.localDate,
      event.actor,
      event.commandId,
      event.correlationId,
      event.causationId,
    ]);
  const chained = (event, { hash, revision }) => encoder.encode(hash + fieldsOf(event, revision));
  const hashAt = async (event, place) => hexOf(await sha256(joined(chained(event, place), event.bytes)));
  const fits = async (event, revision) => (await hashAt(event, { hash: event.previousHash, revision })) === event.hash;

  /** `sealed`, `plain`, or false when it does not open in that place. */
  async function opensAt(event, place, key) {
    const format = event.bytes[0];
    if (format === PLAIN) return PLAIN_TYPES.has(event.type) && 'plain';
    if (!SEALED.includes(format) || ZONE_SEALED.includes(format) !== (event.timeZone === '')) return false;
    const { id, stream, type, version } = event;
    const bound =
      format === 1 ? encoder.encode(`${id}|${stream}|${place.revision}|${type}|${version}`) : chained(event, place);
    const algorithm = { name: 'AES-GCM', iv: event.bytes.subarray(1, 1 + NONCE_BYTES), additionalData: bound };
    try {
      const opened = await crypto.subtle.decrypt(algorithm, key, event.bytes.subarray(1 + NONCE_BYTES));
      // The first byte is not under the seal, and what is there of words is. Whether they can still be read proves nothing.
      const fits =
        !ZONE_SEALED.includes(format) || 'w' in JSON.parse(decoder.decode(opened)) === (format === WITH_WORDS);
      return fits && 'sealed';
    } catch {
      return false;
    }
  }
  const opens = (event, revision, key) => opensAt(event, { hash: event.previousHash, revision }, key);
  const isSealedAt = async (event, place, key) => (await opensAt(event, place, key)) === 'sealed';

  /** A line as an entry; one that cannot be read becomes an entry that fits nowhere. */
  function entryOf(line) {
    try {
      const event = JSON.parse(line);
      return { ...event, bytes: bytesOfBase64(event.data) };
    } catch {
      return { bytes: new Uint8Array(), hash: '', previousHash: '', at: null, revision: -1 };
    }
  }

  // ── the walk along all entries ──

  /** Checks order and seals, and says by name what is wrong. `entries()` reads them all from the start, as often as it is asked. */
  async function walk({ entries, key, onSound }) {
    const faults = [];
    const openEnds = new Map();
    let hash = GENESIS;
    let revision = 0;
    let shift = 0;
    let isRewritten = false;
    let isUnopened = false;
    let held = null;
    let index = -1;
    let sound = 0;
    let soundBefore = null;
    let lastAt = null;
    let last = null;

    function fault(kind, event, { entry = revision + 1, other = null, before = null } = {}) {
      soundBefore ??= sound;
      faults.push({ kind, entry, other, at: kind === 'removed' ? null : event.at, after: lastAt, before });
    }
    const gap = (event, own) => fault('removed', event, { other: own, before: event.at });

    async function accept(event, ownHash = event.hash) {
      isUnopened = false;
      shift = event.revision - revision;
      sound += 1;
      last = { hash: ownHash, revision, at: event.at };
      await onSound(last);
      hash = ownHash;
      revision += 1;
      lastAt = event.at;
    }

    /** What tells where the entry belongs: the entries that name its hash, and those that it names. */
    async function related(event) {
      const found = {};
      let place = -1;
      for await (const other of entries()) {
        place += 1;
        if (place === index) continue;
        if (other.previousHash === hash) found.successor ??= other;
        if (other.previousHash === event.hash) found.follower ??= other;
        if (other.hash === event.previousHash) found.predecessor ??= other;
        if (other.hash === event.hash) found.twin ??= other;
      }
      return found;
    }

    /** The number that it was sealed with, if it is one near here. */
    async function ownRevision(event, predecessor) {
      const around = (middle) => [middle, middle - 1, middle + 1, middle + 2, middle - 2];
      const near = Array.from({ length: NUMBERS_TRIED }, (_, step) => revision + step);
      const tried = [event.revision, ...near, ...around(event.revision), ...around(predecessor?.revision ?? -9)];
      for (const number of tried) {
        if (number >= 0 && (await fits(event, number)) && (await opens(event, number, key))) return number;
      }
      return undefined;
    }

    function skip(event) {
      fault('inserted', event);
      shift = null;
    }

    function passUnopened(event) {
      isUnopened = true;
      hash = event.hash;
      revision += 1;
    }

    function loseTrack() {
      hash = null;
      revision += 1;
      shift = null;
    }

    async function explainFaulty(event, kind) {
      const { successor, follower } = await related(event);
      if (successor) return skip(event);
      const here = { hash: event.previousHash, revision };
      if (follower && (await isSealedAt(follower, here, key))) {
        isRewritten = true;
        const afterwards = { hash: await hashAt(follower, here), revision: revision + 1 };
        if (!(await isSealedAt(event, afterwards, key))) return skip(event);
        held = event;
        return fault('moved', event, { other: revision + 2 });
      }
      fault(kind, event);
      if (kind === 'unopened') return passUnopened(event);
      loseTrack();
      if (follower) hash = event.hash;
    }

    async function explainUnlinked(event) {
      const { successor, predecessor, twin } = await related(event);
      const own = await ownRevision(event, predecessor);
      if (own === undefined) {
        if (successor) return skip(event);
        fault('altered', event);
        return loseTrack();
      }
      if (twin || (successor ? !predecessor : own < revision)) return skip(event);
      if (successor) {
        fault('moved', event, { entry: Math.min(revision, own) + 1, other: Math.max(revision, own) + 1 });
        if (hash !== null) openEnds.set(hash, revision);
      } else {
        gap(event, own);
      }
      revision = own;
      await accept(event);
    }

    async function seeRewritten(event) {
      const here = { hash, revision };
      if (!(await isSealedAt(event, here, key))) {
        fault('unopened', event);
        isRewritten = false;
        return passUnopened(event);
      }
      await accept(event, await hashAt(event, here));
      if (!held) return;
      const late = held;
      held = null;
      await accept(late, await hashAt(late, { hash, revision }));
    }

    async function see(event) {
      if (isRewritten) return seeRewritten(event);
      if (hash === null) {
        const own = (await ownRevision(event)) ?? revision;
        if (own > revision) gap(event, own);
        hash = event.previousHash;
        revision = Math.max(own, revision);
        shift = null;
      }
      const elsewhere = openEnds.get(event.previousHash);
      if (elsewhere !== undefined && event.previousHash !== hash) {
        openEnds.delete(event.previousHash);
        openEnds.set(hash, revision);
        hash = event.previousHash;
        revision = elsewhere;
        shift = null;
      }
      if (event.previousHash !== hash) return explainUnlinked(event);
      if (!(await fits(event, revision))) return explainFaulty(event, 'altered');
      if (!(await opens(event, revision, key))) {
        return isUnopened ? passUnopened(event) : explainFaulty(event, 'unopened');
      }
      const isRenumbered = shift !== null && event.revision !== revision + shift;
      if (isRenumbered) fault('altered', event);
      await accept(event);
      if (isRenumbered) shift = null;
    }

    for await (const event of entries()) {
      index += 1;
      if (faults.length < MOST_FAULTS) await see(event);
    }
    return {
      entries: index + 1,
      faults,
      hasMore: faults.length >= MOST_FAULTS,
      soundBefore: soundBefore ?? sound,
      last,
    };
  }

  // ── the marks, which were made every hour and kept elsewhere ──

  function markCheck(anchors) {
    const marks = [...anchors].sort((a, b) => a.revision - b.revision);
    let next = 0;
    let fitting = 0;
    let wrong = null;
    return {
      see({ revision, hash }) {
        while (marks[next]?.revision === revision) {
          if (marks[next].hash === hash) fitting += 1;
          else wrong ??= marks[next];
          next += 1;
        }
      },
      /** Says what the marks know better; of a history with faults only whether its end is there. */
      close({ entries, faults, last }) {
        const end = marks.at(-1);
        const found = [];
        if (wrong && faults.length === 0) {
          found.push({
            kind: 'replaced',
            entry: wrong.revision + 1,
            other: null,
            at: wrong.at,
            after: null,
            before: null,
          });
        }
        if (end && end.revision > (last?.revision ?? -1) && end.revision >= entries) {
          const entry = (last?.revision ?? -1) + 2;
          found.push({
            kind: 'cut-off',
            entry,
            other: end.revision + 1,
            at: end.at,
            after: last?.at ?? null,
            before: null,
          });
        }
        return { found, fitting };
      },
    };
  }

  // ── keepsakes ──

  const WORDS = [
    'abacus ability aboard abode about abroad abundant academy accent acclaim achieve acorn acre across active actor adapt adjust admire adore advice afield afloat afresh after again agile aglow agree ahead ahoy aim',
    'airborne aircraft airfield airlift airmail airplane airship ajar akin album alcove alder alert alfalfa algae align alike alliance alloy almanac almond aloe aloft alpaca alphabet alpine alright alto always amazing amber ambient',
    'amble amiable amid amount amuse anagram ancestor anchor ancient animal ankle answer antelope anthem antler anyhow apex apiece appeal applaud appoint approve apricot apron aptly aqua arbor arcade archway arctic arena aria',
    'armchair aroma around arrange arrive artful artist artwork ascend ashore ask aspen aspire assemble assist astonish athlete atlas atom atrium attend attic attract attune auburn audio aura autumn avenue aviator avocado await',
    'awaken award awesome awning azure babble backpack badge bagel baggy bagpipe bakery balance balcony ballad balm bamboo banana bandage banjo banner barley barn barrel baseball basic basket batch bathtub baton bay beacon',
    'beagle beaker beaming bean beard beauty bedrock bedtime beehive beeswax beetle befriend begin beige believe bell below bench bend benefit berry berth beside best better bicycle bigger bike billion binder biology birch',
    'birdbath birthday biscuit bison blanket blazer blender blink bliss block bloom blossom bluebell blush boating bobbin bobsled bobtail boldly bonfire bongo bonnet bonus bookend boost bootlace borrow botany bottle boulder bounce bowling',
    'boxcar bracket braid bramble brass brave bread breeze brick bridge brief bright bring bristle broccoli bronze brook broth browse brunch bubbly bucket buddy buffalo bugle builder bulb bulldog bumpy bundle bungalow bunny',
    'burlap burst bustle busy button buzzer cabbage cabin cable cackle cactus caddy calendar calico calmly camel campfire canal candid canine canoe canteen canvas canyon capable cape capsule captain caramel cardigan carefree cargo',
    'caribou carnival carol carpet carrot cartoon cascade castle casual catfish catnip catwalk cavern cedar ceiling celery cello central ceramic ceremony certain chain chalk chamber chance chapter charm chase cheddar cheer chef cherish',
    'chess chicken child chime chipmunk chirp chisel chives choice choose chore chowder chrome chuckle chunk cinema cinnamon circle citrus city civic claim clapper clarity clasp clatter clay clean clever cliff climb clip',
    'cloak closet clothes clove clown club cluster coach coastal cobalt cobbler cocoa coffee cogwheel collar colt column comb comet comfy comic comma compact concert conduct cone confetti conifer connect consider contain cooking',
    'cool cooper copy coral corgi cork corner cosmos costume cotton count courage cover cowboy cozily crab crackers cradle crane crater crayon cream crescent crew cricket crimson crinkle crisp critter crocus crop crossing',
    'crouton crowd cruise crumb crystal cube cuckoo cucumber cuddly culture cupboard cupcake cupful curious curl current curve cushion custom cycle cylinder daffodil daily dainty dance dandy dapple daring date dawdle dawn daybreak',
    'daydream daylight dazzle decade decent decimal deckhand declare decorate dedicate deep degree delight delta deluxe delve denim derby describe design desktop detail detect detour develop dewdrop diagram dial diamond diary digit dignity',
    'diligent dimple dinghy dinosaur dipper direct disco dish display distant dive divine dock dogwood dolphin dome domino donate donkey doodle door dot double dovetail downhill dozen dragon draw dreamy dress drift driveway',
    'drizzle droplet drum dry duet dumpling dune durable dusk dustpan duty dynamic eager eaglet earlobe earmuff earring earth easel easily easy eatery ebony echo eclipse ecology edge edible editor educate effort eggplant',
    'eggshell eighty elastic elated elbow electric elegant element elephant elevate elfin elk elves embark emblem embrace emerald emotion empathy empower emu enable enamel enchant encore energy engage engine enhance enjoy enlarge enormous',
    'enough enrich enter entire entry entwine envelope epic episode equal equip era errand essay etch event ever evident evolve exact example excel excite exclaim excuse exhale exhibit exit expand explain export express',
    'extend extra eyebrow eyelid eyesight fabric fabulous facet fairy faith falcon fall familiar famous fancy fanfare fantasy faraway farmer farther fashion fasten fauna feature feed feline fence fern ferret festive fiction fiddle',
    'fidget fielder fiesta fifty fig filter final find finger finish firefly firm first fishbowl fizz flagpole flake flamingo flannel flapjack flash flat fleece flexible flicker flight flint flipper floating floor floral flower',
    'fluent fluff fluid flurry flutist fly foal foamy focus foghorn foliage folklore follow football forage forest formal forum forward fossil foster founder fox fraction fragrant frame freckle free frequent freshen friend frilly',
    'fringe frisky frog frolic front frosty fruit fudge fuel fulfill fun furnish future fuzzy gadget galaxy gallop galore game garage garden garlic garment gateway gather gazebo gear gecko gem general genius gentle',
    'genuine geology geometry gerbil gesture giant giddy gift gigantic giggly giraffe glacier glad glance glass glaze gleam gleeful glen glider glimmer glisten glitter globe glory glossy gloves glue goat goblet goggles goldfish',
    'golfer gondola goodness goose gopher gosling gown gracious grade grain grand graph grasp grateful gravity green griddle grill grip grocery grotto group grove grow guardian guava guess guide guild guitar gulf gumball',
    'gumdrop guppy gusto gymnast habit haiku hail half hallmark hamlet hammock hamper hamster hand happy hardware harmony harness harp harvest hat haven hawk haystack hazel headband health heap heart heather hedgehog helium',
    'helmet helper hen herb heritage heron hexagon hiccup hickory hidden hideout highway hiking hill hinge hint hippo history hobby hockey hoist holding holiday holly homemade honey hoof hopeful hopping horizon horn horse',
    'hotel howdy hub huge human humble humid humming hundred hurdle hurrah husky iceberg icicle icing icon idea identify igloo image imitate immense import impress inch include index indigo indoor info inhale inkwell',
    'inlet inner input insect inside inspire instant interest invent invite inward iris island item ivy jacket jade jamboree jasmine jasper jaunty jazz jelly jersey jester jewel jiffy jiggle jigsaw job jogger join',
    'joke journal jovial joyful jubilee judo juice jukebox jumbo jump junction jungle junior just kale kangaroo karate kayak kazoo keen keepsake kelp kennel ketchup kettle keyboard keyhole keyring kiln kimono kindly king',
    'kitchen kite kitten kiwi knack knee knit koala label ladder ladle ladybug lagoon lakeside lamb landmark lane language lantern laptop large lark laser latchkey lattice laugh launch laurel lava lavender layout leader',
    'leafy leapfrog learn leave lecture left legend lemon lemur length lens lentil leopard lesson lettuce level liberty library lid lifeboat lightly likely lilac lily lime linen lingo linking lion liquid list literary',
    'little lizard llama loaf lobster location locket lodge logbook logic logo lollipop long lookout loop lotion lotus loud lovable lovebird lowland lucky luggage lullaby luminous lunar lunchbox lute lyric macaroni machine magazine',
    'magenta magic magnet magpie mailbox majesty major mallard mammal manage mandarin mango mansion manta manual many maple marathon marble margin marina market marmot maroon marsh marvel mascot masonry matchbox matter maximum maybe',
    'mayfly maze meadow mealtime measure meditate mellow melon melt member memory mentor menu meow merit mermaid merrily mesa message meteor method metro midair midnight midway milk millet mimic mindful mineral mingle minivan',
    'minnow minute miracle mirror mix mobile mocha modern module molecule moment monarch month monument mood moonbeam moorland mop more morning mosaic mossy most motor motto mountain mouse movie mud muffin mulberry mule',
    'multiply mural murmur museum mushroom music mustard myself mystery myth nacho nametag napkin narrow narwhal nature navy nearby neatly nebula necklace nectar neon nestle network neutral newborn newcomer newt nibble nice nickel',
    'nimbly ninety noble nod nomad nook north nose notable notepad notice noun novel nugget number nursery nurture nutmeg nutshell nuzzle nylon oak oasis oatmeal object oblong oboe observe ocean octave octopus offer',
    'office often okay okra olive ongoing onion online only openly opera opinion opposite option orange orbit orchid order organ origin oriole ornament osprey ostrich other outback outdoor outfit outgoing outing outlet output',
    'outside oval ovation overcoat owl oxen oxygen oyster ozone pace pacific package paddle padlock pageant pagoda paint paisley pal pancake panda panel panorama pantry papaya paper parade parcel parka parsnip part passage',
    'pasta path patio pattern pause pavement peacock peanut pearl pebble pecan pelican pencil penguin pennant pentagon peony people pepper perfume perky permit petal petunia phone photo phrase piano pick picnic picture pigeon',
    'piglet pile pillar pilot pinball pinecone pinpoint pinwheel pioneer pipeline pitcher pixel pixie pizza plaid plan plate playful plaza please pledge plenty pluck plug plume plural plushy plywood podium poem poetic pointer',
    'polar polish polka pollen polo polygon pompom poncho pond popcorn poppy popular porridge portrait positive possible postage potato potluck pottery pouch powerful praise prance precious prefer prelude prepare present pretend preview primary',
    'prism prize produce progress project promise pronto proof proper prose proud proverb pudding puff pull pulse pumpkin pupil puppet pure purple purring push puzzling pyramid quack quail quality quantity quarter queen quench',
    'quest quicken quiet quill quince quirky quiz quote rabbit radar radio raft rainy raisin rally ranch random ranger rapid rare rattle ravioli reach ready realm reason rebound rebuild recap recess recharge recipe',
    'recline record recycle redo redwood reef refill reflect refrain refuge regard region rehearse reindeer rejoice relax release relief reload remain remedy remind remote renew repair repeat reply reporter reprint reptile request rescue',
    'reserve resident resort respect restful result retell retrace return reunion reuse reveal revisit rhino ribbon rich ride riding ringtone rinse ripen ripple river roadside roast robe robin robot rocking rodeo roll romp',
    'rooftop roomy rooster rosebud rosy rotate routine rowboat rowing royal ruby rucksack rudder ruffle rugged ruler runner runway rustic safari safe saffron saga sailor salad salon salsa salt salute sample sandal sapling',
    'sash satchel satin sauce saunter savanna sawdust sawmill scallop scamper scan scarf scatter scenic school science scoop score scout screen script scroll scrub scuba sculpt scurry seabird seafood seagull seahorse seaport seashell',
    'seat seaweed second secret section secure seedpod seek seesaw segment select selfless sense sentence serene sesame session setting seven sewing shade shampoo sharing shawl shed sheepdog shelf sherbet shield shine shipmate shoelace',
    'shop short shoulder shovel shower shuffle shutter sidekick signal silent silkworm silly silo silver similar simmer sincere singing sixty sizzle skate sketch skill skip skirt skylark skyward sleep slide slope sloth slow',
    'slumber small smile smock smooth smudge snail snap sneaker sneeze snippet snooze snorkel snowy snug soapy soar soccer social soda soft soil solid solution solve someday sonata songbird sonic soothe sound soup',
    'source south spacious spaniel spare speak special speech spelling sphere spice spin spiral splash splendid spoken sponge spoon sporty spot spray spread spring sprout spruce square squeak squid stable stack stadium staff',
    'stage stairway stamp stand start statue stay steady stellar stencil step stereo sticker stilt stir stitch stocking stone stool stork straw stream stride strong strum studio sturdy style subway success sudden suggest',
    'suitcase summit sunbeam sundial sunlight sunrise sunset superb supper surf surprise surround sushi swallow sweater sweet swift swim swirl swivel sycamore sympathy syrup system tabby tablet taco tactful tadpole taffy tag tailwind',
    'take talent talk tandem tangle tapestry tapioca tassel taste taxi teacup teammate teapot teaspoon teatime teddy teeth telegram tempo tender tenfold tennis tenor tent terrace texture thank thatch thaw theme theory thermos',
    'thicket thimble thing thirty thistle thought three thrill throw thrush thumb tiara tickle tidbit tidy tie tiger timber tinfoil tinker tinsel tiptoe tissue title toad toasty today together toggle token tomato tomorrow',
    'tonight toolbox tooth topaz topic torch tortoise total toucan tough tour toward tower toy trace trail tranquil trapeze travel tray treat treble treetop trek trellis triangle tribute tricycle trifle trilogy trim trinket',
    'triumph trivia trolley trombone tropical trot true trumpet trunk trust truth tryout tuba tuck tugboat tulip tundra tunic tunnel turkey turn turtle tutor tutu tweed twelve twenty twice twig twilight twinkle twist',
    'twosome type ukulele umbrella unafraid unbroken uncover under undo unfold unfurl unicorn uniform unique unison unity universe unlatch unlock unpack unravel untie unveil unwind unwrap upbeat update upgrade uphill upland uplift upload',
    'upon upright upside upstairs upswing uptown upward use vacation valiant valley value van variety varsity vase vault vehicle velocity velvet venture veranda verse very vibrant victor video view vigil villa vine vintage',
    'vinyl violet visit visor vista visual vital vivid vocal voice volume vote vowel voyage wafer waffle wagon wagtail waiter walker wallet walnut walrus waltz wander warbler wardrobe warm washable waterway wave waxwing',
    'waxy wayside website weekday welcome western wetland whale wheat wheel whiff whimsy whirl whisk white wicker wildlife willow window wingspan wink winter wipe wireless wisdom wishbone wisp within witty wobble wombat woodland',
    'woolen wordplay workshop world worthy woven wreath wren wrestle wriggle wrist yacht yam yard yeast yes yodel yonder young yourself youthful yummy zeal zebra zenith zero zigzag zinc zinnia zip zoology zoom',
  ].flatMap((row) => row.split(' '));
  const bitsOf = (value, count) => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
  const numberOf = (bits) => bits.reduce((value, bit) => value * 2 + bit, 0);
  const grouped = (bits, size) =>
    Array.from({ length: bits.length / size }, (_, at) => numberOf(bits.slice(at * size, (at + 1) * size)));
  /** CRC-4 (x⁴ + x + 1). */
  const checkSum = (bits) =>
    bitsOf(
      bits.reduce((sum, bit) => ((sum << 1) & 15) ^ (sum >> 3 === bit ? 0 : 3), 0),
      4,
    );

  const keepsakeOf = async (hash) => (await sha256(encoder.encode(KEEPSAKE_PREFIX + hash))).subarray(0, 16);

  /** The twelve words that stand for all up to the entry with that hash. */
  async function keepsakeWords(hash) {
    const bits = [...(await keepsakeOf(hash))].flatMap((byte) => bitsOf(byte, 8));
    return grouped([...bits, ...checkSum(bits)], 11).map((place) => WORDS[place]);
  }

  /** Reads twelve typed words. @throws Error with a sentence */
  function keepsakeFrom(text) {
    const typed = text.toLowerCase().match(/[a-z]+/g) ?? [];
    if (typed.length !== 12) throw new Error(`A keepsake has twelve words. These are ${typed.length}.`);
    const places = typed.map((word) =>
      WORDS.findIndex((known) => known === word || (word.length === 4 && known.startsWith(word))),
    );
    const unknown = places.indexOf(-1);
    if (unknown >= 0) throw new Error(`"${typed[unknown]}" is not one of our words.`);
    const bits = places.flatMap((place) => bitsOf(place, 11));
    const data = bits.slice(0, 128);
    if (checkSum(data).join() !== bits.slice(128).join()) {
      throw new Error('The twelve words do not belong together. One of them is wrong, or two are swapped.');
    }
    return hexOf(Uint8Array.from(grouped(data, 8)));
  }

  // ── all of it ──

  /**
   * Checks a history. `lines()` gives the lines of events.jsonl anew each time, `keyText` and `anchorsText` are key.json and
   * anchors.json, `words` the twelve words of a keepsake.
   */
  async function verify({ lines, keyText, anchorsText, words }) {
    const wanted = words ? keepsakeFrom(words) : null;
    const key = await keyFrom(keyText);
    const marks = markCheck(anchorsFrom(anchorsText));
    let keepsake = null;
    async function* entries() {
      for await (const line of lines()) if (line.trim()) yield entryOf(line);
    }
    const found = await walk({
      entries,
      key,
      async onSound(event) {
        marks.see(event);
        if (wanted && !keepsake && hexOf(await keepsakeOf(event.hash)) === wanted) keepsake = event;
      },
    });
    const { found: ofMarks, fitting } = marks.close(found);
    const faults = [...found.faults, ...ofMarks];
    // What comes after a fault proves nothing of what was before it.
    const isKept = keepsake !== null && !found.faults.some(({ entry }) => entry <= keepsake.revision + 1);
    return {
      entries: found.entries,
      faults,
      hasMore: found.hasMore,
      soundBefore: found.soundBefore,
      marks: fitting,
      last: found.last,
      words: found.last && faults.length === 0 ? await keepsakeWords(found.last.hash) : null,
      keepsake: wanted
        ? { fits: isKept, entry: isKept ? keepsake.revision + 1 : null, at: isKept ? keepsake.at : null }
        : null,
    };
  }

  async function keyFrom(text) {
    let hex;
    try {
      hex = JSON.parse(text).key;
    } catch {
      throw new Error('key.json is not there, or cannot be read.');
    }
    if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error('key.json does not hold a key.');
    return crypto.subtle.importKey('raw', bytesOfHex(hex), 'AES-GCM', false, ['decrypt']);
  }

  function anchorsFrom(text) {
    if (!text) return [];
    try {
      return JSON.parse(text).anchors.filter(({ revision, hash }) => Number.isInteger(revision) && hash);
    } catch {
      throw new Error('anchors.json cannot be read.');
    }
  }

  // ── words for people ──

  const number = (value) => value.toLocaleString('en-US');
  const moment = (at) =>
    at && !Number.isNaN(Date.parse(at))
      ? new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
      : 'the beginning';

  /** One sentence for a fault, the same that Wonderlings says. */
  function sentenceOf({ kind, entry, other, at, after, before }, { entries }) {
    const when = moment(at);
    switch (kind) {
      case 'altered':
        return `One entry does not fit. ${when}: entry ${number(entry)} of ${number(entries)} is not the one that was sealed.`;
      case 'unopened':
        return `One entry does not open. Entry ${number(entry)} (${when}) does not open with the key of this child.`;
      case 'removed':
        return other === entry
          ? `One entry is missing. Between ${moment(after)} and ${moment(before)} one entry is missing: number ${number(entry)}.`
          : `Entries are missing. Between ${moment(after)} and ${moment(before)}: numbers ${number(entry)} to ${number(other)}.`;
      case 'inserted':
        return `One entry was put in. Entry ${number(entry)} (${when}) was put in later. It does not follow the entry before it.`;
      case 'moved':
        return `Entries were moved. Entries ${number(entry)} and ${number(other)} (${when}) are not in the order they were written in.`;
      case 'cut-off':
        return `The end is missing. At ${when} there were ${number(other)} entries. Now there are ${number(entry - 1)}, up to ${moment(after)}.`;
      default:
        return `Entry ${number(entry)} is not the one that the mark of ${when} knows, although all that is there fits together.`;
    }
  }

  /** What came of it, a line each. */
  function report(result) {
    const { entries, faults, hasMore, marks, last, words, keepsake } = result;
    const told = faults.map((fault) => sentenceOf(fault, result));
    if (hasMore) told.push('There is more that does not fit. The first faults are named.');
    if (faults.length === 0) {
      told.push(
        `All is well: ${number(entries)} entries, up to ${moment(last?.at)}. Each follows the one before it, opens with the key, and is the one that was sealed.`,
      );
      told.push(
        marks > 0
          ? `Marks that were kept elsewhere and fit: ${number(marks)}.`
          : 'No marks came with this history: whether its end was cut off, only a keepsake can tell.',
      );
    }
    if (keepsake) {
      told.push(
        keepsake.fits
          ? `The keepsake fits: everything up to entry ${number(keepsake.entry)} (${moment(keepsake.at)}) is exactly as it was then.`
          : 'The keepsake does not fit: no moment of this history gives these twelve words.',
      );
    }
    if (words) told.push(`The twelve words of this history: ${words.join(' ')}`);
    return told;
  }
  const isWell = ({ faults, keepsake }) => faults.length === 0 && keepsake?.fits !== false;

  globalThis.verifyHistory = { verify, report, isWell, keepsakeWords };

  // ── in a terminal ──

  async function main(args) {
    const { createReadStream } = await import('node:fs');
    const { access, readFile } = await import('node:fs/promises');
    const { createInterface } = await import('node:readline');
    const { dirname, join } = await import('node:path');
    const at = args.indexOf('--words');
    const words = at < 0 ? undefined : args[at + 1];
    const [given = dirname(process.argv[1]), ...rest] = at < 0 ? args : args.toSpliced(at, 2);
    if (rest.length > 0 || given.startsWith('-') || (at >= 0 && !words)) {
      console.error('Usage: node verify-history.mjs [folder] [--words "twelve words of a keepsake"]');
      return 2;
    }
    const isThere = (path) =>
      access(path).then(
        () => true,
        () => false,
      );
    const folder = (await isThere(join(given, 'events.jsonl'))) ? given : join(given, 'proof');
    const text = (name) => readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (!(await isThere(join(folder, 'events.jsonl')))) {
      console.error(`There is no events.jsonl in ${given}.`);
      return 2;
    }
    const lines = () => createInterface({ input: createReadStream(join(folder, 'events.jsonl')), crlfDelay: Infinity });
    const result = await verify({
      lines,
      keyText: await text('key.json'),
      anchorsText: await text('anchors.json'),
      words,
    });
    for (const line of report(result)) console.log(line);
    return isWell(result) ? 0 : 1;
  }

  const isCommand = typeof process === 'object' && /verify-history\.mjs$/.test(process.argv?.[1] ?? '');
  if (isCommand) {
    main(process.argv.slice(2)).then(
      (code) => {
        process.exitCode = code;
      },
      (error) => {
        console.error(error.message);
        process.exitCode = 2;
      },
    );
  }
})();
