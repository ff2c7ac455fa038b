import { randomUUID } from 'node:crypto';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import { matches } from '../log/filter.ts';
import { borderAt, InvalidPosition } from '../log/reading.ts';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  type ReadRequest,
} from '../wire/read-messages.ts';
import { Refusal, refusals } from '../wire/refusal.ts';
import type { Streams } from '../wire/stubs.ts';
import type { NodeContext } from './node-context.ts';
import { openCall, send } from './open-call.ts';

type SubscriptionCall = ServerWritableStream<Streams.ReadReq, Streams.ReadResp>;

/** Live messages that the older server holds for a slow consumer before it gives up: 32, and 32 more. */
const LIVE_BUFFER = 64;

/** A subscription to `$all`: confirmation, history, caught up, live. */
export async function runSubscription(context: NodeContext, call: SubscriptionCall, request: ReadRequest) {
  if (request.stream !== null) throw refusals.unimplemented('subscriptions to one stream');
  const { over } = openCall(context.switches, 'subscription', call);
  if (!(await send(call, confirmationMessage(randomUUID()), over))) return;
  const { log, view, switches, version } = context;
  let { index, above } = beginning(context, request);
  let isLive = false;
  let considered = 0;

  while (!over.aborted) {
    while (index < view.visible() && !over.aborted) {
      if (switches.unmuted) await orOver(switches.unmuted, over);
      const record = log.at(index);
      if (!record || over.aborted) break;
      index += 1;
      if (log.isScavenged(record) || record.position <= above) continue;
      considered += 1;
      if (matches(request.filter, record)) {
        const times = switches.duplicatesDelivery ? 2 : 1;
        for (let time = 0; time < times; time += 1) {
          const sent = send(call, eventMessage(record), over);
          if (isLive && version === '23.10') await orTooSlow(context, sent, index);
          await sent;
        }
      }
      if (request.filter && considered % request.filter.checkpointEvery === 0) {
        await send(call, checkpointMessage(record.position), over);
      }
    }
    if (index < view.visible()) continue;
    if (!isLive) {
      isLive = true;
      const last = log.at(index - 1);
      if (request.filter && version !== '23.10' && considered > 0 && last) {
        await send(call, checkpointMessage(last.position), over);
      }
      await send(call, caughtUpMessage(), over);
      continue;
    }
    await grown(context, index, over);
  }
}

/**
 * Where delivery begins. The older server skips one record without a look at it, and compares nothing when it has not come so
 * far; the newer one drops what is not behind the position.
 */
function beginning({ view, log, version }: NodeContext, { from }: ReadRequest): { index: number; above: bigint } {
  try {
    let index = borderAt(view, from);
    if (typeof from !== 'bigint' || from === 0n) return { index, above: -1n };
    if (version === '26.1') return { index, above: from };
    for (let record = log.at(index); record && log.isScavenged(record); record = log.at(index)) index += 1;
    return { index: index < view.visible() ? index + 1 : index, above: -1n };
  } catch (error) {
    if (!(error instanceof InvalidPosition)) throw error;
    const code = version === '23.10' ? status.UNKNOWN : status.INVALID_ARGUMENT;
    throw new Refusal(code, 'Invalid position');
  }
}

/** Waits until the node shows more than `index` records, or the call is over. */
function grown({ log, view }: NodeContext, index: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (view.visible() <= index && !over.aborted) return;
      unwatch();
      over.removeEventListener('abort', look);
      resolve();
    };
    const unwatch = log.watch(look);
    over.addEventListener('abort', look);
    look();
  });
}

/** @throws Refusal when more than the buffer holds gathers while a message waits for room */
async function orTooSlow({ log, view }: NodeContext, sent: Promise<boolean>, index: number): Promise<void> {
  let unwatch = () => {};
  const overflow = new Promise<never>((_, reject) => {
    unwatch = log.watch(() => {
      if (view.visible() - index > LIVE_BUFFER) reject(refusals.tooSlow());
    });
  });
  await Promise.race([sent, overflow]).finally(() => unwatch());
}

async function orOver(wait: Promise<void>, over: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true });
    wait.then(resolve);
  });
}
