import type { Log, LogLevel } from '@gift-registry/domain';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, pino } from 'pino';
import { currentRequest } from '../http/request-id.ts';

const levels = { info: 'info', warning: 'warn', error: 'error' } as const satisfies Record<LogLevel, string>;

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
  const logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    write:
      ({ level, tag, data }) =>
      () =>
        logger[levels[level]]({ ...data, tag }),
  };
};
