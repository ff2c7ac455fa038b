import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { PictureId } from './picture.tsx';

interface Titled {
  readonly title: string;
  readonly text: string;
}
/** With a small drawing beside it. */
interface Pictured {
  readonly picture: PictureId;
}
interface StoredRow {
  readonly what: string;
  readonly where: string;
  readonly howLong: string;
}
interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
interface Country {
  readonly country: string;
  readonly code: string;
  readonly links: readonly { readonly name: string; readonly url: string; readonly what: string }[];
}

export const PARENTS_COPY: {
  readonly title: string;
  readonly lead: string;
  readonly dailyTime: Titled;
  readonly notCare: Titled;
  readonly support: Titled;
} = {
  title: 'For Parents',
  lead: 'A small, friendly place to notice feelings, breathe, move, rest and write. For about 6 to 11, and young teens.',
  dailyTime: {
    title: '15-20 minutes a day',
    text: 'We recommend 15 to 20 minutes a day. After 20 minutes the companion says that now is a good place to stop. Nothing in the app rewards longer use: rewards count days, not minutes or repetitions, and a day of rest in seven keeps a streak.',
  },
  notCare: {
    title: 'Not a replacement for professional care',
    text: 'Wonderlings is a tool for healthy habits. It does not diagnose or treat anything, nobody watches the notes, and it is not an emergency service. If you are worried about your child, talk to your doctor, the school or one of the services below. In an emergency call your emergency number.',
  },
  support: {
    title: 'Questions?',
    text: "Write to {SUPPORT_EMAIL}. Please do not send your child's notes. We cannot help in an emergency.",
  },
};

/** What a parent wants to know before reading on, each with the part that says the rest. */
export const AT_A_GLANCE = {
  label: 'In short',
  privacy: { title: 'Private', text: "Notes are locked with your child's own key." },
  safety: { title: 'Safe', text: 'No ads, no chat, nothing to buy. Help is two taps away.' },
  time: { title: '15-20 minutes', text: 'A day is enough. One day of rest keeps a streak.' },
  contact: { title: 'Questions?', text: 'Write to {SUPPORT_EMAIL}.' },
} as const;

/** Said instead where no address is set. */
export const NO_ADDRESS = 'Ask the person who runs this copy of Wonderlings.';

export const SECTIONS = {
  label: 'On this page',
  what: 'What it is',
  tips: 'How to help at home',
  data: 'What is stored',
  faq: 'Common questions',
  resources: 'More help',
  support: PARENTS_COPY.support.title,
  ledger: { what: 'What', where: 'Where', howLong: 'How long' },
  youSee: 'You see',
  childKeeps: 'Your child keeps',
  never: 'What we never do',
  newTab: '(opens in a new tab)',
} as const;

export const WHAT_IT_IS: {
  readonly title: string;
  readonly items: readonly (Titled & { readonly who: WonderlingId })[];
} = {
  title: 'What Wonderlings is',
  items: [
    {
      who: 'blot',
      title: 'Feelings journal',
      text: 'A child names a feeling, says how big it is and may write a note. All feelings are treated alike.',
    },
    {
      who: 'setta',
      title: 'Active Time',
      text: 'Movement with three coaches, always with a seated version, and small nature activities.',
    },
    {
      who: 'zola',
      title: 'Down Time',
      text: 'Breathing with Zola, a simple sleep log with the recommended hours, and writing.',
    },
    {
      who: 'tuck',
      title: 'Kind words and coping tools',
      text: 'A daily affirmation from three questions, and ten short tools for big feelings.',
    },
    {
      who: 'pip',
      title: 'Badges, stickers and milestones',
      text: 'Given for returning on different days and for trying things. Every locked item says how it is earned. Nothing is random, nothing is for sale, and a sad day earns what a happy day earns.',
    },
  ],
};

export const HOW_IT_WORKS: {
  readonly title: string;
  readonly steps: readonly ({ readonly text: string } & Pictured)[];
} = {
  title: 'How it works',
  steps: [
    {
      picture: 'door',
      text: 'Your child makes an account with a username, a display name and a password. No email address, no real name and no location is needed.',
    },
    {
      picture: 'buddy',
      text: 'Your child picks colors and a Wonderling buddy, then chooses what to do. There is no feed, no chat and no contact with other people.',
    },
    {
      picture: 'window',
      text: 'What your child finishes is kept in a history that only grows. Your child can read all of it in plain words.',
    },
    {
      picture: 'glasses',
      text: "You can set a grown-up password in Settings, together with your child, and then see the parents' view of that history.",
    },
  ],
};

export const BREATHING_NOTE: Titled = {
  title: 'Breathing: asthma, heart and other conditions',
  text: 'The breathing activities are gentle, but holding the breath does not suit everybody. If your child has asthma, a heart or lung condition, epilepsy, or has ever fainted, ask your doctor first and choose Beginner, or let your child skip the hold and breathe freely. Stop at once if your child feels dizzy, tingly or unwell. Breathe sitting or lying down, never in water. Longer is not better, and no level earns more.',
};

export const STORED = {
  title: 'What is stored, where and for how long',
} as const;
export const STORED_INTRO =
  "In short: what your child saves in the journal is kept on the server, in a history encrypted with a key of your child's own; what your child types into the sleep, plant, nature and movement pages stays on the device.";
/** Where the operator has set a number of years. */
export const KEPT_YEARS =
  'On this copy, an account that nobody signed in to for {n} is erased. A year before, it is announced in the history, in Settings and in the grown-up area; any sign-in calls it off.';
export const STORED_ROWS: readonly StoredRow[] = [
  {
    what: 'Username, display name, optional birthday, picture (an emoji), colors, chosen buddy',
    where: 'On the server: in the encrypted history, and in the working tables that the pages are drawn from',
    howLong: 'Until the account is erased',
  },
  {
    what: 'Password',
    where: 'On the server, only as a one-way hash (argon2id), apart from everything else',
    howLong: 'Until it is changed or the account is erased',
  },
  {
    what: 'Feelings, journal entries and notes, affirmations',
    where: 'On the server: in the encrypted history, and in the working tables that the pages are drawn from',
    howLong: 'Until the account is erased',
  },
  {
    what: 'That an activity was finished: which one, how long, when',
    where: 'On the server: in the encrypted history, and in the working tables that the pages are drawn from',
    howLong: 'Until the account is erased',
  },
  {
    what: 'Badges, stickers, streaks, goals',
    where: 'On the server: in the encrypted history, and in the working tables that the pages are drawn from',
    howLong: 'Until the account is erased',
  },
  {
    what: 'Sleep log, plant photos and measurements, ticked nature activities, favorite tools',
    where: 'Only on the device, never sent',
    howLong: 'Until you clear it there, or at logout if your child says so',
  },
  {
    what: 'A feeling saved without a network',
    where: 'Encrypted on the device until it can be sent, then on the server',
    howLong: 'Removed from the device once sent',
  },
  // Not in the content's table, these two: they came with the outbox and the reads that are kept (ADR 0044, 0049).
  {
    what: 'A page, kind words, a placed sticker or a finished activity saved without a network',
    where: 'Encrypted on the device until it can be sent, then on the server',
    howLong: 'Removed from the device once sent',
  },
  {
    what: 'What your child has read last in the journal, the progress and the settings',
    where: 'Encrypted on the device, to be read without a network',
    howLong: 'Until logout',
  },
  {
    what: 'Words that may point to self-harm',
    where: 'Looked for on the device only, when a note is saved; the result is not kept and not sent',
    howLong: 'Not stored',
  },
  {
    what: '"Remember this device"',
    where: 'A token in the browser; its hash on the server',
    howLong: '30 days, or until logout',
  },
  // Not in the content's table: it came with the list in the settings.
  {
    what: 'Where your child is signed in: a word for the browser, a word for the kind of device, and since when',
    where: 'On the server, apart from everything else; shown in the settings',
    howLong: 'Until it is signed out there, 30 days at most',
  },
  {
    what: 'Demo account',
    where: 'A private sandbox on the server',
    howLong: 'Erased after 24 hours',
  },
];
export const NEVER: readonly string[] = [
  'No advertising and no tracking',
  'No requests to any other company while the app is used',
  'No location, no contacts, no microphone, no camera without your child choosing a photo',
  'No sale or sharing of data',
  "No training of machine learning on your child's words",
];
/** Behind its link stands each field. */
export const FIELD_BY_FIELD = 'All of it, field by field';

export const REMOVING: readonly (Titled & Pictured)[] = [
  {
    picture: 'asleep',
    title: 'Erasing',
    text: "For 24 hours the account sleeps, so that you can change your mind. Then erasing destroys your child's key and removes your child's rows from the working tables. What remains in the history is noise that nobody can read, not even us. You get a receipt that anyone can check. It cannot be undone.",
  },
  {
    picture: 'parcel',
    title: 'Taking it along',
    text: "You can download the full history. It holds your child's notes, so it asks for the grown-up password again, and your child sees in the history that a grown-up downloaded it.",
  },
  {
    picture: 'keepsake',
    title: 'Proof',
    text: 'You can have the history checked at any time, and make a keepsake of it: twelve words that show, typed in again next year, that nothing before them was changed or removed.',
  },
];

export const YOU_AND_YOUR_CHILD: {
  readonly title: string;
  readonly youSee: readonly string[];
  readonly childKeeps: readonly string[];
  readonly why: string;
} = {
  title: "What you can see, and what stays your child's",
  youSee: [
    'which days your child was here and what was finished',
    'which feelings were saved, and when',
    'that a note or a journal entry was written',
    'badges, goals and streaks',
    'when somebody signed in, changed the password or looked at this view',
    'a proof that nothing in the history was changed or removed',
  ],
  childKeeps: [
    'the words of notes and journal entries',
    'the answers behind an affirmation',
    'everything that stays on the device',
  ],
  why: 'Children write more honestly when the page is theirs. If you would like to know what is behind a feeling, asking works better than reading. Your child can always choose to show you a page.',
};

export const SUPPORT_TIPS: readonly (Titled & { readonly id: string })[] = [
  {
    id: 'ask-and-wait',
    title: 'Ask, then wait',
    text: 'Try "What was that like for you?" and count to ten in your head. Many children answer after the pause.',
  },
  {
    id: 'name-it',
    title: 'Name the feeling, leave the fixing',
    text: '"That sounds disappointing" often helps more than a solution. You can ask later whether help is wanted.',
  },
  {
    id: 'all-feelings',
    title: 'Let all feelings be okay',
    text: 'Set limits on actions, not on feelings: "You may be angry. Hitting is not okay."',
  },
  {
    id: 'do-it-too',
    title: 'Do it too',
    text: 'Breathe, stretch or name your own feeling beside your child. They copy what you do far more than what you say.',
  },
  {
    id: 'small-and-regular',
    title: 'Small and regular',
    text: 'Five quiet minutes at the same time of day do more than an hour once a month. Missing days is fine.',
  },
  {
    id: 'sleep-first',
    title: 'Protect sleep',
    text: 'Children of 6 to 12 need about 9 to 12 hours. A steady bedtime and screens out of the bedroom are the two strongest helpers.',
  },
  {
    id: 'leave-the-diary',
    title: 'Leave the diary closed',
    text: 'Trust is hard to win back. If you are worried about safety, say so openly and ask to look together.',
  },
  {
    id: 'praise-the-deed',
    title: 'Praise the deed',
    text: '"You kept trying" tells a child what to do again. "You are so good" does not.',
  },
  {
    id: 'no-badge-pressure',
    title: 'Let badges be a surprise',
    text: 'Please do not ask for streaks or badges. The app counts every visit and takes nothing away.',
  },
  {
    id: 'know-the-signs',
    title: 'Know when to ask for more help',
    text: 'Ask a professional if sadness, worry or anger lasts more than two weeks, if sleep, eating or school change a lot, or if your child talks about not wanting to live. Asking a child directly about such thoughts does not put them there.',
  },
  {
    id: 'if-in-danger',
    title: 'If there may be danger',
    text: 'Stay with your child, put away anything that could hurt, and call your emergency number or a crisis line now.',
  },
];

export const FAQ: readonly Question[] = [
  {
    id: 'age',
    question: 'What age is it for?',
    answer:
      'For children of about 6 to 11, and young teens. Younger children enjoy it with a grown-up beside them. Every prompt can be read aloud.',
  },
  {
    id: 'how-long',
    question: 'How long should my child use it?',
    answer: 'We recommend 15 to 20 minutes a day. Two minutes can be enough. After 20 minutes the app suggests a stop.',
  },
  {
    id: 'therapy',
    question: 'Is this therapy?',
    answer: 'No. It is not a replacement for professional care, it does not diagnose and nobody reads along.',
  },
  {
    id: 'read-notes',
    question: "Can I read my child's notes?",
    answer:
      "Not in the parents' view: it shows that something was written, not the words, unless your child shows you a note. The full download holds them; it asks for the grown-up password again and your child can see that it happened.",
  },
  {
    id: 'alerts',
    question: 'Will you tell me if my child writes something worrying?',
    answer:
      'No. Notes are not watched. If a note seems to hold words of self-harm, the device itself offers your child a kind card with people to talk to. Nothing is sent to us or to you, so please keep asking and listening yourself.',
  },
  {
    id: 'other-people',
    question: 'Can other people contact my child?',
    answer: 'No. There is no chat, no profile that others can see, no comments and no sharing.',
  },
  {
    id: 'cost',
    question: 'Is there anything to buy?',
    answer: 'No. No shop, no advertising, no random prizes.',
  },
  {
    id: 'data-where',
    question: 'Where is the data?',
    answer:
      "On the server that runs this copy of Wonderlings. The history there is encrypted with a key of your child's own. Sleep, plant and nature pages keep what is typed on the device only.",
  },
  {
    id: 'erase',
    question: 'How do I erase everything?',
    answer:
      'In Settings or in the grown-up area, with the password. The account sleeps for 24 hours and can be woken; then the key is destroyed and you get a receipt. From then on it cannot be undone.',
  },
  {
    id: 'asthma',
    question: 'My child has asthma or a heart condition. Is breathing safe?',
    answer:
      'Ask your doctor first. Choose Beginner, let your child skip the hold, and stop at any dizziness. The other activities do not need breath holding.',
  },
  {
    id: 'streaks',
    question: 'Will my child be upset about losing a streak?',
    answer:
      'One missed day is bridged by a rest day, once in seven days. After a longer gap a new streak begins, while the longest streak and all counted days stay. The app never warns about a streak.',
  },
  {
    id: 'sad-often',
    question: 'My child often logs sad or worried. What should I do?',
    answer:
      'Naming hard feelings is healthy. Say that you are glad to hear about any feeling, and ask what it is like. If it lasts more than two weeks or gets in the way of daily life, talk to your doctor or school.',
  },
  {
    id: 'password',
    question: 'We forgot the password. What now?',
    answer:
      'There is no email address to send a link to. Write to {SUPPORT_EMAIL}. We cannot open an account for somebody we cannot identify, so please keep the password in a safe place.',
  },
  {
    id: 'grown-up-password',
    question: 'We forgot the grown-up password. What now?',
    answer:
      "Ask for a new one in Settings, together, with your child's own password. It can be set one day later; until then your child sees it and can stop it.",
  },
  {
    id: 'shared-device',
    question: 'We share a tablet. Is that a problem?',
    answer:
      'Give each child an account and log out after use. At logout your child can choose to clear what is kept on the device.',
  },
  {
    id: 'special-needs',
    question: 'Does it work for children with disabilities?',
    answer:
      'Every move has a seated version, everything works with a keyboard and a screen reader, text can be larger, motion can be calm and contrast high. Tell us where it falls short.',
  },
  {
    id: 'offline',
    question: 'Does it work without internet?',
    answer:
      'Breathing, calm and the help page do. A feeling saved offline is kept encrypted on the device and sent once, later. It takes one visit with internet before, and a little room on the device.',
  },
];

/** The only links that leave the app. */
export const RESOURCES: readonly Country[] = [
  {
    country: 'International',
    code: 'ZZ',
    links: [
      {
        name: 'World Health Organization',
        url: 'https://www.who.int',
        what: 'Facts on child and adolescent health',
      },
      {
        name: 'UNICEF Parenting',
        url: 'https://www.unicef.org/parenting',
        what: 'Articles for parents on feelings, sleep and play',
      },
      {
        name: 'Child Helpline International',
        url: 'https://childhelplineinternational.org',
        what: 'Finds the child helpline of a country',
      },
    ],
  },
  {
    country: 'United States',
    code: 'US',
    links: [
      {
        name: 'HealthyChildren.org',
        url: 'https://www.healthychildren.org',
        what: 'Parent pages of the American Academy of Pediatrics',
      },
      {
        name: 'Child Mind Institute',
        url: 'https://childmind.org',
        what: "Guides on children's mental health",
      },
      {
        name: 'NIMH',
        url: 'https://www.nimh.nih.gov',
        what: 'National Institute of Mental Health: facts and how to find help',
      },
      {
        name: '988 Lifeline',
        url: 'https://988lifeline.org',
        what: 'Crisis support by phone, text and chat',
      },
      {
        name: 'Childhelp',
        url: 'https://www.childhelp.org',
        what: 'Help when a child is being hurt',
      },
    ],
  },
  {
    country: 'United Kingdom',
    code: 'GB',
    links: [
      {
        name: 'NHS',
        url: 'https://www.nhs.uk/mental-health',
        what: 'How to get help for a child',
      },
      {
        name: 'YoungMinds',
        url: 'https://www.youngminds.org.uk',
        what: 'A parents helpline and guides',
      },
      {
        name: 'NSPCC',
        url: 'https://www.nspcc.org.uk',
        what: 'Keeping children safe; advice for adults',
      },
      {
        name: 'Childline',
        url: 'https://www.childline.org.uk',
        what: 'For children and teens, by phone and online',
      },
    ],
  },
  {
    country: 'Canada',
    code: 'CA',
    links: [
      {
        name: 'Kids Help Phone',
        url: 'https://kidshelpphone.ca',
        what: 'Support for young people, any time',
      },
      {
        name: 'Caring for Kids',
        url: 'https://caringforkids.cps.ca',
        what: 'Parent pages of the Canadian Paediatric Society',
      },
    ],
  },
  {
    country: 'Australia',
    code: 'AU',
    links: [
      {
        name: 'Raising Children Network',
        url: 'https://raisingchildren.net.au',
        what: 'Parenting information, publicly funded',
      },
      {
        name: 'Kids Helpline',
        url: 'https://kidshelpline.com.au',
        what: 'Counselling for ages 5 to 25',
      },
    ],
  },
  {
    country: 'Ireland',
    code: 'IE',
    links: [
      {
        name: 'HSE',
        url: 'https://www2.hse.ie/mental-health',
        what: 'Health service pages on mental health',
      },
      {
        name: 'ISPCC Childline',
        url: 'https://www.childline.ie',
        what: 'For children and teens, any time',
      },
    ],
  },
  {
    country: 'New Zealand',
    code: 'NZ',
    links: [
      {
        name: 'KidsHealth',
        url: 'https://www.kidshealth.org.nz',
        what: 'Child health information by paediatricians',
      },
      {
        name: 'Need to talk?',
        url: 'https://1737.org.nz',
        what: 'Free call or text with a counsellor',
      },
    ],
  },
  {
    country: 'Germany',
    code: 'DE',
    links: [
      {
        name: 'Nummer gegen Kummer',
        url: 'https://www.nummergegenkummer.de',
        what: 'Helplines for children and for parents',
      },
      {
        name: 'kindergesundheit-info.de',
        url: 'https://www.kindergesundheit-info.de',
        what: 'Public pages on sleep, media and growing up',
      },
    ],
  },
];
