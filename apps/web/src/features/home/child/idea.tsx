import { useRouter } from '@tanstack/react-router';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import { soundsLike } from '../../../lib/feedback/feedback.ts';
import { lineOfDay } from '../../../lib/local-day/local-day.ts';
import { useToday } from '../../../lib/local-day/use-today.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { arrowIcon, handIcon } from '../../../ui/icons.ts';
import { leaveBy, stepsThrough } from '../../../ui/steps-through.ts';
import { openHelp } from '../../help/index.ts';
import type { Suggested } from '../../suggestion/index.ts';
import { SEE_YOU } from './greetings.catalogue.ts';
import styles from './idea.module.css';
import type { Day } from './use-day.ts';

interface IdeaProps {
  readonly day: Day;
  /** Who stands beside it. */
  readonly buddy: WonderlingId;
  readonly evening: boolean;
}

/** What the buddy says: one small thing, with how long it takes; or goodbye. */
export function Idea({ day, buddy, evening }: IdeaProps) {
  if (day.suggestion) return <Suggestion suggestion={day.suggestion} buddy={buddy} />;
  return day.checkedIn ? <Bye evening={evening} /> : null;
}

/** Nothing to go to. */
export const isRestAlone = ({ activity, path }: Suggested): boolean => activity.startsWith('rest/') && path === '';

interface SuggestionProps {
  readonly suggestion: Suggested;
  readonly buddy: WonderlingId;
}

function Suggestion({ suggestion, buddy }: SuggestionProps) {
  const router = useRouter();
  const { activity, title, line, length } = suggestion;
  const isRest = isRestAlone(suggestion);
  const words = (
    <span className={styles.words}>
      <b>{title}</b> <span>{isRest ? line : length}</span>
    </span>
  );
  if (isRest) return <p className={styles.idea}>{words}</p>;
  const arrow = (
    <span className={styles.go}>
      <Icon shape={arrowIcon} />
    </span>
  );
  if (activity.startsWith('help/')) {
    return (
      <button type="button" className={styles.idea} aria-haspopup="dialog" onClick={() => openHelp()}>
        {words}
        {arrow}
      </button>
    );
  }
  const href = addressOf(suggestion);
  const isSame = suggestion.companionId === buddy;
  return (
    // Its address comes from a catalogue, which the router's types cannot see.
    <a
      className={styles.idea}
      href={href}
      {...(isSame && soundsLike('steps'))}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        const idea = event.currentTarget;
        if (isSame) leaveBy(idea, idea.closest('section') ?? idea);
        router.navigate({ href, ...(isSame && { viewTransition: stepsThrough }) });
      }}
    >
      {words}
      {arrow}
    </a>
  );
}

/** Where the page takes what it opens on: a tool, a world, a coach, a move, a card. */
const OPENS_ON: Readonly<Record<string, string>> = {
  coping: 'tool',
  calm: 'world',
  movequest: 'coach',
  'be-active': 'move',
  nature: 'card',
};

/** Where it is done: on what it names; the crayons open by themselves, the garden and the page of stickers are tabs. */
export function addressOf({ activity, path }: Suggested): string {
  if (activity === 'rest/garden') return `${path}?tab=streaks`;
  if (activity === 'stickers/place') return '/progress?tab=stickers';
  if (activity === 'journal/draw') return `${path}?draw=true`;
  // Three slow breaths, as it says: another level is a tap away there.
  if (activity === 'breath/zola') return `${path}?level=beginner`;
  // The three coaches are woken there.
  if (activity === 'exercise/teamwork') return '/active-time';
  const [kind = '', id] = activity.split('/');
  const opens = OPENS_ON[kind];
  return opens ? `${path}?${opens}=${id}` : path;
}

function Bye({ evening }: { readonly evening: boolean }) {
  const say = useWords();
  const today = useToday();
  return (
    <p className={`${styles.idea} ${styles.bye}`}>
      <b>{lineOfDay(evening ? say(SEE_YOU.evening) : say(SEE_YOU.day), today)}</b>
      <span className={styles.hand}>
        <Icon shape={handIcon} />
      </span>
    </p>
  );
}
