/** The content file's worked examples, word by word: what the rule has to make of these answers on that day. */
export const WORKED_EXAMPLES: readonly {
  readonly answers: readonly string[];
  readonly localDate: string;
  /** By pick, from 0. */
  readonly texts: readonly string[];
}[] = [
  {
    answers: ['6-7', 'happy', 'drawing', 'shared'],
    localDate: '2026-01-15',
    texts: [
      'I notice my happy feeling. I am proud that I shared with someone. Next, I can draw a picture.',
      'I feel happy, and I shared with someone. Both are good to notice. Now I can draw a picture.',
      'My smile is real today. I shared with someone, and that matters. Drawing makes me smile.',
      'I shared with someone. That shows I can make room for others. I feel happy, and I can draw a picture.',
    ],
  },
  {
    answers: ['6-7', 'sad', 'hug', 'kept-trying'],
    localDate: '2026-01-15',
    texts: [
      'It is okay to feel sad. I can ask for a hug. I kept trying, and that matters.',
      'When I feel sad, I can ask for a hug. I kept trying. That shows I can stay with hard things.',
      'I can stay with hard things. I know, because I kept trying. A hug helps when I feel sad.',
      'I can be gentle with myself. I am proud that I kept trying. Now I can ask for a hug.',
    ],
  },
  {
    answers: ['6-7', 'shy', 'animals', 'tried-new'],
    localDate: '2026-01-15',
    texts: [
      'It is okay to feel shy. I can picture an animal I love. I tried something new, and that matters.',
      'When I feel shy, I can picture an animal I love. I tried something new. That shows I can take a first step.',
      'I can take a first step. I know, because I tried something new. An animal I love helps when I feel shy.',
      'I can take my time. I am proud that I tried something new. Now I can picture an animal I love.',
    ],
  },
  {
    answers: ['6-7', 'angry', 'building', 'said-sorry'],
    localDate: '2026-01-15',
    texts: [
      'It is okay to feel angry. I can build something. I said sorry and meant it, and that matters.',
      'When I feel angry, I can build something. I said sorry and meant it. That shows I can put things right.',
      'I can put things right. I know, because I said sorry and meant it. Building something helps when I feel angry.',
      'I can let anger out safely. I am proud that I said sorry and meant it. Now I can build something.',
    ],
  },
  {
    answers: ['6-7', 'tired', 'stories', 'cannot-think'],
    localDate: '2026-01-15',
    texts: [
      'I can rest when I need to. I am proud that I took time for me. Now I can enjoy a story.',
      'It is okay to feel tired. I can enjoy a story. I took time for me, and that matters.',
      'When I feel tired, I can enjoy a story. I took time for me. That shows I can hear what I need.',
      'I can hear what I need. I know, because I took time for me. A good story helps when I feel tired.',
    ],
  },
  {
    answers: ['8-9', 'excited', 'jokes', 'made-something'],
    localDate: '2026-01-15',
    texts: [
      'I made something new. That shows I can bring ideas to life. I feel excited, and I can share a silly joke.',
      'I have lots of spark today. I am proud that I made something new. Next, I can share a silly joke.',
      'I feel excited, and I made something new. Both are good to notice. Now I can share a silly joke.',
      'I can use my spark for fun. I made something new, and that matters. A silly joke makes me smile.',
    ],
  },
  {
    answers: ['8-9', 'left-out', 'reading', 'was-kind'],
    localDate: '2026-01-15',
    texts: [
      'I can make a day softer. I know, because I was kind to someone. Reading a good book helps when I feel left out.',
      'I can look for a kind face. I am proud that I was kind to someone. Now I can read a good book.',
      'It hurts to feel left out. I can read a good book. I was kind to someone, and that matters.',
      'When I feel left out, I can read a good book. I was kind to someone. That shows I can make a day softer.',
    ],
  },
  {
    answers: ['8-9', 'worried', 'music', 'asked-for-help'],
    localDate: '2026-01-15',
    texts: [
      'I can tell my worry to someone. I am proud that I asked for help. Now I can play a song I like.',
      'It is okay to feel worried. I can play a song I like. I asked for help, and that matters.',
      'When I feel worried, I can play a song I like. I asked for help. That shows I can reach out to others.',
      'I can reach out to others. I know, because I asked for help. A song I like helps when I feel worried.',
    ],
  },
  {
    answers: ['8-9', 'calm', 'moving', 'listened'],
    localDate: '2026-01-15',
    texts: [
      'I can take my time today. I listened to someone, and that matters. Moving in my own way makes me smile.',
      'I listened to someone. That shows I can be there for others. I feel calm, and I can move in my own way.',
      'I know how calm feels. I am proud that I listened to someone. Next, I can move in my own way.',
      'I feel calm, and I listened to someone. Both are good to notice. Now I can move in my own way.',
    ],
  },
  {
    answers: ['8-9', 'angry', 'making', 'told-the-truth'],
    localDate: '2026-01-15',
    texts: [
      'I can let anger out safely. I am proud that I told the truth. Now I can make something.',
      'It is okay to feel angry. I can make something. I told the truth, and that matters.',
      'When I feel angry, I can make something. I told the truth. That shows I can say brave, true things.',
      'I can say brave, true things. I know, because I told the truth. Making something helps when I feel angry.',
    ],
  },
  {
    answers: ['10-11', 'stressed', 'writing', 'kept-trying'],
    localDate: '2026-01-15',
    texts: [
      'I kept trying. That shows I can stay with hard things. Writing it down helps when I feel stressed.',
      'I feel stressed, so I can write it down. I can stay with hard things. I know, because I kept trying.',
      'I can put one thing down. I am proud that I kept trying. Now I can write it down.',
      'It is okay to feel stressed. I can write it down. I kept trying, and that still counts.',
    ],
  },
  {
    answers: ['10-11', 'mixed-up', 'talking', 'learned-something'],
    localDate: '2026-01-15',
    texts: [
      'Mixed feelings are real feelings. I am proud that I learned something new. Now I can talk to someone I trust.',
      'I can have many feelings at once. I can talk to someone I trust. I learned something new, and that still counts.',
      'I learned something new. That shows I can grow bit by bit. Talking with someone helps when I feel mixed up.',
      'I feel mixed up, so I can talk to someone I trust. I can grow bit by bit. I know, because I learned something new.',
    ],
  },
  {
    answers: ['10-11', 'happy', 'nature', 'helped-someone'],
    localDate: '2026-01-15',
    texts: [
      'I helped someone. That shows I can see what others need. I feel happy, and I can look at the sky.',
      'I feel happy today. I helped someone, and I made that choice. Next, I can look at the sky.',
      'I can share this happy feeling. I helped someone, and I can build on that. Looking at the sky helps.',
      'I feel happy, and looking at the sky helps. I helped someone. That shows I can see what others need.',
    ],
  },
  {
    answers: ['10-11', 'sad', 'quiet-time', 'listened'],
    localDate: '2026-01-15',
    texts: [
      'It is okay to feel sad. I can take some quiet time. I listened to someone, and that still counts.',
      'I listened to someone. That shows I can be there for others. Quiet time helps when I feel sad.',
      'I feel sad, so I can take some quiet time. I can be there for others. I know, because I listened to someone.',
      'Sad days come, and sad days go. I am proud that I listened to someone. Now I can take some quiet time.',
    ],
  },
  {
    answers: ['10-11', 'left-out', 'something-else', 'cannot-think'],
    localDate: '2026-01-15',
    texts: [
      'I feel left out, so I can do one thing I like. I can hear what I need. I know, because I took time for me.',
      'I matter, with or without a crowd. I am proud that I took time for me. Now I can do one thing I like.',
      'It hurts to feel left out. I can do one thing I like. I took time for me, and that still counts.',
      'I took time for me. That shows I can hear what I need. One thing I like helps when I feel left out.',
    ],
  },
  {
    answers: ['11-12', 'worried', 'breathing', 'told-the-truth'],
    localDate: '2026-01-15',
    texts: [
      'I told the truth. That shows I can say brave, true things. Taking slow breaths helps when I feel worried.',
      'I feel worried, so I can take a few slow breaths. I can say brave, true things. I know, because I told the truth.',
      'I can do one small thing at a time. I am proud that I told the truth. Now I can take a few slow breaths.',
      'It is okay to feel worried. I can take a few slow breaths. I told the truth, and that still counts.',
    ],
  },
  {
    answers: ['11-12', 'calm', 'laughing', 'shared'],
    localDate: '2026-01-15',
    texts: [
      'I feel calm, and laughing with a friend helps. I shared with someone. That shows I can make room for others.',
      'I shared with someone. That shows I can make room for others. I feel calm, and I can laugh with a friend.',
      'I feel calm today. I shared with someone, and I made that choice. Next, I can laugh with a friend.',
      'I made room for a calm moment. I shared with someone, and I can build on that. Laughing with a friend helps.',
    ],
  },
  {
    answers: ['11-12', 'stressed', 'small-step', 'asked-for-help'],
    localDate: '2026-01-15',
    texts: [
      'I can put one thing down. I am proud that I asked for help. Now I can take one small step.',
      'It is okay to feel stressed. I can take one small step. I asked for help, and that still counts.',
      'I asked for help. That shows I can reach out to others. Taking one small step helps when I feel stressed.',
      'I feel stressed, so I can take one small step. I can reach out to others. I know, because I asked for help.',
    ],
  },
  {
    answers: ['11-12', 'tired', 'music', 'made-something'],
    localDate: '2026-01-15',
    texts: [
      'I can go slowly today. I am proud that I made something new. Now I can play a song I like.',
      'It is okay to feel tired. I can play a song I like. I made something new, and that still counts.',
      'I made something new. That shows I can bring ideas to life. A song I like helps when I feel tired.',
      'I feel tired, so I can play a song I like. I can bring ideas to life. I know, because I made something new.',
    ],
  },
  {
    answers: ['11-12', 'excited', 'talking', 'tried-new'],
    localDate: '2026-01-15',
    texts: [
      'I feel excited today. I tried something new, and I made that choice. Next, I can talk to someone I trust.',
      'I can enjoy looking forward. I tried something new, and I can build on that. Talking with someone helps.',
      'I feel excited, and talking with someone helps. I tried something new. That shows I can take a first step.',
      'I tried something new. That shows I can take a first step. I feel excited, and I can talk to someone I trust.',
    ],
  },
];
