/** Waits for the holder's turn; what it resolves with ends the turn. */
export type TakeTurn = (holder: string) => Promise<() => void>;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/** So many turns of one holder at a time, the others in their order. A holder without any is forgotten. */
export function createTurns(atOnce: number): TakeTurn {
  const lines = new Map<string, Line>();
  return async (holder) => {
    const line = lines.get(holder) ?? { working: 0, waiting: [] };
    lines.set(holder, line);
    if (line.working < atOnce) line.working += 1;
    // The place is handed over, so that no newcomer can slip in between.
    else await new Promise<void>((enter) => line.waiting.push(enter));
    return () => {
      const next = line.waiting.shift();
      if (next) next();
      else line.working -= 1;
      if (line.working === 0) lines.delete(holder);
    };
  };
}
