import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const migrations = join(project, 'apps/server/src/migrations');

/**
 * The folder of a cached, empty, migrated embedded database; a different folder after a migration or package has
 * changed. The server's tests create it; they and the browser tests copy it.
 */
export const embeddedTemplate = (): string => {
  const sources = [join(project, 'pnpm-lock.yaml'), ...readdirSync(migrations).map((file) => join(migrations, file))];
  const digest = sources.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');
  return join(project, '.data', `embedded-template-${digest.slice(0, 12)}`);
};
