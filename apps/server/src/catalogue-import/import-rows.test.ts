import { calls as wire } from '@gift-registry/adapters-http/wire';
import type { ProductInput } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPictureHosts } from '../product-pictures/picture-addresses.ts';
import { NO_CATALOGUE } from '../shop/shop-catalogue.ts';
import { listProducts } from '../sql/list-products.ts';
import { databaseOfFile, empty } from '../testing/test-database.ts';
import { importRows } from './import-rows.ts';
import { type Finding, sentenceOn } from './problems.ts';
import type { FileRow } from './rows-of-file.ts';
import { nothingListed } from './testing/example-input.ts';

const hosts = E.getOrElseW(() => [])(readPictureHosts('pictures.example.com', false));
const listing = (isDryRun: boolean) => ({
  isDryRun,
  pictureHosts: hosts,
  catalogue: NO_CATALOGUE,
  now: instantOf('2027-06-01T11:00:00.000Z'),
});

const shop = { market: 'US', brand: 'main', asOf: O.none } as const;
const heading = ['sku', 'name', 'price'];

async function* fileOf(...rows: ReadonlyArray<FileRow['cells']>): AsyncGenerator<FileRow, void, undefined> {
  let line = 0;
  for (const cells of rows) {
    line += 1;
    yield { line, cells };
  }
}
const cups = (count: number) => Array.from({ length: count }, (_, index) => [String(index + 1), 'Cup', '9.50']);

describe('rows imported into the database', () => {
  const test = databaseOfFile('server');
  beforeEach(() => empty(test.database));

  const run = async (rows: AsyncIterable<FileRow>, { isDryRun = false, acceptPrices = false } = {}) => {
    const findings: Array<Finding> = [];
    const outcome = await importRows(
      {
        rules: { unit: 'in', currency: 'USD', rate: O.none, at: 0, pictureBase: O.none, catalogue: NO_CATALOGUE },
        chosen: new Map(),
        write: async (products) =>
          E.right(await listProducts(test.database.db, { ...shop, acceptPrices }, products, listing(isDryRun))),
        report: (finding) => findings.push(finding),
        progress: () => undefined,
      },
      rows,
    );
    return { outcome, findings };
  };

  it('[ADD-09] are written in batches', async () => {
    const { outcome } = await run(fileOf(heading, ...cups(501)));
    expect(outcome).toMatchObject(E.right({ rows: 501, added: 501, changed: 0, unchanged: 0, leftOut: 0 }));
    const again = await run(fileOf(heading, ...cups(501)));
    expect(again.outcome).toMatchObject(E.right({ rows: 501, added: 0, changed: 0, unchanged: 501, leftOut: 0 }));
  });

  it('[ADD-09] the first readable row of a SKU counts', async () => {
    const { outcome, findings } = await run(
      fileOf(heading, ['7', 'Cup', 'dear'], ['7', 'Cup', '9.50'], ['007', 'Bowl', '1']),
    );
    expect(outcome).toMatchObject(E.right({ rows: 3, added: 1, changed: 0, unchanged: 0, leftOut: 2 }));
    expect(findings.map(({ line, problem }) => [line, problem._tag])).toEqual([
      [2, 'BadCell'],
      [4, 'Repeated'],
    ]);
  });

  it('[INT-06] a row may lack empty cells at its end or have more of them; one with more content, or an unclosed quote, is left out', async () => {
    const wide = [...heading, 'width', '', ''];
    const { outcome, findings } = await run(
      fileOf(
        wide,
        ['7', 'Cup', '1'],
        ['8', 'Cup', '1', '', '', '', '', ' '],
        ['9', 'Cup', '1', '', '', '', 'x'],
        undefined,
      ),
    );
    expect(outcome).toMatchObject(E.right({ added: 2 }));
    expect(findings.map(({ problem }) => problem)).toEqual([
      { _tag: 'TooManyCells', cells: 7, expected: 6 },
      { _tag: 'BrokenQuotes' },
    ]);
  });

  it('[INT-06] a cell that cannot be read is reported by its heading, and its product is imported', async () => {
    const { outcome, findings } = await run(fileOf([...heading, 'Width (in)'], ['7', 'Cup', '9.50', 'wide']));
    expect(outcome).toMatchObject(E.right({ added: 1, leftOut: 0, cellsLeftOut: 1 }));
    expect(findings).toEqual([
      { _tag: 'CellLeftOut', line: 2, column: 'Width (in)', problem: { _tag: 'MeasureUnreadable', text: 'wide' } },
    ]);
  });

  it('[INT-06] a GTIN that several products have is kept and reported with them', async () => {
    const wide = [...heading, 'EAN'];
    await run(fileOf(wide, ['7', 'Cup', '9.50', '4006381333931']));
    const { outcome, findings } = await run(fileOf(wide, ['8', 'Bowl', '9.50', '4006381333931']));
    expect(outcome).toMatchObject(E.right({ added: 1, cellsLeftOut: 0 }));
    expect(findings).toEqual([
      { _tag: 'CellKept', line: 2, column: 'EAN', problem: { _tag: 'GtinShared', text: '04006381333931 of 7, 8' } },
    ]);
  });

  it('[INT-06] an unpublished product is hidden where it is in the catalogue, and else not written', async () => {
    const wide = [...heading, 'published'];
    await run(fileOf(wide, ['7', 'Cup', '9.50', 'yes']));
    const { outcome, findings } = await run(fileOf(wide, ['7', 'Cup', '9.50', 'draft'], ['8', 'Secret', '9.50', 'no']));
    expect(outcome).toMatchObject(E.right({ added: 0, changed: 1, leftOut: 1 }));
    expect(findings).toEqual([{ _tag: 'RowLeftOut', line: 3, problem: { _tag: 'Unpublished', sku: '8' } }]);
  });

  it('[FEED-01] a price that slipped is held back with both values, and the rest of its row is taken; it is taken once accepted', async () => {
    const wide = [...heading, 'stock'];
    await run(fileOf(wide, ['7', 'Cup', '39.95', '1'], ['8', 'Bowl', '89', '1'], ['9', 'Tray', '129', '1']));
    const slipped = () =>
      fileOf(
        wide,
        ['7', 'Cup', '0.40', '0'],
        ['8', 'Bowl', '0.00', '1'],
        ['9', 'Tray', '12900', '1'],
        ['10', 'Jug', '0', '1'],
      );
    const prices = async () => {
      const rows = await test.database.db.selectFrom('products').select(['sku', 'price', 'product']).execute();
      return rows
        .map(({ sku, price, product }) => [sku, price, JSON.stringify(product).includes('Out of stock')])
        .sort();
    };
    const { outcome, findings } = await run(slipped());
    expect(outcome).toMatchObject(E.right({ changed: 1, unchanged: 2, pricesHeldBack: 3, leftOut: 1 }));
    expect(findings.map((finding) => sentenceOn(finding).replace(/: .*: /, ': '))).toEqual([
      'line 2, cell held back: 39.95 before, 0.40 now, of 7',
      'line 3, cell held back: 89.00 before, 0.00 now, of 8',
      'line 4, cell held back: 129.00 before, 12900.00 now, of 9',
      'line 5 left out: price is empty or zero',
    ]);
    expect(await prices()).toEqual([
      ['7', 3_995, true],
      ['8', 8_900, false],
      ['9', 12_900, false],
    ]);
    expect((await run(slipped())).outcome).toMatchObject(E.right({ changed: 0, pricesHeldBack: 3 }));
    const accepted = await run(slipped(), { acceptPrices: true });
    expect(accepted.outcome).toMatchObject(E.right({ added: 1, changed: 3, pricesHeldBack: 0, leftOut: 0 }));
    expect((await prices()).map(([sku, price]) => [sku, price])).toEqual([
      ['10', 0],
      ['7', 40],
      ['8', 0],
      ['9', 1_290_000],
    ]);
  });

  it('[FEED-01] a row within which the file ends is an error of its own', async () => {
    async function* rows(): AsyncGenerator<FileRow, void, undefined> {
      yield { line: 1, cells: heading };
      yield { line: 2, cells: ['7', 'Cu'], isCutOff: true };
    }
    const { outcome, findings } = await run(rows());
    expect(outcome).toMatchObject(E.right({ rows: 1, leftOut: 1 }));
    expect(findings.map(sentenceOn)).toEqual([
      'line 2 left out: the file ends within this row; it is cut off, and products after it are missing',
    ]);
  });

  it('a dry run counts the same and writes nothing', async () => {
    const { outcome } = await run(fileOf(heading, ...cups(2)), { isDryRun: true });
    expect(outcome).toMatchObject(E.right({ added: 2 }));
    expect(await test.database.db.selectFrom('products').select('sku').execute()).toEqual([]);
  });

  it.each([
    ['no heading', fileOf(), 'The file has no heading.'],
    ['a heading that cannot be read', fileOf(undefined), 'The heading, the first line of the file, cannot be read.'],
    ['no column for the price', fileOf(['sku', 'name']), 'No column for price is found'],
  ])('a file with %s is refused', async (_, rows, sentence) => {
    const { outcome } = await run(rows);
    expect(E.isLeft(outcome) ? outcome.left : '').toContain(sentence);
  });
});

it('[INT-06] pictures of one product are in several rows of a Shopify export; one of a host that is not allowed costs its cell', async () => {
  const findings: Array<Finding> = [];
  const batches: Array<ReadonlyArray<ProductInput>> = [];
  const image = (name: string) => `https://pictures.example.com/${name}.jpg`;
  await importRows(
    {
      rules: { unit: 'in', currency: 'USD', rate: O.none, at: 0, pictureBase: O.none, catalogue: NO_CATALOGUE },
      chosen: new Map(),
      write: async (products) => {
        batches.push(products);
        const [sku] = products.map((product) => product.sku);
        if (sku === undefined) throw new Error('a product is needed');
        const picturesLeftOut = [{ sku, place: 1, reason: 'host-not-allowed' as const }];
        return E.right({ ...nothingListed, added: 2, picturesLeftOut });
      },
      report: (finding) => findings.push(finding),
      progress: () => undefined,
    },
    fileOf(
      ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Image Src', 'Variant Image'],
      ['bowl', 'Bowl', 'B-1', '18', image('front'), ''],
      ['bowl', '', 'B-2', '18', 'https://elsewhere.example/side.jpg', image('slate')],
      ['bowl', '', '', '', image('back'), ''],
      ['lamp', 'Lamp', 'L-1', '18', '', ''],
    ),
  );
  expect(batches.flat().map(({ sku, pictures }) => [sku, pictures])).toEqual([
    ['B-1', [image('front'), 'https://elsewhere.example/side.jpg', image('back')]],
    ['B-2', [image('slate'), image('front'), 'https://elsewhere.example/side.jpg', image('back')]],
    ['L-1', []],
  ]);
  expect(findings).toEqual([
    {
      _tag: 'CellLeftOut',
      line: 2,
      column: 'Image Src',
      problem: { _tag: 'HostNotAllowed', text: 'https://elsewhere.example/side.jpg' },
    },
  ]);
});

describe('the batches of an import', () => {
  const batchesOf = async (rows: AsyncIterable<FileRow>): Promise<ReadonlyArray<ReadonlyArray<ProductInput>>> => {
    const batches: Array<ReadonlyArray<ProductInput>> = [];
    const outcome = await importRows(
      {
        rules: { unit: 'in', currency: 'USD', rate: O.none, at: 0, pictureBase: O.none, catalogue: NO_CATALOGUE },
        chosen: new Map(),
        write: async (products) => {
          batches.push(products);
          return E.right({ ...nothingListed, added: products.length });
        },
        report: () => undefined,
        progress: () => undefined,
      },
      rows,
    );
    expect(outcome).toMatchObject(E.right({ leftOut: 0 }));
    return batches;
  };

  it('have at most 500 products', async () => {
    const batches = await batchesOf(fileOf(heading, ...cups(1_001)));
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 1]);
  });

  it('[INT-06] have at most 4 MiB as JSON, far below what a call may have', async () => {
    const rows = cups(500).map((cells) => [...cells, '茶'.repeat(10_000)]);
    const batches = await batchesOf(fileOf([...heading, 'description'], ...rows));
    expect(batches.flat().map(({ sku }) => sku)).toEqual(rows.map(([sku]) => sku));
    expect(batches.map(({ length }) => length)).toEqual([138, 138, 138, 86]);
    const calls = batches.map((products) =>
      wire.listProducts.request.encode({ ...shop, products, acceptPrices: false, isDryRun: false }),
    );
    expect(Math.max(...calls.map(({ body }) => Buffer.byteLength(JSON.stringify(body))))).toBeLessThan(4_194_304);
  });
});
