import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountIdOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Given } from '@gift-registry/domain/testing/contract';
import { type MemoryWorld, memoryCrossings, memoryWorld } from '@gift-registry/domain/testing/memory';
import type { FastifyInstance } from 'fastify';
import { taskEither as TE } from 'fp-ts';
import { buildService } from '../build-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { ServiceWorld } from '../service-world.ts';
import { type MemorySessions, memorySessions } from './memory-sessions.ts';

const shell = `<!doctype html>
<html lang="en"><head><meta name="style-nonce" content="__STYLE_NONCE__" /><!--page-head--></head>
<body><div id="root"></div><!--page-state--><script type="module" src="/assets/app.js"></script></body></html>`;

/** A folder such as the build of the web app leaves behind. */
export const exampleWebFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'gift-registry-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, 'assets', 'app.js'), `export const words = '${'registry '.repeat(500)}';`);
  writeFileSync(join(folder, 'assets', 'app.js.map'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};

/** Amelia and Jonah, who can sign in, and their registry 7310442; and 7310443, private and somebody else's. */
export const exampleGiven: Given = {
  accounts: [
    { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hydrangea-52' },
    { id: accountIdOf('account-ruth'), email: 'ruth@example.com', password: 'wisteria-81' },
  ],
  registries: [
    exampleRegistry(),
    exampleRegistry({
      grId: grIdOf('7310443'),
      visibility: { _tag: 'Private' },
      owners: [accountIdOf('account-ruth')],
      primaryFirstName: 'Zerlina',
    }),
  ],
};

/** The service over a world in memory, with a hand on each. */
export interface ExampleService {
  readonly service: FastifyInstance;
  readonly world: MemoryWorld & ServiceWorld;
  readonly sessions: MemorySessions;
}

/** A service with the example's accounts and registries; it stands on what is given in place of parts of the world. */
export const exampleService = async (
  options: Partial<ServiceOptions> = {},
  replaced: Partial<ServiceWorld> = {},
): Promise<ExampleService> => {
  const memory = memoryWorld(exampleGiven);
  const sessions = memorySessions(({ account, kept }) => memory.accounts.get(account)?.password === kept);
  memory.accounts.ended$.subscribe(sessions.endAllOf);
  const crossings = memoryCrossings((name) => sessions.all().some(({ digest }) => digest === name));
  const world = { ...memory, sessions, crossings, ping: TE.right(undefined) };
  const service = await buildService({ ...world, ...replaced }, { webFolder: exampleWebFolder(), ...options });
  return { world, sessions, service };
};
