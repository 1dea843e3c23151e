/** Writes the OpenAPI document of the service into docs/api, so that a change of a request or answer is visible in review. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@gift-registry/adapters-http/openapi';
import { apiFolder } from './package-api.ts';

const root = join(import.meta.dirname, '..');

export const writeOpenApiDocument = (): void => {
  const file = join(apiFolder, 'openapi.json');
  writeFileSync(file, JSON.stringify(openApiDocument()));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root, stdio: 'ignore' });
};
