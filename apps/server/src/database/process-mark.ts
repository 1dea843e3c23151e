import { readFileSync } from 'node:fs';

/** What tells one running process from every other, also after a restart of the machine or a reused number. */
export interface ProcessMark {
  readonly pid: number;
  /** Which start of the machine; empty where the system does not say. */
  readonly boot: string;
  /** When in that time the process began; empty where the system does not say. */
  readonly began: string;
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // Only Linux has these files; elsewhere the number of the process must do.
    return '';
  }
};

const bootOf = (): string => textOf('/proc/sys/kernel/random/boot_id');
/** The state and what follows it, from the third field on; counted after the name in brackets, which may hold blanks. */
const fieldsOf = (pid: number): ReadonlyArray<string> =>
  textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
/** The 22nd field. */
const beganOf = (pid: number): string => fieldsOf(pid)[19] ?? '';

/** Whether the process has ended and only waits for whoever started it to ask how: it holds nothing any more. */
const hasEnded = (pid: number): boolean => ['Z', 'X'].includes(fieldsOf(pid)[0] ?? '');

/** The mark of the process of that number on this machine. */
export const markOf = (pid: number): ProcessMark => ({ pid, boot: bootOf(), began: beganOf(pid) });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another account may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the marked process of this machine still runs. */
export const isAlive = (mark: ProcessMark): boolean => {
  const { boot, began } = markOf(mark.pid);
  return isRunning(mark.pid) && !hasEnded(mark.pid) && mark.boot === boot && mark.began === began;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a mark as it was written; undefined for anything else. */
export const parseMark = (text: string): ProcessMark | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw)) return undefined;
    const { pid, boot, began } = raw;
    return typeof pid === 'number' && typeof boot === 'string' && typeof began === 'string'
      ? { pid, boot, began }
      : undefined;
  } catch {
    return undefined;
  }
};
