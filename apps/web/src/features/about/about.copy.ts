export const ABOUT = {
  title: 'About Wonderlings',
  subtitle: 'Made by a teenager, for young teens and children',
  photo: { alt: 'The founder of Wonderlings', fallback: "Founder's photo unavailable" },
  story: [
    'Wonderlings was created by a teenager for young teens.',
    'It began with a simple wish. Big feelings come early, and the tools for them often come late, or sound like homework. What if there were a small, kind world where you could practice before you need it?',
    'So the first Wonderlings were drawn: a cloud dragon who knows how to breathe, an owl for the night, an octopus who keeps your words. Each one helps with one thing, and none of them will ever tell you to cheer up.',
    'A few rules were there from the start. Every feeling is okay. Nothing is random and nothing is for sale. Rest days count as part of the journey. What you write is yours.',
    'Wonderlings is for anybody who has ever needed a minute. Take yours.',
  ],
  promises: [
    { who: 'blot', title: 'All feelings are welcome', text: 'A sad day earns what a happy day earns.' },
    { who: 'tuck', title: 'No tricks', text: 'No countdowns, no shop, no random prizes.' },
    // 'Your words are yours: you can read all we keep, and erase it.' joins them once a child can.
    { who: 'glim', title: 'Small is enough', text: 'Two minutes count.' },
  ],
  note: 'Wonderlings is not a replacement for professional care. If you need help now, tap "I need help now" on any page.',
  contact: 'Write to {SUPPORT_EMAIL}.',
} as const;
