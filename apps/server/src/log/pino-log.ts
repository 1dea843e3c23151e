import type { Log, LogLevel } from '@gift-registry/domain';
import { type DestinationStream, pino } from 'pino';
import { currentRequestId } from '../http/request-id.ts';

const levels = { info: 'info', warning: 'warn', error: 'error' } as const satisfies Record<LogLevel, string>;

/** The log as lines of JSON `{ level, time, requestId, tag, … }`, with the id of the request that they are about (OPS-01), on the standard output, or to `destination` (ANA-02). */
export const pinoLog = (destination?: DestinationStream): Log => {
  const options = {
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: (): object => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
  };
  const logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    write:
      ({ level, tag, data }) =>
      () =>
        logger[levels[level]]({ ...data, tag }),
  };
};
