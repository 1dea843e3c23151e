// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built service on a database of its own that starts empty. */
const data = fileURLToPath(new URL(`../.data/browser-tests-${process.env.PORT}`, import.meta.url));
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
process.env.DATA_DIR = data;
delete process.env.DATABASE_URL;
delete process.env.NODE_ENV;
// Pictures without shadows and materials: drawn in a hundredth of a second.
process.env.PICTURE_DETAIL = 'plain';
process.env.ORDER_REPORT_SECRET = 'a secret of the browser tests, long enough';
await import('../apps/server/dist/main.js');
