import * as t from 'io-ts';
import { answerShape } from '../wire/shape.ts';
import { count, text } from '../wire/value.ts';
import type { Components, Schema, Schemas } from './schema.ts';

/** A refusal and its HTTP status. */
interface Refusal {
  readonly tag: string;
  readonly status: number;
  readonly codec: t.Mixed;
}

interface FailureDescription {
  readonly refusals: ReadonlyArray<Refusal>;
  readonly isWrite: boolean;
  /** Whether a service token is accepted. */
  readonly acceptsToken: boolean;
  /** Whether only servers with a token may make the call. */
  readonly needsToken: boolean;
  /** Whether an error response may have a message. */
  readonly hasMessage: boolean;
  /** Further properties of every error response of the call. */
  readonly furtherProperties: Readonly<Record<string, null>>;
}

/** The error responses of a call, by status. */
export type FailureResponses = (described: FailureDescription) => Readonly<Record<number, Schema>>;

const tagged = (tag: string, status: number, data: t.Props = {}): Refusal => ({
  tag,
  status,
  codec: answerShape({ _tag: t.literal(tag), ...data }),
});

/** The failures that any call may answer with. */
const always: ReadonlyArray<Refusal> = [
  tagged('BadRequest', 400, { reason: text }),
  tagged('TokenInvalid', 401),
  tagged('TooManyRequests', 429, { retryAfterSeconds: count }),
  tagged('Unexpected', 500),
  tagged('Unavailable', 503),
];

/** The further failures that any write may answer with. */
const writeRefusals: ReadonlyArray<Refusal> = [
  tagged('ForeignOrigin', 403),
  tagged('TooLarge', 413),
  tagged('NotJson', 415),
];

/** Response headers, by their names in the document. */
export const headers = {
  RequestId: { description: 'The id of the request, also in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'In seconds.', schema: { type: 'integer', minimum: 0 } },
} as const;

/** The headers of every response. */
export const okHeaders = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const headersOf = (status: number): Schema =>
  status === 429 || status === 503
    ? { ...okHeaders, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
    : okHeaders;

export const failureResponses =
  (schemas: Schemas, responses: Components): FailureResponses =>
  ({ refusals, isWrite, acceptsToken, needsToken, hasMessage, furtherProperties }) => {
    const ofTokens = acceptsToken ? tagged('ScopeMissing', 403, { scope: text }) : tagged('TokenNotAccepted', 403);
    const ofOthers = needsToken ? [tagged('TokenNeeded', 401)] : [];
    const all = [...refusals, ...always, ofTokens, ...ofOthers, ...(isWrite ? writeRefusals : [])];
    const statuses = [...new Set(all.map(({ status }) => status))];
    return Object.fromEntries(
      statuses.map((status) => {
        const under = all.filter((refusal) => refusal.status === status);
        const errors = under.map(({ tag, codec }) => schemas.named(tag, schemas.ofObject(codec)));
        const schema = {
          type: 'object',
          properties: {
            isSuccess: { const: false },
            error: errors.length === 1 ? errors[0] : { oneOf: errors },
            ...(hasMessage ? { message: { type: 'string', description: 'For people to read.' } } : {}),
            ...Object.fromEntries(Object.keys(furtherProperties).map((name) => [name, { type: 'null' }])),
          },
          required: ['isSuccess', 'error'],
        };
        const response = {
          description: under.map(({ tag }) => `\`${tag}\``).join(', '),
          headers: headersOf(status),
          content: { 'application/json': { schema } },
        };
        return [status, responses.refer(under.map(({ tag }) => tag).join('.'), response)];
      }),
    );
  };
