import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The service in a separate process. */
export interface StartedService {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Waits until the output contains the text, or the process ends. */
  readonly says: (text: string) => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Starts the built service, or another build of it, with exactly these variables beside the path. Throws if it has not been built. */
export const startedService = (env: Readonly<Record<string, string>>, main = built): StartedService => {
  if (!existsSync(main)) throw new Error('The service is not built: npm run build');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
  });
  let [out, err] = ['', ''];
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const resume of [...waiting]) resume();
  };
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
    look();
  });
  child.stderr.on('data', (part: Buffer) => {
    err += part.toString();
    look();
  });
  let isOver = false;
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      isOver = true;
      look();
      resolve(code);
    }),
  );
  return {
    stdout: () => out,
    stderr: () => err,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (out.includes(text)) resolve();
          else if (isOver) reject(new Error(`It ended without saying "${text}": ${out}${err}`));
        };
        waiting.add(check);
        check();
      }),
    signal: (signal) => child.kill(signal),
    ended,
  };
};
