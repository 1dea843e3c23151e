import { readFileSync } from 'node:fs';

/** Identifies a running process, even after a restart of the machine or when a process id is reused. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The boot of the machine; empty if the system does not report it. */
  readonly boot: string;
  /** The start of the process; empty if the system does not report it. */
  readonly began: string;
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // Only Linux has these files; elsewhere the process id must do.
    return '';
  }
};

const bootId = (): string => textOf('/proc/sys/kernel/random/boot_id');
/** The fields of the process status from the third on (the state); counted after the name in brackets, which may contain spaces. */
const fieldsOf = (pid: number): ReadonlyArray<string> =>
  textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
/** The 22nd field. */
const startTimeOf = (pid: number): string => fieldsOf(pid)[19] ?? '';

/** Whether the process is a zombie: it has ended and holds nothing. */
const hasEnded = (pid: number): boolean => ['Z', 'X'].includes(fieldsOf(pid)[0] ?? '');

export const processIdentity = (pid: number): ProcessIdentity => ({ pid, boot: bootId(), began: startTimeOf(pid) });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account cannot be signaled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

export const isAlive = (mark: ProcessIdentity): boolean => {
  const { boot, began } = processIdentity(mark.pid);
  return isRunning(mark.pid) && !hasEnded(mark.pid) && mark.boot === boot && mark.began === began;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses a mark; undefined for anything else. */
export const parseProcessIdentity = (text: string): ProcessIdentity | undefined => {
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
