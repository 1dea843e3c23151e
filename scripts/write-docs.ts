/** Writes the pages that are made of the code: docs/api, which is reviewed, and in .data/docs the rules and all entry points of the domain package. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder, REVIEWED, writeApi } from './domain-api.ts';
import { buildDomain } from './domain-package.ts';
import { projectRules } from './project-rules.ts';
import { rulesPage } from './rules-page.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.data/docs');
const all = join(folder, 'api');

buildDomain();
rmSync(folder, { recursive: true, force: true });
mkdirSync(all, { recursive: true });
writeApi(all);
for (const page of REVIEWED) cpSync(join(all, page), join(apiFolder, page));
writeFileSync(join(folder, 'rules.md'), rulesPage(projectRules(root)));
console.log(`Written to docs/api: ${REVIEWED.join(', ')}; to .data/docs: rules.md, api`);
