import type { SharedLines } from '../reaction.ts';

/** What any of the twelve says. */
export const SHARED_LINES: SharedLines = {
  playful: {
    tool: [
      'You tried a tool when you needed it.',
      'You helped yourself. That is a skill.',
      'One tool tried. The rest can wait.',
      'You opened the box. That was a good step.',
    ],
    'kind-words': [
      'You found kind words. Keep them close.',
      'Those words are yours all day.',
      'You said a true thing to yourself.',
      'Say them once more, in a whisper.',
    ],
    decorated: [
      'You made this page your own.',
      'What a good spot for it!',
      'Now it looks like you live here.',
      'I like what you put there.',
    ],
    'goal-chosen': ['You picked a goal. Small is a fine size.', 'A goal you like is a good goal.'],
    'goal-ticked': ['You did what you set out to do.', 'One small step, and it is done.'],
  },
  plain: {
    'felt-happy': [
      'Good to hear.',
      'Stay in it for a while.',
      'No reason needed for a good day.',
      'Worth a line in the journal, if you like.',
    ],
    'felt-okay': [
      'Okay is an answer.',
      'A day does not have to be anything special.',
      'Fair enough.',
      'Steady is fine.',
    ],
    'felt-sad': [
      'Thanks for saying it.',
      'It does not have to make sense yet.',
      'Sad is allowed. No rush.',
      'No one asks you to smile here.',
    ],
    'felt-worried': [
      'That sounds like a lot to hold.',
      'You do not have to sort it all out now.',
      'A person you trust can help with this one.',
      'It is out. It can stay here.',
    ],
    'felt-angry': [
      'Something was not okay. That is worth knowing.',
      'You can be angry and still choose what to do with it.',
      'Take the space you need.',
      'It is fine to step away for a bit.',
    ],
    'felt-proud': [
      'You did that. Nobody handed it to you.',
      'Keep that one for a harder day.',
      'Notice what you did, not just how it went.',
      'That is worth remembering.',
    ],
    'felt-tired': [
      'Then less is the right amount.',
      'You are allowed to stop here.',
      'Tired does not need a reason.',
      'Tomorrow can carry some of it.',
    ],
    breathed: [
      'You took a minute. It shows.',
      'A few slow breaths are a real thing to do.',
      'You can do that anywhere, and nobody notices.',
      'No score. Just a pause.',
    ],
    moved: [
      'You got moving. That is all it had to be.',
      'Any amount counts.',
      'Good. Rest when you like.',
      'It clears the head a bit.',
    ],
    wrote: [
      'It is out of your head for now.',
      'A few honest lines are plenty.',
      'You can leave it there.',
      'Your page, your words.',
    ],
    drew: [
      'A drawing counts as much as a page.',
      'It does not have to look like anything.',
      'You found a way to say it.',
      'Kept, just as you made it.',
    ],
    'slept-log': ['Noted.', 'One night is one night.', 'Patterns take weeks. No rush.', 'No night is wrong.'],
    nature: [
      "Outside does things a screen can't.",
      'You noticed something real.',
      'Small things are worth a look.',
      'Fresh air counts.',
    ],
    rested: [
      'Rest is not a reward. It is just needed.',
      'You did nothing, well.',
      'Good call.',
      'That was the useful kind of nothing.',
    ],
    earned: [
      'You got something new. Have a look when you like.',
      'That came from what you did, not from luck.',
      'It is yours for good.',
      'It adds up, even when you do not notice.',
    ],
    goodnight: [
      'Good night.',
      'That is it for today. Sleep well.',
      'Screen off. Sleep well.',
      'See you tomorrow, or some other day.',
    ],
    tool: [
      'You tried something. That is how you find what works.',
      'One tool tried. Keep it or swap it.',
      'You looked after yourself just now.',
      'Good choice, whatever it did.',
    ],
    'kind-words': [
      'Keep that line for later.',
      'You found something true to say.',
      'It can feel odd. It still works.',
      'Your words for today.',
    ],
    decorated: ['Your page, your rules.', 'That works there.', 'Looks more like yours now.', 'Good placement.'],
    'goal-chosen': ['Small goals get done.', 'Pick it up or put it down. Your call.'],
    'goal-ticked': ['You did what you said you would.', 'One is enough.'],
  },
};
