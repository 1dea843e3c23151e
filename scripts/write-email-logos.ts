/**
 * Draws the wordmarks of the sites as PNG, which mail programs show, unlike SVG; on white, so that they can be read where an email is darkened.
 * Run it when a wordmark changes: `npm run email-logos`.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sharp: typeof import('sharp').default = createRequire(join(root, 'apps/server/package.json'))('sharp');
const wordmarks = join(root, 'packages/ui/src/shell/wordmarks');

/** In pixels: twice the height at which emails show it. */
const HEIGHT = 64;

for (const name of readdirSync(wordmarks).filter((file) => file.endsWith('.svg')))
  await sharp(join(wordmarks, name), { density: 144 })
    .resize({ height: HEIGHT })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toFile(join(root, 'apps/web/public', `email-logo-${name.replace('.svg', '.png')}`));
