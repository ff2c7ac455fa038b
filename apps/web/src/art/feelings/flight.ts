import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';

let last: DOMRect | undefined;

/** Call it where a bubble is about to go: the next one that {@link flyIn} is given comes from there. */
export function takeOff(bubble: Element): void {
  last = bubble.getBoundingClientRect();
}

const FLIGHT_MS = 900;
/** How far it swings out to the side, and up, in CSS pixels. */
const SIDE = 62;
const UP = 46;
const STEPS = 20;

/**
 * Flies a bubble from where it was to where it is, and says how many milliseconds that takes: 0 where it stays. A copy over the page flies, as a panel cuts off what leaves it; nothing flies where
 * motion is not wanted, or where no bubble took off.
 */
export function flyIn(bubble: SVGElement): number {
  const from = last;
  last = undefined;
  if (!from || from.width === 0 || wantsCalmMotion() || !bubble.animate) return 0;
  const to = placeAtRest(bubble);
  const copy = bubble.cloneNode(true) as SVGElement;
  const { style } = copy;
  style.position = 'fixed';
  style.zIndex = '99';
  style.left = `${to.left}px`;
  style.top = `${to.top}px`;
  style.width = `${to.width}px`;
  style.pointerEvents = 'none';
  document.body.append(copy);
  bubble.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
  copy.animate(pathOf(from, to), FLIGHT_MS).onfinish = () => copy.remove();
  return FLIGHT_MS;
}

/** Where it will be once the panel that it stands in has come up. */
function placeAtRest(bubble: Element): DOMRect {
  const coming = document.getAnimations().filter(({ effect }) => {
    const isAround = effect instanceof KeyframeEffect && effect.target?.contains(bubble);
    return isAround && effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  const times = coming.map(({ currentTime }) => currentTime);
  for (const animation of coming) animation.currentTime = animation.effect?.getComputedTiming().endTime ?? null;
  const place = bubble.getBoundingClientRect();
  for (const [at, animation] of coming.entries()) animation.currentTime = times[at] ?? null;
  return place;
}

/** A squash, a wide curve, and a squash into the arms. */
function pathOf(from: DOMRect, to: DOMRect): Keyframe[] {
  const across = from.left + from.width / 2 - (to.left + to.width / 2);
  // One that was scrolled away comes over the edge of the window, so that it is seen on all of its way.
  const top = Math.max(from.top, -from.height / 2);
  const down = top + from.height / 2 - (to.top + to.height / 2);
  const large = from.width / to.width;
  const side = across > 0 ? -1 : 1;
  const curve = Array.from({ length: STEPS + 1 }, (_, step): Keyframe => {
    const part = step / STEPS;
    const gone = part * part * (3 - 2 * part);
    const swing = Math.sin(Math.PI * part);
    const x = across * (1 - gone) + side * SIDE * swing;
    const y = down * (1 - gone) - UP * swing * (1 - part);
    const turn = side * 10 * swing;
    return {
      transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${large + (1 - large) * gone})`,
      offset: 0.14 + part * 0.74,
    };
  });
  const start = `translate(${across}px, ${down}px)`;
  return [
    { transform: `${start} scale(${large})` },
    { transform: `${start} scale(${large * 1.1}, ${large * 0.84})`, offset: 0.08 },
    ...curve,
    { transform: 'scale(1.09, 0.91)', offset: 0.93 },
    { transform: 'none' },
  ];
}
