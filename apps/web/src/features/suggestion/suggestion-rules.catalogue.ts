import type { SuggestionRules } from './suggestion.ts';

/** In order: the first whose `when` holds and whose `pick` has something left wins. Published in docs/suggestions.md. */
export const SUGGESTION_RULES: SuggestionRules = {
  limits: {
    minutesADay: 20,
    schoolMorningMinutes: 5,
    outside: ['08:00', '17:00'],
  },
  feelings: {
    groups: {
      hard: ['a-bit-sad', 'worried', 'nervous', 'a-little-scared', 'sad', 'angry'],
      bright: ['really-happy', 'happy', 'excited'],
      steady: ['okay', 'calm'],
    },
    words: {
      'really-happy': 'really happy',
      okay: 'okay',
      'a-bit-sad': 'a bit sad',
      worried: 'worried',
      nervous: 'nervous',
      'a-little-scared': 'a little scared',
      happy: 'happy',
      sad: 'sad',
      angry: 'angry',
      calm: 'calm',
      excited: 'excited',
    },
  },
  groups: {
    moving: [
      'be-active/',
      'movequest/',
      'exercise/',
      'coping/happy-dance-party',
      'coping/superhero-poses',
      'nature/nature-walk',
    ],
    still: [
      'journal/',
      'calm/',
      'breath/',
      'affirmation/',
      'sleep/',
      'coping/worry-box-technique',
      'coping/rainbow-drawing',
      'coping/gratitude-garden',
      'coping/body-scan-adventure',
      'coping/balloon-breathing',
      'coping/magic-counting',
      'coping/friendship-circle',
    ],
  },
  pools: {
    'quiet-help': [
      'coping/balloon-breathing',
      'calm/starlight-relaxation',
      'coping/magic-counting',
      'calm/bubble-breathing',
      'breath/zola',
    ],
    gentle: [
      'breath/zola',
      'calm/gentle-breeze',
      'journal/draw',
      'calm/bubble-breathing',
      'affirmation/daily',
      'nature/weather-watch',
    ],
    'share-bright': [
      'coping/happy-dance-party',
      'journal/draw',
      'coping/gratitude-garden',
      'be-active/star-burst',
      'coping/friendship-circle',
      'be-active/air-drums',
      'stickers/place',
    ],
    'share-bright-soft': ['coping/gratitude-garden', 'journal/draw', 'journal/write', 'affirmation/daily'],
    move: [
      'be-active/slow-skater',
      'movequest/bella',
      'be-active/air-drums',
      'be-active/wake-the-floor',
      'movequest/rally',
      'be-active/sea-arms',
      'be-active/giant-letters',
      'movequest/setta',
      'be-active/space-driver',
      'be-active/river-stones',
      'be-active/row-the-boat',
      'be-active/robot-melt',
      'be-active/cheering-crowd',
      'be-active/animal-parade',
      'be-active/mirror-me',
      'be-active/invisible-paint',
    ],
    soft: [
      'breath/zola',
      'calm/gentle-breeze',
      'affirmation/daily',
      'calm/bubble-breathing',
      'journal/write',
      'journal/draw',
      'plants/growth-log',
    ],
    outside: [
      'nature/weather-watch',
      'be-active/shadow-play',
      'nature/bug-discovery',
      'be-active/leaf-catcher',
      'nature/bird-watching',
      'be-active/line-rider',
      'nature/cloud-watching',
      'be-active/tree-hello',
      'be-active/wind-racer',
      'be-active/cloud-chase',
      'be-active/puddle-leap',
      'be-active/hop-the-map',
    ],
    'long-outside': [
      'nature/nature-walk',
      'nature/nature-art',
      'nature/bird-watching',
      'nature/bug-discovery',
      'nature/cloud-watching',
    ],
    morning: [
      'breath/zola',
      'be-active/giant-letters',
      'affirmation/daily',
      'be-active/wake-the-floor',
      'sleep/log',
      'be-active/star-burst',
      'plants/growth-log',
      'nature/weather-watch',
    ],
    afternoon: [
      'be-active/slow-skater',
      'journal/draw',
      'movequest/rally',
      'nature/plant-care',
      'coping/happy-dance-party',
      'journal/write',
      'movequest/bella',
      'nature/recycling-sort',
      'exercise/teamwork',
      'be-active/row-the-boat',
      'calm/gentle-breeze',
      'movequest/setta',
      'coping/silly-faces-game',
      'plants/growth-log',
    ],
    evening: [
      'journal/write',
      'calm/ocean-waves',
      'coping/gratitude-garden',
      'breath/zola',
      'journal/draw',
      'calm/starlight-relaxation',
      'coping/body-scan-adventure',
      'affirmation/daily',
      'calm/bubble-breathing',
    ],
    'new': [
      'breath/zola',
      'journal/draw',
      'affirmation/daily',
      'calm/gentle-breeze',
      'movequest/bella',
      'coping/gratitude-garden',
      'nature/weather-watch',
      'be-active/slow-skater',
      'sleep/log',
      'calm/ocean-waves',
      'movequest/rally',
      'coping/magic-counting',
      'plants/plant-added',
      'calm/starlight-relaxation',
      'coping/rainbow-drawing',
      'movequest/setta',
      'nature/bird-watching',
      'journal/write',
      'coping/body-scan-adventure',
      'calm/bubble-breathing',
      'exercise/teamwork',
      'coping/friendship-circle',
      'stickers/place',
    ],
  },
  rules: [
    {
      id: 'strong-feeling',
      says: 'A very big hard feeling in the last 12 hours: a person first.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 720,
          intensityAtLeast: 4,
        },
        notDone: ['help/talk'],
      },
      pick: ['help/talk'],
      reasons: {
        child: ['because that is a lot to carry alone', 'because big feelings get lighter with two'],
        teen: ['because that is a lot to carry alone', 'because this one is easier with a person'],
      },
    },
    {
      id: 'enough-after-hard',
      says: 'Twenty minutes are over, and there was a hard feeling: a person, not a screen.',
      when: {
        minutesAtLeast: 20,
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
        notDone: ['help/talk'],
      },
      pick: ['help/talk'],
      reasons: {
        child: ['because a hug helps more than a screen now'],
        teen: ['because a person helps more than a screen now'],
      },
    },
    {
      id: 'enough-late',
      says: 'Twenty minutes are over and it is late: good night.',
      when: {
        minutesAtLeast: 20,
        slot: ['late'],
      },
      pick: ['rest/good-night'],
      reasons: {
        child: ['because the day is full'],
        teen: ['because the day is full'],
      },
    },
    {
      id: 'enough',
      says: 'Twenty minutes are over: stop for today.',
      when: {
        minutesAtLeast: 20,
      },
      pick: ['rest/enough'],
      reasons: {
        child: ['because you did plenty here today', 'because the rest of the day is for you'],
        teen: ['because you did plenty here today', 'because the rest of the day is yours'],
      },
    },
    {
      id: 'two-tools-then-talk',
      says: 'Two tools were tried and the hard feeling is fresh: a person next.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
        doneIn: {
          kinds: ['coping/', 'calm/', 'breath/'],
          atLeast: 2,
        },
        notDone: ['help/talk'],
      },
      pick: ['help/talk'],
      reasons: {
        child: ['because some feelings need a person too'],
        teen: ['because some things need a person, not a tool'],
      },
    },
    {
      id: 'late-after-hard',
      says: 'Late, after a hard feeling: one quiet tool, the one that helped before if there is one.',
      when: {
        slot: ['late'],
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
        notDone: ['help/talk', 'rest/good-night'],
        doneInAtMost: {
          kinds: ['coping/', 'calm/', 'breath/'],
          atMost: 0,
        },
      },
      pick: ['helped:yes', 'pool:quiet-help'],
      only: {
        maxMinutes: 5,
      },
      mayRepeat: true,
      reasons: {
        child: ['because a soft thing can help you rest'],
        teen: ['because something quiet can help you sleep'],
      },
    },
    {
      id: 'late',
      says: 'Late: rest.',
      when: {
        slot: ['late'],
      },
      pick: ['rest/good-night'],
      reasons: {
        child: ['because the stars are out', 'because sleep is near'],
        teen: ['because it is late', 'because sleep does more now than any page'],
      },
    },
    {
      id: 'helped-before',
      says: 'A hard feeling in the last three hours: what helped this child with it before.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
      },
      pick: ['helped:yes'],
      mayRepeat: true,
      reasons: {
        child: ['because it helped when you felt {feeling}'],
        teen: ['because it helped when you felt {feeling}'],
      },
    },
    {
      id: 'helped-a-little',
      says: 'The same, with what helped a little.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
      },
      pick: ['helped:a-little'],
      mayRepeat: true,
      reasons: {
        child: ['because it helped a little when you felt {feeling}'],
        teen: ['because it helped a little when you felt {feeling}'],
      },
    },
    {
      id: 'help-for-feeling',
      says: 'A hard feeling in the last three hours: a tool made for it.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 180,
        },
      },
      pick: ['mood-tools', 'pool:quiet-help', 'help/talk'],
      reasons: {
        child: ['because it can help when you feel {feeling}', 'because you felt {feeling}, and this can help'],
        teen: ['because it can help when you feel {feeling}'],
      },
    },
    {
      id: 'three-things',
      says: 'Three things done today: look at what grew, then stop.',
      when: {
        doneAtLeast: 3,
      },
      pick: ['rest/garden', 'rest/enough'],
      reasons: {
        child: ['because you did three things today'],
        teen: ['because you did three things today'],
      },
    },
    {
      id: 'hard-earlier',
      says: 'A hard feeling earlier in the day: something gentle.',
      when: {
        feeling: {
          group: 'hard',
          withinMinutes: 720,
        },
      },
      pick: ['pool:gentle'],
      reasons: {
        child: ['because a soft thing fits after a hard one'],
        teen: ['because something gentle fits after a hard part'],
      },
    },
    {
      id: 'first-ever',
      says: 'Nothing was ever tried: one minute with Zola.',
      when: {
        triedNone: true,
      },
      pick: ['breath/zola', 'pool:gentle'],
      reasons: {
        child: ['because it is a nice first thing'],
        teen: ['because it is a good first thing'],
      },
    },
    {
      id: 'bright-soft',
      says: 'A bright feeling, in the evening: keep it.',
      when: {
        feeling: {
          group: 'bright',
          withinMinutes: 180,
        },
        slot: ['evening'],
      },
      pick: ['pool:share-bright-soft'],
      reasons: {
        child: ['because feeling {feeling} is worth keeping'],
        teen: ['because feeling {feeling} is worth a note'],
      },
    },
    {
      id: 'bright',
      says: 'A bright feeling in the last three hours: share it.',
      when: {
        feeling: {
          group: 'bright',
          withinMinutes: 180,
        },
      },
      pick: ['pool:share-bright'],
      reasons: {
        child: ['because feeling {feeling} likes some company'],
        teen: ['because you felt {feeling}, and that can last'],
      },
    },
    {
      id: 'moved-then-soft',
      says: 'After moving: something soft.',
      when: {
        lastDone: 'moving',
      },
      pick: ['pool:soft'],
      reasons: {
        child: ['because soft comes after bouncy'],
        teen: ['because something slow fits after moving'],
      },
    },
    {
      id: 'still-then-move',
      says: 'After something quiet, by day: move, any way.',
      when: {
        lastDone: 'still',
        slot: ['morning', 'afternoon'],
      },
      pick: ['pool:move'],
      reasons: {
        child: ['because a wiggle fits after a quiet thing'],
        teen: ['because moving fits after something quiet'],
      },
    },
    {
      id: 'morning-log',
      says: 'Every fourth morning, for those who keep a sleep log: the night.',
      when: {
        slot: ['morning'],
        tried: ['sleep/log'],
        everyDays: {
          of: 4,
          at: 0,
        },
        doneAtMost: 0,
      },
      pick: ['sleep/log'],
      reasons: {
        child: ['because the morning still knows the night'],
        teen: ['because the night is easiest to note now'],
      },
    },
    {
      id: 'weekend',
      says: 'On a weekend day, every other one: out, for longer.',
      when: {
        weekday: [0, 6],
        slot: ['morning', 'afternoon'],
        everyDays: {
          of: 2,
          at: 1,
        },
      },
      pick: ['pool:long-outside'],
      reasons: {
        child: ['because a weekend has time to look around'],
        teen: ['because weekends have time for it'],
      },
    },
    {
      id: 'something-new',
      says: 'Every third day: something that is new to this child.',
      when: {
        everyDays: {
          of: 3,
          at: 1,
        },
      },
      pick: ['new:new'],
      reasons: {
        child: ['because it is new, and new can be fun'],
        teen: ['because it is something new'],
      },
    },
    {
      id: 'out-for-a-bit',
      says: 'Every fifth day, by day: a short look outside or out of a window.',
      when: {
        everyDays: {
          of: 5,
          at: 2,
        },
        slot: ['morning', 'afternoon'],
      },
      pick: ['pool:outside'],
      reasons: {
        child: ['because the sky is out there right now'],
        teen: ['because a look outside resets things'],
      },
    },
    {
      id: 'morning',
      says: 'In the morning: something that wakes up softly.',
      when: {
        slot: ['morning'],
      },
      pick: ['pool:morning'],
      reasons: {
        child: ['because mornings like a soft start', 'because it is a good way to wake up'],
        teen: ['because mornings go better with a slow start'],
      },
    },
    {
      id: 'afternoon',
      says: 'In the afternoon: move, make or write.',
      when: {
        slot: ['afternoon'],
      },
      pick: ['pool:afternoon'],
      reasons: {
        child: ['because it fits a day like this', 'because it is your time now'],
        teen: ['because it fits in between'],
      },
    },
    {
      id: 'evening',
      says: 'In the evening: something quiet.',
      when: {
        slot: ['evening'],
      },
      pick: ['pool:evening'],
      reasons: {
        child: ['because the day is winding down', 'because quiet things fit the evening'],
        teen: ['because the day is winding down'],
      },
    },
    {
      id: 'else',
      says: 'Anything else: the garden.',
      when: {},
      pick: ['rest/garden', 'rest/enough'],
      reasons: {
        child: ['because it is good to see what grew'],
        teen: ['because it is good to see what came of it'],
      },
    },
  ],
};
