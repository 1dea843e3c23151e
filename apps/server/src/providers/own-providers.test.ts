import { fileURLToPath } from 'node:url';
import { afterAll, describe } from 'vitest';
import { providerConformance, type TriedModule } from '../testing/provider-conformance.ts';
import { temporaryFolder } from '../testing/test-database.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const tried = (kind: TriedModule['kind'], name: string, env: TriedModule['env'] = {}): TriedModule => ({
  kind,
  name,
  env,
  dataFolder: folder.path,
  mailTo: 'rosa@example.com',
});

const payInStore = fileURLToPath(new URL('../../../../docs/examples/pay-in-store.mjs', import.meta.url));

describe.each([
  tried('payment', 'test'),
  tried('payment', payInStore, { STORE_NAME: 'Portland' }),
  tried('tax', 'table'),
  tried('pictures', 'folder'),
  tried('mail', 'outbox'),
])('the module $name of the kind $kind', providerConformance);
