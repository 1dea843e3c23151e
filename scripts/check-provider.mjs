// @ts-check
/*
 * Tries whether a module keeps what every module of its kind promises (docs/providers.md):
 *   npm run check:provider -- payment ./my-payment.mjs
 * The module's settings come from the environment.
 */
import './build.mjs';
import { startVitest } from 'vitest/node';

const KINDS = ['payment', 'tax', 'pictures', 'mail'];
const [kind = '', name = '', ...rest] = process.argv.slice(2);
if (!KINDS.includes(kind) || name === '' || rest.length > 0) {
  console.error(
    `npm run check:provider -- ${KINDS.join('|')} NAME, where NAME is a file such as ./my-payment.mjs, a package, or one of the service's own modules.`,
  );
  process.exit(1);
}

const counted = { passed: 0, failed: 0 };

/** The reason of a failure, without the place in the tests. @param {{ readonly message: string }} error */
const reasonOf = ({ message }) =>
  message
    .split('\n')
    .map((line) => `          ${line}`)
    .join('\n');

/** @type {import('vitest/reporters').Reporter} */
const inWords = {
  onTestCaseResult: (test) => {
    const { state, errors = [] } = test.result();
    const hasPassed = state === 'passed';
    counted[hasPassed ? 'passed' : 'failed'] += 1;
    console.log(`${hasPassed ? 'passed' : 'FAILED'}    ${test.name.replace(/^(\[[A-Z]+-\d+\] )+/, '')}`);
    for (const error of errors) console.log(reasonOf(error));
  },
  onTestModuleEnd: (module) => {
    for (const error of module.errors()) {
      counted.failed += 1;
      console.log(`FAILED    ${error.message}`);
    }
  },
};

const vitest = await startVitest('test', [], {
  config: false,
  watch: false,
  include: ['apps/server/src/testing/checked-provider.ts'],
  env: { CHECKED_KIND: kind, CHECKED_MODULE: name },
  reporters: [inWords],
  testTimeout: 60_000,
});
await vitest.close();
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed > 0 || counted.passed === 0 ? 1 : 0);
