// @ts-check
import { runIfStale } from './fingerprint.mjs';
import { run } from './run.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

// Installs the packages of the lock file, unless they are there.
await runIfStale({
  stamp: 'node_modules/.installed',
  inputs: [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...['domain', 'adapters-http', 'plain-rules', 'ui'].map((name) => `packages/${name}/package.json`),
    ...['web', 'server'].map((name) => `apps/${name}/package.json`),
  ],
  makes: 'node_modules/.modules.yaml',
  work: () => {
    console.log('Installing packages (a minute or so the first time) …');
    return run('npx', [
      '--yes',
      'pnpm@12.21.0',
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=warn',
    ]);
  },
});
