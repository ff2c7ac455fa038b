/** How many things are going on that must not be interrupted. */
let going = 0;

/** Marks that something is going on; answers how to end it, once. */
export function beginBusy(): () => void {
  going += 1;
  let ended = false;
  return () => {
    if (!ended) going -= 1;
    ended = true;
  };
}

export function isBusy(): boolean {
  return going > 0;
}
