import { channel } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { currentOperation } from './current-operation.ts';

/** A statement that was sent to the database on behalf of a store operation. */
export interface SentStatement {
  readonly operation: string;
  readonly sql: string;
  readonly parameters: ReadonlyArray<unknown>;
}

/** Every statement of the store operations, as a `SentStatement`; without subscribers nothing is made for it. */
export const sentStatements = channel('gift-registry.sent-statements');

/** Records a statement, without its values, as a span of the request that made it (OPS-01); does nothing when tracing is off. */
export const recordStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  const operation = currentOperation.getStore();
  if (operation !== undefined && sentStatements.hasSubscribers) {
    const sent: SentStatement = { operation, sql: query.sql, parameters: query.parameters };
    sentStatements.publish(sent);
  }
  if (trace.getActiveSpan() === undefined) return;
  const [command = 'statement'] = query.sql.trimStart().split(/\s/, 1);
  const ended = Date.now();
  const span = trace.getTracer('database').startSpan(`database ${command}`, {
    kind: SpanKind.CLIENT,
    startTime: ended - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': query.sql,
      ...(operation === undefined ? {} : { 'code.function.name': operation }),
    },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
};
