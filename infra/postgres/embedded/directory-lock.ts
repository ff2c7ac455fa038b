import { closeSync, openSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keeps a folder to one server until it is released, or until the process ends in whatever way. */
export type DirectoryLock = { release(): Promise<void> };

const SOCKET_NAME = 'server.lock';

/**
 * Takes a folder for this process alone; throws a sentence that names the other process when it is taken.
 *
 * The lock is a socket that this process listens on, because the kernel takes that away with the process: a lock file
 * would outlive a kill. Linux has names for sockets apart from files, and taking one is atomic. The socket in the folder
 * itself comes on top, for two containers that share a volume: they do not see each other's names, but they see the file.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true });
  const { dev, ino } = await stat(directory, { bigint: true });
  const id = `wonderlings-${dev}-${ino}`;
  if (process.platform === 'win32') return held(await listen(`\\\\.\\pipe\\${id}`), directory);
  if (process.platform !== 'linux') return held(await listenOnFile(join(tmpdir(), `${id}.lock`)), directory);

  const named = await held(await listen(`\0${id}`), directory);
  // A path through the open folder is short, however deep the folder: a socket's path ends at 107 bytes.
  // A bare descriptor: a FileHandle is closed when the lock's object is referenced no more, but the process still holds the lock.
  const folder = openSync(directory, 'r');
  const release = async () => {
    closeSync(folder);
    await named.release();
  };
  try {
    const file = await held(await listenOnFile(`/proc/self/fd/${folder}/${SOCKET_NAME}`), directory);
    return { release: () => file.release().then(release) };
  } catch (error) {
    // Some file systems of containers know no sockets; the name is held all the same.
    if (isRefusal(error)) {
      await release();
      throw error;
    }
    return { release };
  }
}

/** A listening server, or what the process that listens already says of itself. */
type Listening = Server | { readonly holder: string };

async function held(listening: Listening, directory: string): Promise<DirectoryLock> {
  if ('holder' in listening) {
    const who = listening.holder === '' ? 'Another server' : `Another server (process ${listening.holder})`;
    throw Object.assign(
      new Error(`${who} is running on ${directory}: stop it first, or set DATA_DIR to a folder of this one's own.`),
      { code: 'DIRECTORY_TAKEN' },
    );
  }
  return { release: () => new Promise((resolve) => listening.close(() => resolve())) };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'DIRECTORY_TAKEN';
}

async function listenOnFile(path: string): Promise<Listening> {
  const holder = await ask(path);
  if (holder !== undefined) return { holder };
  // What is left is the file of a server that was killed.
  await rm(path, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer((client) => {
      client.on('error', () => client.destroy());
      client.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      ask(path).then((holder) => resolve({ holder: holder ?? '' }), reject);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

const ANSWER_WITHIN_MS = 1000;

/** The process that listens there, '' if it does not say, `undefined` if there is no listener. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let connected = false;
    const client = connect(path, () => {
      connected = true;
    });
    client.setTimeout(ANSWER_WITHIN_MS, () => client.destroy());
    client.on('data', (chunk) => {
      answer += chunk.toString();
    });
    client.on('error', () => undefined);
    client.on('close', () => resolve(connected ? answer : undefined));
  });
}
