/** Tells what the packages weigh in a browser, minified and gzipped: their own code, and with everything that comes along. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSize, OTHER_CODE } from './bundled-size.ts';
import { domainManifest, packDomain } from './domain-package.ts';
import { PLAIN_RULES, packPlainRules } from './plain-rules-package.ts';
import { temporaryConsumer } from './temporary-consumer.ts';

const root = join(import.meta.dirname, '..');
const { name: domain, dependencies } = domainManifest;

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`.padStart(9);
const row = (what: string, own: string, whole: string): void => console.log(`${what.padEnd(46)}${own}${whole}`);

const channel = temporaryConsumer(packDomain(), domain, join(root, 'docs/examples'));
const plain = temporaryConsumer(await packPlainRules(), PLAIN_RULES, join(root, 'docs/examples/plain'));
try {
  channel.link(Object.keys(dependencies));
  row('', '      own', '    whole');
  const weigh = async (what: string, code: string): Promise<void> => {
    writeFileSync(join(channel.folder, 'weighed.js'), code);
    const sizeWithout = (external: ReadonlyArray<RegExp>) =>
      bundledSize(channel.folder, 'weighed.js', channel.folder, external);
    const own = await sizeWithout(OTHER_CODE);
    const whole = await sizeWithout([]);
    row(what, kilobytes(own.bytes), kilobytes(whole.bytes));
  };
  await weigh(`${domain}, all of it`, `export * from '${domain}';\n`);
  await weigh(`${domain}/rules, all of it`, `export * from '${domain}/rules';\n`);
  await weigh(`${domain}/keeping, all of it`, `export * from '${domain}/keeping';\n`);
  await weigh(
    `${domain}/rules, what a till asks`,
    `export { exceedsRemaining, formatPrice, guestQuantityField, parseSku, remaining, visibleItems } from '${domain}/rules';\n`,
  );

  const weighPlain = async (what: string, file: string): Promise<void> => {
    const { bytes } = await bundledSize(plain.folder, file, plain.folder, [/^node:/]);
    row(what, '', kilobytes(bytes).padStart(18));
  };
  writeFileSync(join(plain.folder, 'whole.js'), `export * from '${PLAIN_RULES}';\n`);
  await weighPlain(`${PLAIN_RULES}, all of it`, 'whole.js');
  writeFileSync(join(plain.folder, 'till.js'), `export { findItem, readRegistry, remaining } from '${PLAIN_RULES}';\n`);
  await weighPlain(`${PLAIN_RULES}, what a till asks`, 'till.js');
} finally {
  channel.remove();
  plain.remove();
}
