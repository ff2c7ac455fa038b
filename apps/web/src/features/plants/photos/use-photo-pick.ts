import { useEffect, useRef, useState } from 'react';
import { dataUrlOf } from '../../../lib/data-url.ts';
import { logFailure } from '../../../lib/log.ts';
import { PhotoProblem } from './photo-problem.ts';
import { PHOTO_COPY, PHOTO_PROBLEMS, type PhotoWords } from './photos.copy.ts';
import { preparePhoto } from './prepare-photo.ts';

interface PhotoPick {
  readonly busy: boolean;
  readonly problem: PhotoWords | null;
  readonly pick: (file: File) => void;
  /** Forgets a pick that is under way and what was wrong with the last one. */
  readonly reset: () => void;
}

/** Makes a chosen file ready and hands it on as a data URL; of two picks the later one counts. */
export function usePhotoPick(onPicked: (dataUrl: string) => void): PhotoPick {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PhotoWords | null>(null);
  const turn = useRef(0);
  const picked = useRef(onPicked);
  useEffect(() => {
    picked.current = onPicked;
  });
  // What comes after the form has gone is for nobody.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const begin = () => {
    turn.current += 1;
    setProblem(null);
    return turn.current;
  };
  return {
    busy,
    problem,
    reset: () => {
      begin();
      setBusy(false);
    },
    pick: (file) => {
      const mine = begin();
      const isLast = () => mine === turn.current;
      setBusy(true);
      void preparePhoto(file)
        .then(dataUrlOf)
        .then(
          (dataUrl) => isLast() && picked.current(dataUrl),
          (reason: unknown) => {
            logFailure('A photo was not taken', reason);
            if (isLast()) setProblem(reason instanceof PhotoProblem ? PHOTO_PROBLEMS[reason.kind] : PHOTO_COPY.failed);
          },
        )
        .finally(() => isLast() && setBusy(false));
    },
  };
}
