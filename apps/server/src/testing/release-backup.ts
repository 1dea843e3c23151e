/**
 * Keeps what the last browser tests left as the backup of a release, which every later release restores (OPS-09):
 *
 *   npm run release-backup -- 1.2.0
 *
 * Products that no list or order has are left out, with most of the stock and all pictures, so that it stays small.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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
const folder = mkdtempSync(join(tmpdir(), 'release-'));
cpSync(join(project, '.data/browser-tests-3996'), folder, { recursive: true });
const { db, close } = await openOrFail({ databaseUrl: O.none, dataDir: folder, log: { write: () => () => {} } });
for (const statement of [
  sql`delete from product_pictures`,
  sql`delete from picture_addresses`,
  sql`delete from pictures`,
  sql`delete from store_stock where sku not in (select sku from registry_items)`,
  sql`delete from products where sku not in (
    select sku from registry_items union select sku from order_lines where sku is not null union select sku from cart_lines where sku is not null)`,
])
  await statement.execute(db);
const file = join(project, `apps/server/src/testing/release-backups/${version}.backup`);
const { tables, rows } = await writeBackup(db, file, new Date().toISOString());
await close();
rmSync(folder, { recursive: true });
process.stdout.write(`${rows} rows of ${tables} tables are in ${file}\n`);
