/** So that a row of companions does not swarm, and a weak tablet does not sweat. */
export const MOST_MOVERS = 3;

interface Candidate {
  readonly size: number;
  readonly move: (moving: boolean) => void;
  visible: boolean;
  moving: boolean;
}

const candidates = new Map<Element, Candidate>();
let observer: IntersectionObserver | undefined;

/**
 * Puts a companion where it may move: while it is in view, and one of the {@link MOST_MOVERS} largest there.
 * @param move told when it begins or ends moving
 * @returns takes it off again; it is then told to stop
 */
export function enterStage(element: Element, size: number, move: (moving: boolean) => void): () => void {
  // Where nobody can say what is in view, nothing moves.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(seen);
  candidates.set(element, { size, move, visible: false, moving: false });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    const candidate = candidates.get(element);
    candidates.delete(element);
    if (candidate?.moving) candidate.move(false);
    chooseMovers();
  };
}

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const candidate = candidates.get(target);
    if (candidate) candidate.visible = isIntersecting;
  }
  chooseMovers();
}

function chooseMovers(): void {
  const movers = new Set(
    [...candidates.values()]
      .filter(({ visible }) => visible)
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MOST_MOVERS),
  );
  for (const candidate of candidates.values()) {
    const moving = movers.has(candidate);
    if (moving === candidate.moving) continue;
    candidate.moving = moving;
    candidate.move(moving);
  }
}
