/** Checks how the house is kept: names, lengths, what stands beside what, and that what the README and the docs name is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

const root = join(import.meta.dirname, '..');
const files = projectFiles(root);
const has = new Set(files);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const code = files.filter((file) => /^(packages|apps|scripts|e2e)\/.*\.(ts|tsx|mjs)$/.test(file));
const proof = /(\.test\.ts|\.stories\.tsx|\.spec\.ts)$|\/testing\//;
/** Tables and drawings are as long as what they list. */
const data = /^apps\/server\/src\/(house|seed|migrations|art)\//;

/** What people read of the house; each place that it names must be there. */
const pages = files.filter((file) => /^((README|CONTRIBUTING)|docs\/[\w/-]+)\.md$/.test(file));
/** Made by a build, or standing for many. */
const isMade = /\/dist\b|[*<{…]/;

const longest = 300;
const vagueNames = /(^|[/.-])(utils?|helpers?|common|misc|manager)([/.-]|$)/;

/** Unit tests share one process: a timer that one leaves behind fails another. */
const clocked = /\b(async|asap|animationFrame)Scheduler\b/;

const besides = (file: string, from: RegExp, to: string): string | undefined => {
  const beside = file.replace(from, to);
  return has.has(beside) ? undefined : `${file} has no ${beside.split('/').at(-1)} beside it`;
};

const complaints = [
  ...code.filter((file) => vagueNames.test(file)).map((file) => `${file} has a name that says nothing`),
  ...code
    .filter((file) => !proof.test(file) && !data.test(file))
    .flatMap((file) => {
      const lines = read(file).split('\n').length - 1;
      return lines > longest ? [`${file} has ${lines} lines: is it two things?`] : [];
    }),
  ...code.filter((file) => file.endsWith('.view.tsx')).map((file) => besides(file, /\.view\.tsx$/, '.stories.tsx')),
  ...code.filter((file) => file.endsWith('.stream.ts')).map((file) => besides(file, /\.ts$/, '.test.ts')),
  ...code
    .filter(
      (file) =>
        file.startsWith('packages/domain/src/') && !proof.test(file) && /^ \* \[[A-Z]+-\d\d\]/m.test(read(file)),
    )
    .map((file) => besides(file, /\.ts$/, '.test.ts')),
  ...code
    .filter((file) => file.endsWith('.view.tsx') && /\buse(Layout)?Effect\b/.test(read(file)))
    .map((file) => `${file} holds an effect: give it a hook of its own`),
  ...code
    .filter((file) => /^(packages|apps\/web|scripts)\/.*\.test\.ts$/.test(file) && clocked.test(read(file)))
    .map((file) => `${file} hangs on the machine's clock and may outlive its test: give it a VirtualTimeScheduler`),
  ...pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:packages|apps|scripts|docs|e2e)\/[^`\s]+)`/g)]
      .map(([, place = '']) => place)
      .filter((place) => !isMade.test(place) && !existsSync(join(root, place)))
      .map((place) => `${page} names ${place}, which is not there`),
  ),
].filter((complaint) => complaint !== undefined);

for (const complaint of complaints) console.error(complaint);
console.log(`${code.length} files of code; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
