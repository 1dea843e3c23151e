/** Checks that no code knows the demo's shop, file names, lengths, tests and stories beside their files, and that paths in the documents exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { shopWords, wordsIn } from './shop-words.ts';

const root = join(import.meta.dirname, '..');
const files = projectFiles(root);
const has = new Set(files);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const code = files.filter((file) => /^(packages|apps|scripts|e2e)\/.*\.(ts|tsx|mjs)$/.test(file));
const proof = /(\.test\.ts|\.stories\.tsx|\.spec\.ts)$|\/testing\//;
/** Tables may be long. */
const data = /^apps\/server\/src\/(reference-data|seed|migrations)\//;

/** Documents whose paths must exist. */
const pages = files.filter((file) => /^((README|CONTRIBUTING)|docs\/[\w/-]+)\.md$/.test(file));
/** Whether the path is a build result or a pattern, instead of a file of the project. */
const isNoFile = /\/dist\b|[*<{…]/;

const ofTheShop = shopWords(root, files);
/** Text that is delivered, or makes what is; benchmarks measure the demo. */
const source = files.filter(
  (file) =>
    /^(packages|apps|scripts|deploy|\.storybook)\/.*\.(ts|tsx|mjs|mdx|html|conf|css|svg)$/.test(file) &&
    !proof.test(file) &&
    !/^scripts\/bench/.test(file),
);

const longest = 300;
const vagueNames = /(^|[/.-])(utils?|helpers?|common|misc|manager)([/.-]|$)/;

/** Unit tests share one process, so a timer left behind by one test can make another fail. */
const realTimeScheduler = /\b(async|asap|animationFrame)Scheduler\b/;

/** The payment services that the service has modules for; only these modules name them. */
const paymentServices = new Set(
  code.flatMap((file) => /^apps\/server\/src\/providers\/payment-(?!test\/)([\w-]+)\//.exec(file)?.[1] ?? []),
);

const namesPaymentService = (file: string): boolean =>
  [...paymentServices].some(
    (service) => !file.includes(`/providers/payment-${service}/`) && read(file).toLowerCase().includes(service),
  );

const besides = (file: string, from: RegExp, to: string): string | undefined => {
  const beside = file.replace(from, to);
  return has.has(beside) ? undefined : `${file} has no ${beside.split('/').at(-1)} beside it`;
};

const problems = [
  ...source.flatMap((file) =>
    wordsIn(ofTheShop, read(file)).map((word) => `${file} knows “${word}” of the demo: read it from the shop`),
  ),
  ...code.filter((file) => vagueNames.test(file)).map((file) => `${file} has a vague name`),
  ...code
    .filter((file) => !proof.test(file) && namesPaymentService(file))
    .map((file) => `${file} names a payment service: only its module does`),
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
    .map((file) => `${file} uses an effect: move it to a hook`),
  ...code
    .filter((file) => /^(packages|apps\/web|scripts)\/.*\.test\.ts$/.test(file) && realTimeScheduler.test(read(file)))
    .map((file) => `${file} uses real time and may outlive its test: use a VirtualTimeScheduler`),
  ...pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:packages|apps|scripts|docs|e2e)\/[^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isNoFile.test(path) && !existsSync(join(root, path)))
      .map((path) => `${page} names ${path}, which does not exist`),
  ),
].filter((problem) => problem !== undefined);

for (const problem of problems) console.error(problem);
console.log(`${code.length} files of code; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
