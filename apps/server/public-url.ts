import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** RFC 1918, RFC 4193, loopback and link-local: addresses that are not of the internet. */
const HOME = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const) {
  HOME.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  HOME.addSubnet(net, bits, 'ipv6');
}
/** Names that public DNS never resolves (RFC 6761, 6762, 8375, and ICANN on `internal`). */
const HOME_NAME = /(^|\.)(localhost|local|home\.arpa|internal)$/;

/** Whether a host of a URL can only be in the network at home. */
function isAtHome(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family === 0 ? HOME_NAME.test(address) : HOME.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Plain http is for the network at home: any machine on the way could read and change what it carries. */
export function isPublicUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(value);
  const isOrigin = pathname === '/' && search === '' && hash === '' && username === '';
  return isOrigin && (protocol === 'https:' || (protocol === 'http:' && isAtHome(hostname)));
}

/** Where other devices in the network at home find a server that listens on every address, by IPv4. */
export function homeUrls(port: number, interfaces = networkInterfaces()): readonly string[] {
  const addresses = Object.values(interfaces).flatMap((found) => found ?? []);
  return addresses
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && HOME.check(address, 'ipv4'))
    .map(({ address }) => `http://${address}:${port}`);
}
