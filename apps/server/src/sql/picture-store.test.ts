import type { Instant, Product, ProductInput } from '@gift-registry/domain';
import { instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleInput } from '../catalogue-import/testing/example-input.ts';
import { readPictureHosts } from '../product-pictures/picture-addresses.ts';
import type { PictureFetch } from '../product-pictures/picture-store.ts';
import { empty, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { DAY, after as later, MINUTE } from './durations.ts';
import { type SqlStores, sqlStores } from './sql-stores.ts';

const noon = instantOf('2027-06-01T11:00:00.000Z');
const mug = skuOf('4821');
const bowl = skuOf('4822');
const at = (file: string): string => `https://pictures.example.com/${file}.jpg`;
const picture = (letter: string) => ({ name: letter.repeat(32), webp: Uint8Array.from([1, 2, letter.length]) });

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

describe.each(['server', 'one connection'] as const)('the pictures of products on the %s', (kind) => {
  let test: TestDatabase;
  let stores: SqlStores;
  let now: Instant;
  beforeAll(async () => {
    test = await testDatabase(kind);
    const pictureHosts = right(readPictureHosts('pictures.example.com', false));
    stores = sqlStores(test.database, {
      clock: { now: () => now, timeZone: 'America/Chicago' },
      log: test.log,
      pictureHosts,
    });
  });
  beforeEach(async () => {
    await empty(test.database);
    now = noon;
  });
  afterAll(() => test.remove());

  const list = async (isDryRun: boolean, ...products: ReadonlyArray<Partial<ProductInput>>) =>
    right(
      await stores.productListings.list({
        market: 'US',
        brand: 'main',
        products: products.map(exampleInput),
        asOf: O.none,
        acceptPrices: false,
        isDryRun,
      })(),
    );
  const take = async (): Promise<PictureFetch | undefined> =>
    O.toUndefined(right(await stores.pictures.take(now, later(now, MINUTE))()));
  const taken = async (): Promise<ReadonlyArray<PictureFetch>> => {
    const fetch = await take();
    return fetch === undefined ? [] : [fetch, ...(await taken())];
  };
  /** Fetches the picture of that letter from the address. */
  const fetched = async (file: string, letter: string): Promise<void> => {
    const all = await taken();
    for (const fetch of all)
      if (fetch.address === at(file)) right(await stores.pictures.fetched(fetch, picture(letter))());
      else right(await stores.pictures.postpone(fetch, now, 'status 503')());
  };
  /** The first letters of what a product shows; `placeholder` for that. */
  const shown = async (sku = mug): Promise<ReadonlyArray<string>> =>
    right(await stores.catalogue.products('US', [sku])()).flatMap(({ images, carouselImages }: Product) =>
      [images, ...carouselImages].map(({ desktop }) => desktop.replace(/^\/(?:pictures\/)?(placeholder|.).*$/, '$1')),
    );
  const names = async (): Promise<ReadonlyArray<string>> =>
    (await test.database.db.selectFrom('pictures').select('name').orderBy('name').execute()).map(({ name }) =>
      name.slice(0, 1),
    );

  it('[INT-06] an address is fetched once, for all products that have it; a repeat changes nothing', async () => {
    const both = [
      { sku: mug, pictures: [at('mug'), at('mug'), at('both')] },
      { sku: bowl, pictures: [at('both')] },
    ];
    await list(false, ...both);
    expect([await shown(mug), await shown(bowl)]).toEqual([['placeholder'], ['placeholder']]);
    await fetched('both', 'b');
    expect([await shown(mug), await shown(bowl)]).toEqual([['b'], ['b']]);
    await fetched('mug', 'a');
    expect([await shown(mug), await shown(bowl)]).toEqual([['a', 'b'], ['b']]);
    expect(await taken()).toEqual([]);
    expect(await list(false, ...both)).toMatchObject({ unchanged: 2 });
    expect([await taken(), await shown(mug)]).toEqual([[], ['a', 'b']]);
    expect(right(await stores.pictures.find('a'.repeat(32))())).toEqual(O.some(Buffer.from([1, 2, 1])));
    expect(right(await stores.pictures.find('c'.repeat(32))())).toEqual(O.none);
  });

  it('[INT-06] an address that is not accepted is reported and not fetched; a dry run saves nothing', async () => {
    const pictures = ['mug.jpg', at('mug'), 'https://elsewhere.example/'];
    const picturesLeftOut = [
      { sku: mug, place: 0, reason: 'not-an-address' },
      { sku: mug, place: 2, reason: 'host-not-allowed' },
    ];
    expect(await list(true, { pictures })).toMatchObject({ added: 1, picturesLeftOut });
    expect(await taken()).toEqual([]);
    expect(await list(false, { pictures })).toMatchObject({ added: 1, picturesLeftOut });
    expect((await taken()).map(({ address }) => address)).toEqual([at('mug')]);
  });

  it('[INT-06] a changed address is fetched, and the picture before it is shown until then', async () => {
    await list(false, { pictures: [at('old')] });
    await fetched('old', 'a');
    await list(false, { pictures: [at('new')] });
    expect(await shown()).toEqual(['a']);
    await list(false, { pictures: [at('newer')] });
    expect(await shown()).toEqual(['a']);
    await fetched('newer', 'b');
    expect(await shown()).toEqual(['b']);
    await list(false, { pictures: [] });
    expect(await shown()).toEqual(['placeholder']);
  });

  it('[INT-06] a fetch whose reservation has ended keeps nothing, and what was given up is tried again when it is named a day later', async () => {
    await list(false, { pictures: [at('mug')] });
    const slow = await take();
    if (slow === undefined) throw new Error('an address is due');
    expect(await take()).toBeUndefined();
    now = later(now, MINUTE);
    const second = await take();
    expect(second).toEqual({ address: at('mug'), attempts: 2 });
    right(await stores.pictures.fetched(slow, picture('a'))());
    expect([await shown(), await names()]).toEqual([['placeholder'], []]);
    if (second !== undefined) right(await stores.pictures.giveUp(second, now, 'status 404')());
    await list(false, { pictures: [at('mug')] });
    expect(await take()).toBeUndefined();
    now = later(now, DAY);
    await list(false, { pictures: [at('mug')] });
    expect(await take()).toEqual({ address: at('mug'), attempts: 1 });
  });

  it('[INT-06] listings, fetches and the cleanup at the same time lose no picture', async () => {
    const skus = ['1', '2', '3', '4', '5'].map(skuOf);
    const files = ['p', 'q', 'r'];
    const products = skus.map((sku, index) => ({
      sku,
      pictures: [...files.slice(index % 3), ...files.slice(0, index % 3)].map(at),
    }));
    await list(false, ...products.slice(0, 1));
    await Promise.all([
      ...[products, products.toReversed(), products].map((order) => list(false, ...order)),
      ...(await taken()).map((fetch) =>
        stores.pictures.fetched(fetch, picture(fetch.address === at('p') ? 'a' : 'b'))(),
      ),
      stores.housekeeping(),
      list(false, ...products.toReversed()),
    ]);
    for (const fetch of await taken()) right(await stores.pictures.fetched(fetch, picture('c'))());
    expect(await Promise.all(skus.map(async (sku) => (await shown(sku)).toSorted()))).toEqual(
      skus.map(() => ['a', 'b']),
    );
    expect(test.log.entries).toEqual([]);
  });

  it('[INT-06] a picture that no product has is deleted after thirty days, unless an order has it', async () => {
    await list(false, { pictures: [at('old'), at('ordered')] });
    await fetched('old', 'a');
    await fetched('ordered', 'b');
    await list(false, { pictures: [at('new')] });
    await fetched('new', 'c');
    await sql`insert into orders (order_number, site, giver_first_name, giver_last_name, giver_email, message, subtotal, total, currency, placed_at, captured_at)
      values ('HF-1', 'main', 'Ada', 'Byron', 'ada@example.test', '', 100, 100, 'USD', ${now}, ${now})`.execute(
      test.database.db,
    );
    await sql`insert into order_lines (order_number, position, line_id, kind, sku, personalization_id, name, image_path, quantity, unit_price, line_total)
      values ('HF-1', 1, 'line-1', 'item', ${mug}, 0, 'Mug', ${`/pictures/${'b'.repeat(32)}-desktop.webp`}, 1, 100, 100)`.execute(
      test.database.db,
    );
    for (const [days, left] of [
      [0, ['a', 'b', 'c']],
      [29, ['a', 'b', 'c']],
      [2, ['b', 'c']],
    ] as const) {
      now = later(now, days * DAY);
      right(await stores.housekeeping());
      expect(await names()).toEqual(left);
    }
    expect(await shown()).toEqual(['c']);
    const addresses = await test.database.db.selectFrom('picture_addresses').select('address').execute();
    expect(addresses).toEqual([{ address: at('new') }]);
  });
});
