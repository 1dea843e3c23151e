/** Builds the simulator with each fault planted, and says which of the first seeds finds it: `npm run simulate:faults`, or with words of some, or their store. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type PlantedFault, plantedFaults } from './planted-faults.ts';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Below the server, whose packages the simulator uses. */
const folder = join(project, 'apps/server/.data', `planted-faults-${process.pid}`);
/** So many seeds are tried. */
const seeds = { memory: 300, embedded: 40, server: 40 } as const;

/** Fails where the simulator is built without the file. */
const planting = ({ what, file, original, replacement }: PlantedFault): Plugin => {
  let isPlanted = false;
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform: (text, id) => {
      const found = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      if (id !== join(project, file)) return found;
      if (text.split(original).length !== 2)
        throw new Error(`${file} has it ${text.split(original).length - 1} times: ${what}`);
      isPlanted = true;
      return found.replace(original, () => replacement);
    },
    buildEnd: (error) => {
      if (error === undefined && !isPlanted) throw new Error(`${file} is not part of the simulator: ${what}`);
    },
  };
};

const simulatorWith = (fault: PlantedFault): Promise<unknown> =>
  build({
    configFile: false,
    root: join(project, 'apps/server'),
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@gift-registry\//] },
    plugins: [planting(fault)],
    build: {
      ssr: 'src/testing/simulation/main.ts',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
    },
  });

const wanted = process.argv.slice(2);
let [found, tried] = [0, 0];
for (const fault of plantedFaults) {
  const { what, store } = fault;
  if (wanted.length > 0 && !wanted.some((word) => word === store || what.includes(word))) continue;
  await simulatorWith(fault);
  const options = ['--first', '--store', store, '--hours', '1', '--seeds', String(seeds[store])];
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), ...options], { encoding: 'utf8' });
  const line = stdout.split('\n').find((each) => each.startsWith('seed '));
  tried += 1;
  if (line !== undefined) found += 1;
  process.stdout.write(
    `| ${what} | ${store} | ${line?.slice(0, 160) ?? `not found ${stdout.trim()}${stderr.slice(0, 300)}`} |\n`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${found} of ${tried} found\n`);
