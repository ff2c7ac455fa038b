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

/** Why an address will not do, to follow its name in a sentence; undefined for a good one. */
export function logAddressFault(url: string): string | undefined {
  const [, , user, , hosts = '', query] = FORM.exec(url) ?? [];
  if (!hosts.split(',').every((host) => HOST.test(host))) {
    return 'should look like esdb://user:password@host:2113, with several hosts separated by commas';
  }
  const options = optionsOf(query);
  if (options.get('throwonappendfailure') === 'false') return 'should be without throwOnAppendFailure';
  if (options.get('tls') !== 'false' && user === undefined) {
    return 'should have a user and a password, esdb://user:password@host:2113; only ?tls=false goes without';
  }
  return undefined;
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

/** As the client reads them: whatever their case, and whether words are joined by `-` or `_`. */
function optionsOf(query = ''): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(query)];
  return new Map(pairs.map(([name, value]) => [name.toLowerCase().replaceAll(/[-_]/g, ''), value.toLowerCase()]));
}
