/** What `EVENTSTORE_URL` says, as far as this program needs to know it; the client reads the rest. */
export interface LogAddress {
  /** For the client, which knows the older name of the scheme. */
  readonly url: string;
  /** Without name and password, for messages. */
  readonly hosts: string;
  /** Of the URL. Without TLS the server knows no accounts, and the client wants some all the same. */
  readonly credentials: { readonly username: string; readonly password: string };
}

const FORM = /^(?:esdb|kurrentdb)(\+discover)?:\/\/(?:([^:@/?]+):([^@/?]*)@)?([^@/?]+)\/?(?:\?(.*))?$/;
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** What the client knows, as {@link optionsOf} has it. Of another one it warns with the whole address, password and all. */
const OPTIONS = new Set([
  ...['tls', 'tlscafile', 'usercertfile', 'userkeyfile', 'tlsverifycert', 'throwonappendfailure', 'connectionname'],
  ...['nodepreference', 'maxdiscoverattempts', 'discoveryinterval', 'gossiptimeout'],
  ...['defaultdeadline', 'keepaliveinterval', 'keepalivetimeout'],
]);
const FILES = ['tlsCAFile', 'userCertFile', 'userKeyFile'] as const;

/** Why an address will not do, to follow its name in a sentence; undefined for a good one. */
export function logAddressFault(url: string): string | undefined {
  const [, discover, user, , hosts = '', query] = FORM.exec(url) ?? [];
  if (!hosts.split(',').every((host) => HOST.test(host))) {
    return 'should look like esdb://user:password@host:2113, with several hosts separated by commas';
  }
  if (discover && hosts.includes(',')) return 'should have one name after esdb+discover://';
  const options = optionsOf(query);
  const isSecure = options.get('tls') !== 'false';
  const unknown = [...options.keys()].find((name) => !OPTIONS.has(name));
  if (unknown !== undefined) return `should be without ${unknown}, which is no option of it`;
  if (options.get('tlsverifycert') === 'false')
    return 'should be without tlsVerifyCert, which has no effect: see tlsCAFile';
  if (options.get('throwonappendfailure') === 'false') return 'should be without throwOnAppendFailure';
  if (isSecure && user === undefined) {
    return 'should have a user and a password, esdb://user:password@host:2113; only ?tls=false goes without';
  }
  if (options.has('usercertfile') !== options.has('userkeyfile'))
    return 'should have userCertFile and userKeyFile together';
  return undefined;
}

/** Files that the address names, by option. */
export function logAddressFiles(url: string): ReadonlyMap<string, string> {
  const options = optionsOf(FORM.exec(url)?.[5]);
  return new Map(
    FILES.flatMap((name) => {
      const path = options.get(name.toLowerCase());
      return path === undefined ? [] : [[name, path] as const];
    }),
  );
}

/** @throws Error with a sentence when it will not do; its parts are not quoted, since it holds a password */
export function logAddress(url: string): LogAddress {
  const fault = logAddressFault(url);
  const [, , user, password, hosts] = FORM.exec(url) ?? [];
  if (fault !== undefined || hosts === undefined) throw new Error(`The address of the log ${fault}`);
  const credentials =
    user === undefined
      ? { username: 'insecure', password: 'insecure' }
      : { username: decodeURIComponent(user), password: decodeURIComponent(password ?? '') };
  return { url: url.replace(/^kurrentdb/, 'esdb'), hosts, credentials };
}

/** Where the log is, without name and password. @throws Error with a sentence when the address will not do */
export const logHosts = (url: string): string => logAddress(url).hosts;

/** As the client reads them: whatever the case of their names, and whether words are joined by `-` or `_`. A `+` is no space. */
function optionsOf(query = ''): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(query.replaceAll('+', '%2B'))];
  return new Map(pairs.map(([name, value]) => [name.trim().toLowerCase().replaceAll(/[-_]/g, ''), value.trim()]));
}
