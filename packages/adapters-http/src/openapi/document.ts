/**
 * [INT-03] The OpenAPI 3.1 description of the service, made from the table of calls: paths, parameters and bodies come
 * from the codecs, error responses from the refusals and their statuses.
 */
import * as t from 'io-ts';
import type { Call, RequestCodec } from '../wire/call.ts';
import * as calls from '../wire/calls.ts';
import type { AnswerCodec } from '../wire/codec.ts';
import { idempotencyKey } from '../wire/identity.ts';
import { LINK_KEY_PARAMETER } from '../wire/open-registry.calls.ts';
import { type AnyRefusal, statusOf } from '../wire/refusal.ts';
import { type ServerAccess, serverAccessOf } from '../wire/server-access.ts';
import { SIGNED_TEXT } from '../wire/signed-request.ts';
import { type CallDescription, callDescriptions, sections } from './call-descriptions.ts';
import { type FailureResponses, failureResponses, headers, okHeaders } from './failure-responses.ts';
import { INTRODUCTION } from './introduction.ts';
import { otherOperations } from './other-operations.ts';
import { type Components, isOptional, makeComponents, makeSchemas, type Schema, type Schemas } from './schema.ts';

/** The version of the calls, by semantic versioning; equal to the package's version. */
export const API_VERSION = '0.1.0';

/** The properties of a call that the document describes. */
interface DescribedCall
  extends Pick<
    Call<never, never, AnyRefusal>,
    'method' | 'paths' | 'servers' | 'status' | 'isHtml' | 'statuses' | 'failedWith'
  > {
  readonly request: Pick<RequestCodec<never>, 'wire'>;
  readonly answer: Pick<AnswerCodec<never>, 'form'>;
  readonly refusal: object;
  readonly messageOf?: unknown;
}

const table: Readonly<Record<string, DescribedCall>> = calls;

/** The described calls, in the order of the document. */
const described = Object.entries(callDescriptions).flatMap(([name, description]) => {
  const call = table[name];
  return call === undefined ? [] : [{ name, description, call }];
});

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by signing in; `__Host-session` over https and in production.',
  },
  serviceToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A service token, made by `npm run tokens`, with the scope that is named. It sees what a guest sees.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: `HMAC-SHA256 of \`${SIGNED_TEXT}\` (line feeds between) under the secret of order reports, in 64 hexadecimal digits.`,
  },
  timestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Timestamp',
    description: 'When the report was signed, in seconds since 1970; five minutes off at most.',
  },
} as const;

/** The members of a union of refusals, or the single refusal; empty for `never`. */
const refusalsIn = (codec: object): ReadonlyArray<t.Mixed> => {
  if (codec instanceof t.UnionType) {
    const members: ReadonlyArray<t.Mixed> = codec.types;
    return members.flatMap(refusalsIn);
  }
  if (codec instanceof t.ExactType) return [codec];
  if (codec instanceof t.NeverType) return [];
  throw new Error('a refusal that is no object with a tag');
};

const isTag = (name: string): name is keyof typeof statusOf => Object.hasOwn(statusOf, name);

const tagOf = ({ name }: t.Mixed): keyof typeof statusOf => {
  if (!isTag(name)) throw new Error(`${name} has no status`);
  return name;
};

/**
 * The security requirements of a call: a session when it needs one, a token when only servers may call, otherwise a
 * signature or an optional session, and a token where one is accepted.
 */
const securityOf = (
  needsSession: boolean,
  servers: ServerAccess | undefined,
): ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>> => {
  if (needsSession) return [{ session: [] }];
  const withToken = servers === undefined ? [] : [{ serviceToken: [servers.scope] }];
  if (servers?.needsToken === true) return withToken;
  return [...(servers?.isSigned === true ? [{ signature: [], timestamp: [] }] : [{}, { session: [] }]), ...withToken];
};

const linkKey = {
  name: LINK_KEY_PARAMETER,
  in: 'query',
  required: false,
  description: 'The key of a registry that is visible by link only.',
  schema: { type: 'string' },
};

const cartToken = {
  name: 'Cart-Token',
  in: 'header',
  required: false,
  description: 'The cart of a page on another origin, as it was answered in the same header.',
  schema: { type: 'string' },
};

const parametersOf = (schemas: Schemas, place: 'path' | 'query', codec: t.Mixed): ReadonlyArray<Schema> => {
  const { properties, required = [] } = schemas.ofObject(codec);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const headersOf = (schemas: Schemas, { key, isCached }: CallDescription): ReadonlyArray<Schema> => [
  ...(key === undefined
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: key === 'required',
          description: 'A repeat under the same key, within a day, gets the first answer and does nothing more.',
          schema: schemas.ofCodec(idempotencyKey),
        },
      ]),
  ...(isCached === true
    ? [
        {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'An `ETag` that was answered.',
          schema: { type: 'string' },
        },
      ]
    : []),
];

const bodyOf = (schemas: Schemas, { method, request: { wire } }: DescribedCall): Schema =>
  method === 'GET' || method === 'DELETE'
    ? {}
    : {
        requestBody: {
          required: !isOptional(wire.body),
          content: { 'application/json': { schema: schemas.ofCodec(wire.body) } },
        },
      };

const answerOf = (
  schemas: Schemas,
  responses: Components,
  { answer, isHtml }: DescribedCall,
  { isCached }: CallDescription,
): Schema => {
  // Calls that share an answer refer to it by the name of the first of them.
  const name = described.find(({ call }) => call.answer.form === answer.form)?.name ?? '';
  return responses.refer(`${name}Answer`, {
    description: 'Done.',
    headers: isCached === true ? { ...okHeaders, ETag: { schema: { type: 'string' } } } : okHeaders,
    content: { [isHtml === true ? 'text/html' : 'application/json']: { schema: schemas.ofForm(answer.form) } },
  });
};

/** Dependencies shared by all operations. */
interface Parts {
  readonly schemas: Schemas;
  readonly responses: Components;
  readonly failures: FailureResponses;
}

const operationOf = (
  { schemas, responses, failures }: Parts,
  name: string,
  call: DescribedCall,
  description: CallDescription,
): Schema => {
  const refusals = refusalsIn(call.refusal).map((codec) => ({ tag: tagOf(codec), codec }));
  const tags = refusals.map(({ tag }) => tag);
  const servers = serverAccessOf(call);
  return {
    operationId: name,
    tags: [description.section],
    summary: description.summary,
    security: securityOf(tags.includes('SignInNeeded'), servers),
    parameters: [
      ...parametersOf(schemas, 'path', call.request.wire.params),
      ...parametersOf(schemas, 'query', call.request.wire.query),
      ...(tags.includes('RegistryNotFound') && servers?.isSigned !== true ? [linkKey] : []),
      ...(description.section === 'Cart' || description.section === 'Orders' ? [cartToken] : []),
      ...headersOf(schemas, description),
    ],
    ...bodyOf(schemas, call),
    responses: {
      [call.status ?? 200]: answerOf(schemas, responses, call, description),
      ...(description.isCached === true ? { 304: { description: 'The copy of the reader still counts.' } } : {}),
      ...failures({
        refusals: refusals.map(({ tag, codec }) => ({
          tag,
          status: Object.entries(call.statuses ?? {}).find(([named]) => named === tag)?.[1] ?? statusOf[tag],
          codec,
        })),
        isWrite: call.method !== 'GET',
        acceptsToken: servers !== undefined,
        needsToken: servers?.needsToken === true,
        hasMessage: call.messageOf !== undefined,
        furtherProperties: call.failedWith ?? {},
      }),
    },
  };
};

/** The OpenAPI document. Paths are written as in the table of calls; each is also served with a trailing slash. */
export const openApiDocument = () => {
  const schemas = makeSchemas();
  const responses = makeComponents('responses');
  const failures = failureResponses(schemas, responses);
  const paths: Record<string, Record<string, Schema>> = {};
  const add = (path: string, method: string, operation: Schema): void => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const { name, description, call } of described)
    call.paths.forEach((path, at) => {
      const operation = operationOf({ schemas, responses, failures }, name, call, description);
      add(
        path,
        call.method.toLowerCase(),
        at === 0
          ? operation
          : {
              ...operation,
              operationId: `${name}_${at + 1}`,
              description: `Another path of \`${call.method} ${call.paths[0]}\`.`,
            },
      );
    });
  for (const { path, method, operation } of otherOperations(schemas, failures)) add(path, method, operation);
  return {
    openapi: '3.1.0',
    info: { title: 'Gift registry', version: API_VERSION, description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths,
    components: { securitySchemes, headers, responses: responses.collected(), schemas: schemas.collected() },
  };
};
