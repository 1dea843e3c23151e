import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(import.meta.url);

/** Names this build of the service and of what draws its pages: processes of one build share it. While it runs from its sources, each process has its own. */
export const buildId = (webFolder: string): string => {
  const hash = createHash('sha256');
  if (own.endsWith('.ts')) hash.update(randomBytes(16));
  for (const file of [own, resolve(webFolder, 'opening/opening.js')])
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 16);
};
