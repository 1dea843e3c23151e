import { openApiDocument } from '@gift-registry/adapters-http/openapi';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyFirstWanted } from '../../../../docs/examples/storefront.ts';
import { routePath } from '../http/call-routes.ts';
import { takeMismatches } from '../testing/documented-answers.ts';
import { exampleService } from '../testing/example-service.ts';

let service: FastifyInstance;
beforeAll(async () => {
  ({ service } = await exampleService());
});
afterAll(() => service.close());

const get = (url: string) => service.inject({ url, headers: { host: 'localhost' } });

describe('the description of the service', () => {
  it('[INT-03] is served, and everything in it too', async () => {
    const answer = await get('/api/openapi.json');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const document = openApiDocument();
    expect(answer.json()).toEqual(document);
    const notServed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter(
          (method) => !service.hasRoute({ method: method.toUpperCase(), url: routePath(path).replace(/\/$/, '') }),
        )
        .map((method) => `${method} ${path}`),
    );
    expect(notServed).toEqual([]);
  });

  it('[INT-03] a call that it does not have is noticed by the tests of the service', async () => {
    const other = await exampleService();
    other.service.get('/api/new-call', (_request, reply) => reply.send({ isNew: true }));
    await other.service.inject({ url: '/api/new-call', headers: { host: 'localhost' } });
    await other.service.close();
    expect(takeMismatches()).toEqual(['GET /api/new-call: is not documented']);
  });

  it('[INT-03] has a page, whose files are served from here; others of their folder are not', async () => {
    const page = await get('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/swagger-ui-bundle.js');
    for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
    for (const file of ['swagger-ui-bundle.js.map', 'package.json', '../package.json', '%2e%2e/package.json'])
      expect([file, (await get(`/api/docs/${file}`)).statusCode]).toEqual([file, 404]);
  });
});

describe('the client outside of a browser', () => {
  it('[INT-03] the example reads a registry and puts a gift into a cart', async () => {
    const base = (await service.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
    expect(await buyFirstWanted(base, '7310442')).toEqual([
      'Linden Dinner Plate: 3 of 8 purchased',
      '1 in the cart',
      '$14.95',
    ]);
    expect(await buyFirstWanted(base, '7310443')).toEqual(['There is no such registry.']);
    expect(await buyFirstWanted(base, '12')).toEqual(['12 is no registry number.']);
  });
});
