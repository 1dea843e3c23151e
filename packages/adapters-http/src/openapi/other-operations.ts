import * as t from 'io-ts';
import { registryEventsPath } from '../wire/live-event.ts';
import { registryNotFound, watchRequest } from '../wire/open-registry.calls.ts';
import { answerShape } from '../wire/shape.ts';
import { type FailureResponses, okHeaders } from './failure-responses.ts';
import type { Schema, Schemas } from './schema.ts';

export interface OtherOperation {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly operation: Schema;
}

const ok = (type: string, schema: Schema, description = 'Done.'): Schema => ({
  description,
  headers: okHeaders,
  content: { [type]: { schema } },
});

const status = answerShape({ status: t.literal('ok') });

/** The operations that are not in the table of calls, except pages and files. */
export const otherOperations = (schemas: Schemas, failures: FailureResponses): ReadonlyArray<OtherOperation> => {
  const reading = {
    refusals: [],
    isWrite: false,
    acceptsToken: false,
    needsToken: false,
    hasMessage: false,
    furtherProperties: {},
  };
  const operation = (id: string, section: string, summary: string) => ({
    operationId: id,
    tags: [section],
    summary,
    security: [],
  });
  const { params, query } = watchRequest.wire;
  const parameters = (place: 'path' | 'query', codec: t.Mixed): ReadonlyArray<Schema> =>
    Object.entries(schemas.ofObject(codec).properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      schema,
    }));
  return [
    {
      path: registryEventsPath,
      method: 'get',
      operation: {
        ...operation('watchRegistry', 'Registry', 'Follows what happens to a registry, as server-sent events'),
        description:
          'Each event has the revision that it leads to as its id, a name such as `purchased` or `item-added`, and as data the patch in `Patch`. `reload` has none: read the registry anew.',
        security: [{}, { session: [] }, { serviceToken: ['read'] }],
        parameters: [
          ...parameters('path', params),
          ...parameters('query', query),
          { name: 'key', in: 'query', required: false, schema: { type: 'string' } },
          {
            name: 'Last-Event-ID',
            in: 'header',
            required: false,
            description: 'The revision after which to go on; wins over `after`.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: ok('text/event-stream', { type: 'string', description: 'Events, each with a `Patch` as data.' }),
          ...failures({
            ...reading,
            acceptsToken: true,
            refusals: [{ tag: 'RegistryNotFound', status: 404, codec: registryNotFound }],
          }),
        },
      },
    },
    {
      path: '/api/payments/events',
      method: 'post',
      operation: {
        ...operation('recordPaymentEvent', 'Orders', 'What the payment service reports of payments, signed by it'),
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: ok('application/json', schemas.ofCodec(answerShape({ received: t.literal(true) }))),
          ...failures({
            ...reading,
            isWrite: true,
            refusals: [{ tag: 'EventRejected', status: 401, codec: answerShape({ _tag: t.literal('EventRejected') }) }],
          }),
        },
      },
    },
    {
      path: '/livez',
      method: 'get',
      operation: {
        ...operation('livez', 'Service', 'Whether the process runs; never asks the database'),
        responses: { 200: ok('application/json', schemas.ofCodec(status)), ...failures(reading) },
      },
    },
    {
      path: '/readyz',
      method: 'get',
      operation: {
        ...operation('readyz', 'Service', 'Whether the service can serve'),
        responses: {
          200: ok('application/json', schemas.ofCodec(status)),
          ...failures({
            ...reading,
            refusals: [{ tag: 'DiskFull', status: 503, codec: answerShape({ _tag: t.literal('DiskFull') }) }],
          }),
        },
      },
    },
    {
      path: '/api/openapi.json',
      method: 'get',
      operation: {
        ...operation('describe', 'Service', 'This document'),
        security: [{}, { serviceToken: ['read'] }],
        responses: { 200: ok('application/json', { type: 'object' }), ...failures({ ...reading, acceptsToken: true }) },
      },
    },
  ];
};
