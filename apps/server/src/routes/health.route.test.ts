import { taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { exampleService } from '../testing/example-service.ts';

it.each(['/livez', '/readyz'])('%s is never cached', async (url) => {
  const { service } = await exampleService();
  const { statusCode, headers } = await service.inject({ url, headers: { host: 'localhost' } });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
});

it('a service without its database is alive, and not ready', async () => {
  const { service } = await exampleService({}, { ping: TE.left({ _tag: 'Unavailable' }) });
  const status = async (url: string) => (await service.inject({ url, headers: { host: 'localhost' } })).statusCode;
  expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
});

it('a service whose database has a full disk reports it', async () => {
  const { service } = await exampleService({}, { ping: TE.left({ _tag: 'DiskFull' }) });
  const answer = await service.inject({ url: '/readyz', headers: { host: 'localhost' } });
  expect([answer.statusCode, answer.json()]).toEqual([503, { isSuccess: false, error: { _tag: 'DiskFull' } }]);
});
