import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { LOCK_FILE, lockDataFolder } from './data-folder-lock.ts';
import { SOCKET } from './embedded-socket.ts';
import { processIdentity } from './process-identity.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const leave = (mark: object | string): void =>
  writeFileSync(join(folder.path, LOCK_FILE), typeof mark === 'string' ? mark : JSON.stringify(mark));

const takes = async (): Promise<boolean> => {
  const lock = await lockDataFolder(folder.path);
  if (E.isRight(lock)) lock.right.release();
  return E.isRight(lock);
};

/** The id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

it('locks the folder until released, and names the process', async () => {
  const lock = await lockDataFolder(folder.path);
  expect(JSON.parse(readFileSync(join(folder.path, LOCK_FILE), 'utf8'))).toMatchObject({ pid: process.pid });
  expect(await takes()).toBe(false);
  if (E.isRight(lock)) lock.right.release();
  expect(existsSync(join(folder.path, LOCK_FILE))).toBe(false);
  expect(await takes()).toBe(true);
});

it('exactly one of many concurrent attempts gets the folder', async () => {
  leave({ ...processIdentity(process.pid), pid: deadPid() });
  const locks = await Promise.all(Array.from({ length: 20 }, () => lockDataFolder(folder.path)));
  expect(locks.filter(E.isRight)).toHaveLength(1);
});

it('is refused while the process that holds the lock lives', async () => {
  leave(processIdentity(process.ppid));
  const lock = await lockDataFolder(folder.path);
  expect(E.isLeft(lock) && lock.left.sentence).toContain(`in use by process ${process.ppid};`);
});

it.each([
  ['a process that has ended', () => ({ ...processIdentity(process.pid), pid: deadPid() })],
  ['an earlier start of the machine', () => ({ ...processIdentity(process.ppid), boot: 'another' })],
  ['a process whose number another one has now', () => ({ ...processIdentity(process.ppid), began: '1' })],
  ['a former life of this process in a restarted container', () => ({ ...processIdentity(process.pid), began: '1' })],
  ['nobody, being broken', () => 'not a mark'],
])('takes over a lock of %s', async (_, mark) => {
  leave(mark());
  expect(await takes()).toBe(true);
});

it.runIf(process.platform === 'linux')(
  'takes over a lock of a process that was killed and is not reaped yet',
  async () => {
    // The shell becomes a sleeper that never reaps its child.
    const parent = spawn('sh', ['-c', 'sleep 300 & echo $!; exec sleep 300'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [output] = await once(parent.stdout, 'data');
      const mark = processIdentity(Number(output));
      leave(mark);
      expect(await takes()).toBe(false);
      process.kill(mark.pid, 'SIGKILL');
      await expect.poll(takes).toBe(true);
      expect(() => process.kill(mark.pid, 0)).not.toThrow();
      expect(processIdentity(mark.pid)).toEqual(mark);
    } finally {
      parent.kill('SIGKILL');
    }
  },
);

it('is refused while a server answers on the socket in the folder, in any process namespace', async () => {
  leave({ ...processIdentity(process.pid), pid: deadPid() });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder.path, SOCKET), resolve));
  expect(await takes()).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await takes()).toBe(true);
});

it('does not remove the lock of another process when released', async () => {
  const lock = await lockDataFolder(folder.path);
  leave('somebody else');
  if (E.isRight(lock)) lock.right.release();
  expect(readFileSync(join(folder.path, LOCK_FILE), 'utf8')).toBe('somebody else');
});
