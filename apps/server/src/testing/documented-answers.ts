import { openApiDocument } from '@gift-registry/adapters-http/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routePath } from '../http/call-routes.ts';

/** The document after a round trip through JSON. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly required: boolean }>;
  readonly requestBody?: unknown;
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>;
  readonly responses: Readonly<Record<string, { readonly $ref?: string } | undefined>>;
}

/** Routes that are not calls: forms of our own pages, and routes of the tests themselves. */
const NO_CALLS: ReadonlyArray<string> = ['/gift-registry/other-brand', '/emails/stop', '/api/test'];

const ID = 'openapi.json';
const json = JSON.stringify(openApiDocument());
const document: Document = JSON.parse(json);
const pathOf = new Map(Object.keys(document.paths).map((path) => [routePath(path), path]));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ ...JSON.parse(json), $id: ID });

const pointer = (...names: ReadonlyArray<string>): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Compiled at its first use, as most tests use few calls. */
const compiled = new Map<string, ValidateFunction>();
const schemaMismatch = (value: unknown, place: string): string | undefined => {
  const validate = compiled.get(place) ?? ajv.compile({ $ref: `${ID}#${place}` });
  compiled.set(place, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
};

/** How the answer, or an accepted request, violates the document; undefined when neither does. */
const mismatch = (request: FastifyRequest, status: number, type: string, payload: string): string | undefined => {
  const url = request.routeOptions.url ?? '';
  const path = pathOf.get(url);
  const method = request.method.toLowerCase();
  const operation = path === undefined ? undefined : document.paths[path]?.[method];
  if (path === undefined || operation === undefined) {
    const isCall = (url.startsWith('/api/') || method !== 'get') && !NO_CALLS.includes(url);
    return isCall && !request.is404 && type === 'application/json' ? 'is not documented' : undefined;
  }
  const place = pointer('paths', path, method);
  const response = operation.responses[status];
  if (response === undefined) return `status ${status} is not documented`;
  const key = operation.parameters?.find(({ name }) => name === 'Idempotency-Key');
  const isGranted = status < 300;
  if (isGranted && key?.required === true && request.headers['idempotency-key'] === undefined)
    return 'needs no Idempotency-Key';
  if (key === undefined && request.headers['idempotency-key'] !== undefined) return 'Idempotency-Key is not documented';
  const { client } = request;
  const isAccepted = operation.security.some(({ serviceToken = [] }) =>
    serviceToken.some((scope) => client._tag === 'Server' && client.token.scopes.some((had) => had === scope)),
  );
  if (isGranted && client._tag === 'Server' && !isAccepted) return 'a service token with this scope is not documented';
  const sent =
    isGranted && operation.requestBody !== undefined && request.body !== undefined && request.body !== null
      ? schemaMismatch(request.body, `${place}/requestBody/content/application~1json/schema`)
      : undefined;
  if (sent !== undefined) return `the request: ${sent}`;
  if (type !== 'application/json' || payload === '') return undefined;
  const responsePlace = response.$ref === undefined ? `${place}/responses/${status}` : response.$ref.slice(1);
  return schemaMismatch(JSON.parse(payload), `${responsePlace}/content/application~1json/schema`);
};

const mismatches: string[] = [];

/** Checks every answer of the service against the document (INT-03); violations are reported by `takeMismatches`. */
export const compareWithDocument = (service: FastifyInstance): void => {
  service.addHook('onSend', async (request, reply, payload) => {
    // Compressed answers are checked uncompressed by other tests; streams are not checked.
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload) || (payload ?? undefined) === undefined;
    if (request.method === 'HEAD' || !isWhole || reply.hasHeader('content-encoding')) return;
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const found = mismatch(request, reply.statusCode, type, String(payload ?? ''));
    if (found !== undefined) mismatches.push(`${request.method} ${request.routeOptions.url}: ${found}`);
  });
};

/** The violations since the last call. */
export const takeMismatches = (): ReadonlyArray<string> => mismatches.splice(0);
