import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { firstValueFrom } from 'rxjs';
import { expect, inject, it } from 'vitest';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { onServer, recordingLog } from '../testing/test-database.ts';
import type {} from '../testing/test-databases.setup.ts';
import { newClient } from './pool.ts';
import { postgresNotifier } from './postgres-notifier.ts';

it('[LIVE-01] a half-open connection is detected, and listening continues over another one', async () => {
  const url = new URL(`${inject('postgresUrl')}/postgres`);
  const proxy = await faultyProxy(Number(url.port));
  url.port = String(proxy.port);
  const log = recordingLog();
  const tags = () => log.entries.map(({ tag, data }) => `${tag} ${data['code'] ?? ''}`.trim());
  const notifier = await postgresNotifier({
    client: () => newClient({ connectionString: url.href }),
    log,
    checkEvery: 20,
    checkTimeout: 5_000,
  });
  proxy.silence();
  await expect.poll(tags).toEqual(['database.listener-lost ListenerSilent', 'database.listener-restored']);
  const heard = firstValueFrom(notifier.written$);
  await onServer("select pg_notify('registry_written', '7310442 another')");
  expect(await heard).toBe(grIdOf('7310442'));
  await notifier.close();
  await proxy.cut();
});
