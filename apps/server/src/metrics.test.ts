import fastify from 'fastify';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { newMetrics, serveMetrics } from './metrics.ts';
import { exampleService } from './testing/example-service.ts';

it('[OPS-01] answers, open requests and log entries are read on a port of their own, by route and tag', async () => {
  const metrics = newMetrics();
  const service = fastify({ forceCloseConnections: true });
  metrics.measureRequests(service);
  service.get('/gift/:sku', async () => 'a gift');
  service.get('/live', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
  });
  const address = await service.listen({ host: '127.0.0.1', port: 0 });
  await (await fetch(`${address}/gift/4821?name=Amelia`)).text();
  const leaving = new AbortController();
  await fetch(`${address}/live`, { signal: leaving.signal });
  metrics.counted({ write: () => () => undefined }).write({ level: 'warning', tag: 'email.not-sent', data: {} })();
  const free = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  if (E.isLeft(free)) throw new Error(free.left);
  const at = `http://127.0.0.1:${free.right.port}`;
  const read = async () => (await fetch(`${at}/metrics`)).text();
  const text = await read();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/gift/:sku",status="200"} 1');
  expect(text).toContain('http_requests_open{route="/live"} 1');
  expect(text).toContain('log_entries_total{tag="email.not-sent",level="warning"} 1');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('Amelia');
  expect((await fetch(`${at}/`)).status).toBe(404);
  leaving.abort();
  await expect.poll(read).toContain('http_requests_open{route="/live"} 0');
  const taken = await serveMetrics(metrics, { host: '127.0.0.1', port: free.right.port });
  expect(taken).toEqual(E.left(expect.stringContaining('(EADDRINUSE); set METRICS_HOST and METRICS_PORT to others')));
  await free.right.stop();
  await service.close();
});

it('[OPS-01] requests that are refused before their call are measured as well', async () => {
  const metrics = newMetrics();
  const { service } = await exampleService({ measureRequests: metrics.measureRequests, requestsPerMinute: 1 });
  const statusOf = async (origin: string): Promise<number> =>
    (await service.inject({ method: 'DELETE', url: '/api/cart/lines/1', headers: { host: 'localhost', origin } }))
      .statusCode;
  const statuses = [];
  for (const host of ['evil.example', 'localhost', 'localhost']) statuses.push(await statusOf(`http://${host}`));
  expect(statuses).toEqual([403, 404, 429]);
  const text = await metrics.read();
  for (const status of [403, 429])
    expect(text).toContain(
      `http_request_duration_seconds_count{method="DELETE",route="/api/cart/lines/:lineId",status="${status}"} 1`,
    );
  await service.close();
});
