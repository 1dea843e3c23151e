/** Reports the size of the packages in a browser, minified and gzipped: their own code, and everything that they import. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledSize, OTHER_CODE } from './bundled-size.ts';
import { clientPackage, domainPackage } from './packages.ts';
import { plainRulesPackage } from './plain-rules-package.ts';
import { temporaryConsumer } from './temporary-consumer.ts';

const root = join(import.meta.dirname, '..');
const { name: domain, dependencies } = domainPackage.manifest;
const client = clientPackage.manifest.name;
const plainRules = plainRulesPackage.manifest.name;

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`.padStart(9);
const row = (what: string, own: string, whole: string): void => console.log(`${what.padEnd(46)}${own}${whole}`);

const channel = temporaryConsumer(
  [domainPackage, clientPackage].map((one) => [one, one.pack()] as const),
  join(root, 'docs/examples'),
);
const plain = temporaryConsumer(
  [[plainRulesPackage, await plainRulesPackage.pack()]],
  join(root, 'docs/examples/plain'),
);
try {
  channel.link(domainPackage, Object.keys(dependencies));
  channel.link(clientPackage, ['io-ts']);
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
  await weigh(`${client}, all of it`, `export * from '${client}';\n`);
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
  writeFileSync(join(plain.folder, 'whole.js'), `export * from '${plainRules}';\n`);
  await weighPlain(`${plainRules}, all of it`, 'whole.js');
  writeFileSync(join(plain.folder, 'till.js'), `export { findItem, readRegistry, remaining } from '${plainRules}';\n`);
  await weighPlain(`${plainRules}, what a till asks`, 'till.js');
} finally {
  channel.remove();
  plain.remove();
}
