import { useQuery } from '@tanstack/react-query';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { getRewardReasons } from '@wonderlings/rewards/contract';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { call } from '../../../lib/api/call.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LETTER } from './child-home.copy.ts';
import styles from './letter-dialog.module.css';
import type { Day } from './use-day.ts';

interface LetterDialogProps {
  readonly letter: NonNullable<Day['letter']>;
  readonly buddy: WonderlingId;
  readonly onClose: () => void;
}

/** What was earned, in the buddy's words, and the way to it. */
export function LetterDialog({ letter, buddy, onClose }: LetterDialogProps) {
  const say = useWords();
  const name = COMPANIONS.find(({ id }) => id === buddy)?.name ?? '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(say(LETTER.from), { buddy: name })}
      closeLabel={say(LETTER.close)}
      figure={<Wonderling who={buddy} mood="cheering" size={120} />}
    >
      <p className={styles.words}>{useContents(letter)}</p>
      <ButtonLink to="/progress" search={{ tab: 'badges' }} variant="main" wide>
        {LETTER.see}
      </ButtonLink>
    </Dialog>
  );
}

function useContents({ kind, id }: LetterDialogProps['letter']): string {
  const say = useWords();
  const { queryClient } = useSession();
  const { data, isError } = useQuery(
    {
      queryKey: ['reward-reasons', kind, id],
      queryFn: ({ signal }) => call(getRewardReasons, { params: { kind, id }, signal }),
    },
    queryClient ?? undefined,
  );
  if (isError) return say(LETTER.unnamed);
  return data ? fill(say(LETTER.byKind)[kind], { earned: data.name }) : '\u00a0';
}
