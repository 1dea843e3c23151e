// @ts-check
// The standard output is the command's alone, so that it can be processed: what a build says goes beside it.
console.log = console.error;
await import('./build.mjs');
const { run } = await import('./run.mjs');
await run(process.execPath, ['--enable-source-maps', 'apps/server/dist/product-pictures.js', ...process.argv.slice(2)]);
