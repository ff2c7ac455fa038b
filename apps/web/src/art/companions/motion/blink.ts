/** In milliseconds. */
const BLINK = 160;
const SHORTEST_PAUSE = 3000;
const LONGEST_PAUSE = 6000;
/** One time in five it is two. */
const DOUBLE = 0.2;

/** Whoever has shut their eyes has no such group. */
const OPEN_EYES = '[data-eyes="open"]';

/** Blinks the eyes in `figure` now and then until the answer is called. `random` gives 0 to 1. */
export function startBlinking(figure: Element, random: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(blink, SHORTEST_PAUSE + random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  };
  const blink = () => {
    const iterations = random() < DOUBLE ? 2 : 1;
    for (const eyes of figure.querySelectorAll(OPEN_EYES)) {
      eyes.animate([{ transform: 'scaleY(1)' }, { transform: 'scaleY(0.08)' }, { transform: 'scaleY(1)' }], {
        duration: BLINK,
        iterations,
      });
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
