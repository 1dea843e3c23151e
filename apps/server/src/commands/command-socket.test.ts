import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { either as E, task as T } from 'fp-ts';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { askRunningService, serveCommands } from './command-socket.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

it('[INT-02] [INT-05] the service on an embedded database runs a command for another process of its account, until it ends', async () => {
  const socket = join(folder.path, 'commands.sock');
  const ask = (...args: ReadonlyArray<string>) => askRunningService(folder.path, 'webhooks', args)();
  expect(await ask('list')).toEqual(E.left('no answer'));
  writeFileSync(socket, '');
  const stop = await serveCommands(folder.path, {
    tokens: () => T.of({ exitCode: 1, stdout: '', stderr: 'the other command' }),
    doctor: () => T.of({ exitCode: 1, stdout: '', stderr: 'the other command' }),
    'product-pictures': () => T.of({ exitCode: 1, stdout: '', stderr: 'the other command' }),
    webhooks: (args) => T.of({ exitCode: 2, stdout: args.join('|'), stderr: 'é' }),
  });
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  expect(await ask('create', '--name', 'the till')).toEqual(
    E.right({ exitCode: 2, stdout: 'create|--name|the till', stderr: 'é' }),
  );
  await stop();
  expect(await ask('list')).toEqual(E.left('no answer'));
});
