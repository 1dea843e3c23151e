import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** Records a statement as a span of the request that made it, without its values (OPS-01); where nothing is traced it does nothing. */
export const recordStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  if (trace.getActiveSpan() === undefined) return;
  const [command = 'statement'] = query.sql.trimStart().split(/\s/, 1);
  const ended = Date.now();
  const span = trace.getTracer('database').startSpan(`database ${command}`, {
    kind: SpanKind.CLIENT,
    startTime: ended - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
};
