import { createServer } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { preparedFolder } from './testing/opened-database.ts';
import { type StartedService, startedService } from './testing/started-service.ts';
import { readStream } from './testing/stream-reader.ts';

const folder = preparedFolder();
const started: Array<StartedService> = [];
const start = (env: Readonly<Record<string, string>> = {}): StartedService => {
  const service = startedService({ PORT: '0', DATA_DIR: folder.path, ...env });
  started.push(service);
  return service;
};
afterEach(async () => {
  for (const service of started.splice(0)) {
    service.signal('SIGKILL');
    await service.ended;
  }
});
afterAll(folder.remove);

const addressIn = (text: string): string => /http:\/\/localhost:(\d+)/.exec(text)?.[1] ?? '';
const at = (service: StartedService): string => `http://127.0.0.1:${addressIn(service.stdout())}`;

describe('starting and stopping the service', () => {
  it('[LIVE-01] prints where it is and whom the demo knows, ends streams with a word, and exits 0 before the stop is cut short', async () => {
    const service = start();
    await service.says('demo@example.com / demo-registry');
    expect(service.stdout()).toContain('/gift-registry/guest-list/100200300');
    expect(service.stdout()).toContain('/gift-registry/guest-list/100200304');
    expect((await fetch(`${at(service)}/readyz`)).status).toBe(200);
    const items = async (running: StartedService): Promise<unknown> =>
      (await fetch(`${at(running)}/api/registry-list/100200300`)).json();
    const first = await items(service);
    expect(first).toContainEqual(expect.objectContaining({ isMostLoved: true }));
    const stream = await readStream(`${at(service)}/api/registry/100200300/events`);
    service.signal('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(service.stdout()).not.toContain('stop-cut-short');
    await stream.ended;
    expect(stream.text()).toMatch(/retry: 1000\n\n$/);
    expect(service.stderr()).toBe('');

    const second = start();
    await second.says('Gift registry:');
    expect(await items(second)).toEqual(first);

    const third = start();
    expect([await third.ended, third.stderr().split('\n')]).toEqual([1, [expect.stringContaining(folder.path), '']]);
    second.signal('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('says in one sentence that its port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const service = start({ PORT: String(port), SEED_DEMO: '0' });
    expect(await service.ended).toBe(1);
    expect(service.stderr()).toBe(`Port ${port} is in use; set PORT to another or stop what listens there.\n`);
    other.close();
  });

  it.each([
    ['its port is none', { PORT: 'no' }, /^PORT is not a number[^\n]*\n$/],
    ['its proxy is none', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY is not a list[^\n]*\n$/],
    ['its folder cannot be written', { DATA_DIR: '/proc/registry' }, /^[^\n]*\/proc\/registry[^\n]*\n$/],
    [
      'its database is away',
      { DATABASE_URL: 'postgres://name:hush@127.0.0.1:1/gifts' },
      /^[^\n]*127\.0\.0\.1[^\n]*\n$/,
    ],
  ])('says in one sentence that %s', async (_name, env, sentence) => {
    const service = start(env);
    expect(await service.ended).toBe(1);
    expect(service.stderr()).toMatch(sentence);
    expect(service.stderr()).not.toContain('hush');
  });
});
