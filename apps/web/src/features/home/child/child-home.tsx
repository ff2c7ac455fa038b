import { Suspense, useState } from 'react';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useEvening } from '../../../lib/theme/use-evening.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { Said } from '../../buddy/index.ts';
import { Ask } from './ask.tsx';
import { More } from './more.tsx';
import { Scene } from './scene.tsx';
import type { Day } from './use-day.ts';

const FilmDialog = optionalPart(() => import('./film-dialog.tsx').then((file) => file.FilmDialog));
// The server is asked, and the rules of the suggestion come, once the page stands.
const WatchDay = optionalPart(() => import('./watch-day.tsx').then((file) => file.WatchDay));

/** Home for who lives here: greeted in its own land, six feelings to touch, one small thing, and what it had before. */
export function ChildHome() {
  const { user, status, queryClient } = useSession();
  const [day, setDay] = useState<Day>();
  const [said, setSaid] = useState<Said & { readonly to: string }>();
  const [isWatching, setWatching] = useState(false);
  const evening = useEvening();
  const child = useHydrated() ? user : null;
  const watch = () => setWatching(true);
  return (
    <>
      <Scene
        child={child}
        day={day}
        said={said?.to === child?.id ? said : undefined}
        evening={evening}
        onWatch={watch}
      />
      <Ask day={day} evening={evening} />
      <More day={day} />
      <Suspense fallback={null}>{isWatching && <FilmDialog onClose={() => setWatching(false)} />}</Suspense>
      <Suspense fallback={null}>
        {status === 'signed-in' && user && queryClient && (
          <WatchDay
            key={user.id}
            queryClient={queryClient}
            onChange={setDay}
            onSay={(line) => setSaid({ ...line, to: user.id })}
          />
        )}
      </Suspense>
    </>
  );
}
