import type { AnchorNotice } from './make-anchors.ts';

const TIMEOUT_MS = 10_000;

/** Sends each anchor to an address of the operator's, as JSON by POST. @throws Error when it does not take it */
export function anchorWebhook(address: string): (anchor: AnchorNotice) => Promise<void> {
  return async (anchor) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(anchor),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`ANCHOR_WEBHOOK answered ${answer.status}`);
  };
}
