/**
 * How long a try is recorded to have taken: the time since it began, and no more than the tool's own (`"3 minutes"`),
 * because after that a child may have been anywhere.
 */
export function triedSeconds(tool: { readonly duration: string }, since: string, now: Date): number {
  const atMost = Number.parseInt(tool.duration, 10) * 60;
  const seconds = Math.round((now.getTime() - Date.parse(since)) / 1000);
  return Math.min(Math.max(seconds, 0), atMost);
}
