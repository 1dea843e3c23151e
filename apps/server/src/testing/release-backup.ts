/**
 * Keeps what the last browser tests and the contracts over HTTP leave as the backups of a release, which every later
 * release restores (OPS-09); after `npm test`:
 *
 *   npm run release-backup -- 1.2.0
 *
 * Products that no list or order has are left out, with most of the stock, so that they stay small.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { option as O } from 'fp-ts';
import { sql } from 'kysely';
import { writeBackup } from '../database/backup/write-backup.ts';
import { openOrFail } from './test-database.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the release, such as 1.2.0.');
const project = fileURLToPath(new URL('../../../../', import.meta.url));
const backups = join(project, 'apps/server/src/testing/release-backups', version);
rmSync(backups, { recursive: true, force: true });
mkdirSync(backups, { recursive: true });

const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', 'http.contract'], {
  cwd: project,
  stdio: 'inherit',
  env: { ...process.env, RELEASE_BACKUPS: backups },
});
if (status !== 0) throw new Error('a contract failed');

const folder = mkdtempSync(join(tmpdir(), 'release-'));
// The service of playwright.config.ts.
cpSync(join(project, '.data/browser-tests-3996'), folder, { recursive: true });
const { db, close } = await openOrFail({ databaseUrl: O.none, dataDir: folder, log: { write: () => () => {} } });
for (const statement of [
  sql`delete from store_stock where sku not in (select sku from cart_lines where sku is not null)`,
  sql`delete from products where sku not in (
    select sku from registry_items union select sku from order_lines where sku is not null union select sku from cart_lines where sku is not null)`,
])
  await statement.execute(db);
await writeBackup(db, join(backups, 'demo.backup'), new Date().toISOString());
await close();
rmSync(folder, { recursive: true });
