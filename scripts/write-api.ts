import { rmSync } from 'node:fs';
import { apiFolder, writeApi } from './domain-api.ts';
import { buildDomain } from './domain-package.ts';

buildDomain();
rmSync(apiFolder, { recursive: true, force: true });
console.log(`Written to docs/api: ${writeApi(apiFolder).join(', ')}`);
