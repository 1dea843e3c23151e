import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A connection pooler in transaction mode. */
export interface PgBouncer {
  /** The address of the database through it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// Debian puts it where only root looks.
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };

export const isPgBouncerInstalled = (): boolean => spawnSync('pgbouncer', ['--version'], { env }).status === 0;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

/** Starts PgBouncer in the folder, before the database at the address, with so many connections to it. */
export const startPgBouncer = async (folder: string, database: string, connections: number): Promise<PgBouncer> => {
  const [port, file] = [await freePort(), join(folder, 'pgbouncer.ini')];
  const { hostname, port: serverPort, username, password, pathname } = new URL(database);
  const name = pathname.slice(1);
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${serverPort} user=${username} password=${password} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
`,
  );
  chmodSync(file, 0o644);
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  let output = '';
  const started: ChildProcess = spawn('pgbouncer', ['-q', ...account, file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.stderr?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  for (let attempt = 1; !(await isOpen(port)); attempt += 1) {
    if (started.exitCode !== null || attempt === 100) throw new Error(`PgBouncer did not start: ${output}`);
    await sleep(50);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      started.kill('SIGTERM');
      await ended;
    },
  };
};
