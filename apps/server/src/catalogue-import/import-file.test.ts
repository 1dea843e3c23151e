import { copyFileSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { demoSites, instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { demoCatalogue } from '../testing/demo-shop.ts';
import { recordingLog, type TestDatabase, temporaryFolder, testDatabase } from '../testing/test-database.ts';
import { importFile } from './import-file.ts';
import { readRequest } from './request.ts';
import { nothingListed } from './testing/example-input.ts';

const SHOP = join(import.meta.dirname, 'testing/small-shop.csv');
const folder = temporaryFolder();
let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase('server');
});
afterAll(async () => {
  await test.remove();
  folder.remove();
});

const report = () => join(folder.path, 'left-out.txt');
type Surroundings = Parameters<typeof importFile>[1];
const NOW = instantOf('2026-11-27T00:00:00.000Z');
const runOn = async (
  settings: Surroundings['settings'],
  file: string,
  args: ReadonlyArray<string> = [],
  service: Partial<Pick<Surroundings, 'token' | 'fetch'>> = {},
) => {
  const output: Array<string> = [];
  const screen = { write: (text: string) => output.push(text) };
  const request = readRequest(demoSites)([file, '--brand', 'main', '--currency', 'USD', '--report', report(), ...args]);
  if (E.isLeft(request)) throw new Error(request.left.stderr);
  const code = await importFile(request.right, {
    settings,
    catalogue: demoCatalogue,
    log: recordingLog(),
    out: screen,
    problems: screen,
    milliseconds: () => 0,
    now: NOW,
    token: O.none,
    fetch: () => Promise.reject(new Error('no service')),
    ...service,
  });
  return { code, last: output.at(-1) ?? '' };
};
const AS_OF = ['--as-of', '2026-11-26T00:00:00Z'];
const runFile = (file: string, ...args: ReadonlyArray<string>) =>
  runOn({ ...test.options, pictureHosts: [] }, file, args);
const run = (...args: ReadonlyArray<string>) => runFile(SHOP, ...AS_OF, ...args);

describe('a file imported into the database', () => {
  it('imports all rows that can be read; a second import changes nothing', async () => {
    expect(await run('--dry-run')).toEqual({
      code: 2,
      last: 'Dry run, nothing was written: list of products, 7 rows: 3 new, 0 changed, 0 unchanged, 4 left out, 0 no products of their own; 0 prices held back, 0 cells left out.\n',
    });
    expect((await run()).last).toContain('7 rows: 3 new, 0 changed, 0 unchanged, 4 left out');
    expect(readFileSync(report(), 'utf8').split('\n')).toEqual([
      'line 5 left out: Item ID is no SKU of 1 to 40 letters, digits, - . _ that begins and ends with a letter or digit: “A/17”',
      'line 6 left out: Price can be read in two ways: “1.299”',
      'line 7 left out: the SKU was in an earlier row, which counts: 4821, line 2',
      'line 8 left out: Price is in another currency: “€”, not USD',
      '',
    ]);
    expect((await run()).last).toContain('0 new, 0 changed, 3 unchanged, 4 left out');
    expect((await run('--map', 'price=regular_price')).last).toContain('left out.');
    expect((await run()).last).toContain('0 new, 1 changed, 2 unchanged, 4 left out');
  });

  it('[STOCK-01] speaks as of when the file was written, or as --as-of says; what is known as of later stays', async () => {
    const nightly = join(folder.path, 'nightly.csv');
    copyFileSync(SHOP, nightly);
    utimesSync(nightly, new Date('2026-11-26T01:00:00Z'), new Date('2026-11-26T01:00:00Z'));
    const { productListings } = sqlStores(test.database, {
      clock: { now: () => NOW, timeZone: 'America/Chicago' },
      log: test.log,
    });
    const [sku, asOf] = [skuOf('4825'), O.some(instantOf('2026-11-26T02:00:00.000Z'))];
    await test.database.db.deleteFrom('products').execute();
    expect(await runFile(nightly)).toMatchObject({ code: 2, last: expect.stringContaining('3 new') });
    await productListings.updateStock({ asOf, products: [{ sku, stock: 'in-stock', shipsOn: O.none }] })();
    expect(await runFile(nightly)).toMatchObject({
      last: expect.stringContaining('0 changed, 3 unchanged, 4 left out'),
    });
    expect(readFileSync(report(), 'utf8')).toContain(
      'line 9, cell left out: stock is older than the stock in the catalogue, which stays',
    );
    expect((await runFile(nightly, '--as-of', '2026-11-26T02:00:00Z')).last).toContain(
      '1 changed, 2 unchanged, 4 left out',
    );
    expect((await runFile(nightly)).last).toContain('0 changed, 0 unchanged, 7 left out');
    expect(readFileSync(report(), 'utf8')).toContain(
      'line 9 left out: the catalogue has more recent data, which stays',
    );
    expect(await runFile(nightly, '--as-of', '2026-11-27T00:05:00.001Z')).toEqual({
      code: 1,
      last: 'The file is as of 2026-11-27T00:05:00.001Z, which is still to come; say with --as-of as of when it speaks.\n',
    });
  });

  it('reports products that are listed in the other market and stay there', async () => {
    expect(await run('--market', 'CA', '--currency', 'CAD')).toMatchObject({ code: 2 });
    expect(readFileSync(report(), 'utf8')).toContain(
      'line 2 left out: the SKU is listed in the other market, and stays there: 4821',
    );
  });

  it('is refused in one sentence if a column is missing, or if the service uses the folder', async () => {
    expect(await run('--map', 'price=SALE')).toMatchObject({
      code: 1,
      last: expect.stringContaining('the file has no column SALE'),
    });
    const embedded = { databaseUrl: O.none, dataDir: folder.path, pictureHosts: [] };
    const lock = await lockDataFolder(folder.path);
    if (E.isLeft(lock)) throw new Error(lock.left.sentence);
    expect(await runOn(embedded, SHOP, AS_OF)).toMatchObject({
      code: 1,
      last: expect.stringMatching(/^The service is running on .*; have it write the products with --service/),
    });
    await lock.right.release();
  });
});

describe('a file imported through the running service', () => {
  const service = 'https://registry.example.test';
  const asked: Array<unknown> = [];
  const through = (status: number, answer: object) =>
    runOn(
      { ...test.options, pictureHosts: [] },
      SHOP,
      [...AS_OF, '--service', service, '--dry-run', '--accept-prices'],
      {
        token: O.some('grt_shop'),
        fetch: async (url, { method, headers, body }) => {
          asked.push([method, url, headers['Authorization'], JSON.parse(body)]);
          return new Response(JSON.stringify(answer), { status });
        },
      },
    );

  it('[INT-06] lists the products that can be read by its call', async () => {
    const listed = { ...nothingListed, added: 2, changed: 1 };
    expect((await through(200, listed)).last).toContain('7 rows: 2 new, 1 changed, 0 unchanged, 4 left out');
    const products = [{ sku: '4821', price: 12.5 }, { sku: '4822' }, { sku: '4825', stock: 'out-of-stock' }];
    expect(asked).toMatchObject([
      [
        'PUT',
        `${service}/api/products`,
        'Bearer grt_shop',
        { market: 'US', brand: 'main', asOf: '2026-11-26T00:00:00.000Z', acceptPrices: true, isDryRun: true, products },
      ],
    ]);
  });

  it.each([
    [401, { isSuccess: false, error: { _tag: 'TokenInvalid' } }, 'CATALOGUE_TOKEN must be a service token'],
    [403, { isSuccess: false, error: { _tag: 'ScopeMissing' } }, 'CATALOGUE_TOKEN must be a service token'],
    [
      400,
      { isSuccess: false, error: { _tag: 'BadRequest', reason: 'sku: wrong' } },
      'cannot read the products (sku: wrong)',
    ],
    [413, { isSuccess: false, error: { _tag: 'TooLarge' } }, 'does not accept calls of this size'],
    [404, { isSuccess: false, error: { _tag: 'NotFound' } }, 'cannot be read (HTTP status 404)'],
    [422, { isSuccess: false, error: { _tag: 'DetailUnknown', sku: '4821', detail: 'shop_shelf' } }, 'knows no such'],
    [422, { isSuccess: false, error: { _tag: 'AsOfTooLate' } }, 'is behind'],
    [429, { isSuccess: false }, 'wait 5 seconds'],
    [503, { isSuccess: false, error: { _tag: 'Unavailable' } }, 'does not answer'],
    [200, { added: 'some' }, 'cannot be read (added: must be a whole number'],
  ])('[INT-06] ends with the reason where it refuses: %d', async (status, answer, sentence) => {
    const { code, last } = await through(status, answer);
    expect([code, last]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
