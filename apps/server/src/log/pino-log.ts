import type { Log, LogLevel } from '@gift-registry/domain';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, destination as fileDestination, pino } from 'pino';
import { currentRequest } from '../http/request-id.ts';

const levels = { info: 'info', warning: 'warn', error: 'error' } as const satisfies Record<LogLevel, string>;

/** In milliseconds: how long a line may wait for others before it is written. */
const LONGEST_WAIT = 50;

/** In bytes: lines beyond it are dropped while nobody reads the output. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * The standard output. Lines are written together: a write for each is a twelfth of the work of a short answer. A
 * warning or an error is written at once, and what is left when the process ends.
 */
const standardOutput = () => {
  const output = fileDestination({ dest: process.stdout.fd, sync: false, minLength: 4_096, maxLength: MOST_WAITING });
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    output.flush();
  };
  const written = (level: LogLevel): void => {
    if (level !== 'info') flush();
    else if (!isWaiting) {
      isWaiting = true;
      setTimeout(flush, LONGEST_WAIT).unref();
    }
  };
  return { output, written };
};

/**
 * A log that writes JSON lines `{ level, time, requestId, tokenId, tag, … }` to the standard output, or to
 * `destination` (ANA-02), with the ids of the request, its service token and its trace, where there are any (OPS-01,
 * INT-02).
 */
export const pinoLog = (destination?: DestinationStream): Log => {
  const options = {
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: (): object => {
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return { ...currentRequest(), ...(traceId === undefined ? {} : { traceId }) };
    },
  };
  const { output, written } = destination === undefined ? standardOutput() : { output: destination, written: () => {} };
  const logger = pino(options, output);
  return {
    write:
      ({ level, tag, data }) =>
      () => {
        logger[levels[level]]({ ...data, tag });
        written(level);
      },
  };
};
