import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endPostgres } from './processes.ts';

describe('endPostgres', () => {
  let data: string;
  beforeEach(async () => {
    data = join(await realpath(await mkdtemp(join(tmpdir(), 'wonderlings-processes-'))), 'data');
    await mkdir(data);
  });
  afterEach(() => rm(join(data, '..'), { recursive: true }));

  it('spares a stranger who was given the process id of an old Postgres, and forgets the id', async () => {
    await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1700000000\n25432\n`);
    await endPostgres(data);
    expect(await readdir(data)).toEqual([]);
  });

  it('spares a process that merely has it as its working folder', async () => {
    const visitor = spawn('sleep', ['60'], { cwd: data });
    await once(visitor, 'spawn');
    await endPostgres(data);
    expect(visitor.exitCode ?? visitor.signalCode).toBeNull();
    visitor.kill();
    await once(visitor, 'exit');
  });

  it('leaves the note of a Postgres that is gone to the next one, who knows how to read it', async () => {
    const gone = spawn('true');
    await once(gone, 'exit');
    await writeFile(join(data, 'postmaster.pid'), `${gone.pid}\n${data}\n1700000000\n25432\n`);
    await endPostgres(data);
    expect(await readdir(data)).toEqual(['postmaster.pid']);
  });
});
