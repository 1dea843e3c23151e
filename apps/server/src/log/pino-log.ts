import type { Log, LogLevel } from '@gift-registry/domain';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, pino } from 'pino';
import { currentRequestId } from '../http/request-id.ts';

const levels = { info: 'info', warning: 'warn', error: 'error' } as const satisfies Record<LogLevel, string>;

/** The log as lines of JSON `{ level, time, requestId, tag, … }`, with the id of the request that they are about, and of its trace where there is one (OPS-01), on the standard output, or to `destination` (ANA-02). */
export const pinoLog = (destination?: DestinationStream): Log => {
  const options = {
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: (): object => {
      const requestId = currentRequestId();
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return { ...(requestId === undefined ? {} : { requestId }), ...(traceId === undefined ? {} : { traceId }) };
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
