// @ts-check
// The standard output is the command's alone, so that a script can take a secret or an id from there: what a build says goes beside it.
console.log = console.error;
await import('./build.mjs');
const { run } = await import('./run.mjs');
await run(process.execPath, ['--enable-source-maps', 'apps/server/dist/doctor.js', ...process.argv.slice(2)]);
