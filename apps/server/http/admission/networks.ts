import { isIP, isIPv6 } from 'node:net';
import type { HttpMiddleware } from '../request-state.ts';

/** Whom to count an address with: a household (`narrow`), and those who can be one attacker with many addresses (`wide`). */
export interface Networks {
  /** An IPv4 address itself; of an IPv6 address its /64, since a household has all of one. */
  readonly narrow: string;
  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  readonly wide: string;
}

const GROUPS = 8;

/** @param address as {@link plainAddress} writes it */
export function networksOf(address: string): Networks {
  if (!isIPv6(address)) return { narrow: address, wide: address.replace(/\.\d+$/, '.0/24') };
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].map((group) => group.replace(/^0+(?=.)/, ''));
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/**
 * An address without what proxies and sockets write around it: a port (`1.2.3.4:5678`, `[2001:db8::1]:443`), a zone
 * (`fe80::1%eth0`), IPv4 in IPv6. Undefined for what is no address.
 */
export function plainAddress(written: string | undefined): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written ?? '')?.[1] ?? written?.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare?.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === undefined || isIP(address) === 0) return undefined;
  return /ffff:/i.test(address) ? (withinIPv6(address) ?? address) : address;
}

/** The IPv4 address in `::ffff:1.2.3.4`, in its other forms: `::ffff:102:304`, or with all its zeros. */
function withinIPv6(address: string): string | undefined {
  const canonical = new URL(`http://[${address}]`).hostname;
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
  return bytes.join('.');
}

/** Makes `ctx.ip` a plain address; where a trusted proxy wrote something else, it is the proxy's own. */
export const plainIp: HttpMiddleware = (ctx, next) => {
  ctx.request.ip = plainAddress(ctx.ip) ?? plainAddress(ctx.req.socket.remoteAddress) ?? '';
  return next();
};
