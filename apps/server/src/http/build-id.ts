import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Sites } from '@gift-registry/domain';
import type { SiteLooks } from '../site-look/site-look.ts';
import { buildIn } from './web-app.ts';

const own = fileURLToPath(import.meta.url);

/**
 * Identifies this build of the service, of the code that renders its pages, and the sites that it serves with
 * their looks: processes with the same build and shop share it. When the service runs from its sources, each process has its own.
 */
export const buildId = (webFolder: string, sites: Sites, looks: SiteLooks): string => {
  const hash = createHash('sha256');
  if (own.endsWith('.ts')) hash.update(randomBytes(16));
  hash.update(JSON.stringify(sites.map((site) => [site, looks.of(site).style.source])));
  const drawings = LANGUAGES.map((language) => resolve(buildIn(webFolder, language), 'app-shell/render-app-shell.js'));
  for (const file of [own, ...drawings]) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 16);
};
