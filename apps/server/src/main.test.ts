import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { option as O } from 'fp-ts';
import { afterAll, expect, it } from 'vitest';
import { type StartedService, startedService } from './testing/started-service.ts';
import { readStream } from './testing/stream-reader.ts';
import { preparedFolder, testDatabase } from './testing/test-database.ts';

const folder = preparedFolder();
const ends: Array<() => unknown> = [folder.remove];
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const start = (env: Readonly<Record<string, string>> = {}): StartedService => {
  const service = startedService({ PORT: '0', DATA_DIR: folder.path, ...env });
  ends.push(() => {
    service.signal('SIGKILL');
    return service.ended;
  });
  return service;
};

/** An OpenTelemetry collector, and what it was sent. */
const collector = async (): Promise<{ readonly address: string; readonly sent: () => string }> => {
  let sent = '';
  const server = createServer(async (request, answer) => {
    sent += await text(request);
    answer.end();
  });
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`, sent: () => sent };
};

const at = (service: StartedService): string => /http:\/\/localhost:\d+/.exec(service.stdout())?.[0] ?? '';

/*
 * Each process takes seconds to start, so these are few. Failed starts are tested without processes in start-service.test.ts, settings.test.ts and database/open-database.test.ts.
 */

it('[LIVE-01] [OPS-01] prints its address and the demo accounts, ends streams with the time to reconnect, sends a span of each request, and exits 0 before the stop is cut short', async () => {
  const wrong = start({ PORT: 'no' });
  const spans = await collector();
  const service = start({ OTEL_EXPORTER_OTLP_ENDPOINT: spans.address });
  await service.says('demo@example.com / demo-registry');
  expect(service.stdout()).toContain('/gift-registry/guest-list/100200300');
  expect(service.stdout()).toContain('/gift-registry/guest-list/100200304');
  expect((await fetch(`${at(service)}/readyz`)).status).toBe(200);
  const items = await (await fetch(`${at(service)}/api/registry-list/100200300`)).json();
  expect(items).toContainEqual(expect.objectContaining({ isMostLoved: true }));
  expect([await wrong.ended, wrong.stdout()]).toEqual([1, '']);
  expect(wrong.stderr()).toMatch(/^PORT is not a number[^\n]*\n$/);

  const refused = start();
  expect([await refused.ended, refused.stderr().split('\n')]).toEqual([1, [expect.stringContaining(folder.path), '']]);
  const stream = await readStream(`${at(service)}/api/registry/100200300/events`);
  service.signal('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(service.stdout()).not.toContain('shutdown.forced');
  await stream.ended;
  expect(spans.sent()).toContain('"name":"GET /readyz"');
  expect(stream.text()).toMatch(/retry: 1000\n\n$/);
  expect(service.stderr()).toBe('');
});

it('stops at SIGINT as well', async () => {
  const { options, remove } = await testDatabase('server');
  const service = start({ DATABASE_URL: O.getOrElse(() => '')(options.databaseUrl), SEED_DEMO: '0' });
  await service.says('Gift registry:');
  service.signal('SIGINT');
  expect(await service.ended).toBe(0);
  expect(service.stdout()).not.toContain('shutdown.failed');
  await remove();
});
