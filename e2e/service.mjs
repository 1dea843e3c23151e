// @ts-check
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Starts the built service on an empty database of its own. */
const data = fileURLToPath(new URL(`../.data/browser-tests-${process.env.PORT}`, import.meta.url));
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
// Copied where a test has made one: making the tables takes ten seconds.
const { EMPTY_DATA } = process.env;
if (EMPTY_DATA !== undefined && existsSync(EMPTY_DATA)) cpSync(EMPTY_DATA, data, { recursive: true });
process.env.DATA_DIR = data;
delete process.env.DATABASE_URL;
delete process.env.NODE_ENV;
delete process.env.SITES_FILE;
process.env.ORDER_REPORT_SECRET = 'a secret of the browser tests, long enough';
await import('../apps/server/dist/main.js');
