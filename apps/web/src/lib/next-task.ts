/** Between two long pieces of work: whoever scrolls or presses meanwhile is answered first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
