import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSites } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { openSites } from './open-sites.ts';

const example = fileURLToPath(new URL('../../../../docs/examples/sites.json', import.meta.url));

it('[INT-01] without a file the sites are those of the demo, which production refuses', async () => {
  expect(await openSites({ sitesFile: O.none, isProduction: false })()).toMatchObject(E.right({ sites: demoSites }));
  expect(await openSites({ sitesFile: O.none, isProduction: true })()).toEqual(
    E.left(
      'The site main has no host of its own (localhost); name the hosts of all sites in a file, and set SITES_FILE to it.',
    ),
  );
  expect(await openSites({ sitesFile: O.some(example), isProduction: true })()).toMatchObject(
    E.right({ sites: [{ id: 'main' }, { id: 'canada' }] }),
  );
});

it('[INT-01] a file that cannot be read, or has a mistake, is named in one sentence', async () => {
  const { path, remove } = temporaryFolder();
  const file = join(path, 'sites.json');
  const opened = () => openSites({ sitesFile: O.some(file), isProduction: false })();
  expect(await opened()).toEqual(E.left(`The file of sites ${file} could not be read (ENOENT); check SITES_FILE.`));
  writeFileSync(file, '{"sites":{"main":{"name":7}}}');
  expect(await opened()).toEqual(
    E.left(
      `The file of sites ${file} has a mistake: sites.main.name must be a name of at most 40 characters on one line.`,
    ),
  );
  remove();
});
