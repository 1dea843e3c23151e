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
      SHOP_DIR: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  let isListening = false;
  for await (const line of createInterface({ input: running.stdout })) {
    isListening = line.includes(`localhost:${port}`);
    if (isListening) break;
  }
  if (!isListening) throw new Error(`the service ended before it listened: is port ${port} taken?`);
  running.stdout.resume(); // Or it stands still once its log fills the pipe.
  return async () => {
    running.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};
