// @ts-check
import './build.mjs';
import { run } from './run.mjs';

await run(process.execPath, ['--enable-source-maps', 'apps/server/dist/check-shop.js', ...process.argv.slice(2)]);
