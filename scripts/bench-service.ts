import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the built service with the demo on a temporary database; the returned function stops it and deletes the database. Generated pictures are cached, so measure from the second run on. */
export const benchService = async (port: number): Promise<() => Promise<void>> => {
  const data = mkdtempSync(join(realpathSync(tmpdir()), 'bench-'));
  const running = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      PICTURES_DIR: join(import.meta.dirname, '../.data/pictures'),
      DATABASE_URL: undefined,
      NODE_ENV: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  for await (const line of createInterface({ input: running.stdout })) if (line.includes(`localhost:${port}`)) break;
  return async () => {
    running.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};
