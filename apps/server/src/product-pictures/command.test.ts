import { instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleInput } from '../catalogue-import/testing/example-input.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { testDatabase } from '../testing/test-database.ts';
import { pictureCommand, readPictureRequest } from './command.ts';
import { readPictureHosts } from './picture-addresses.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const clock = { now: () => noon, timeZone: 'America/Chicago' };

describe('the command for pictures', () => {
  it.each([
    [['lost'], 'There is no lost.'],
    [['list', 'all'], 'list takes no all.'],
  ])('[INT-06] refuses %j', (args, mistake) => {
    expect(readPictureRequest(args)).toMatchObject(E.left({ exitCode: 1, stderr: expect.stringContaining(mistake) }));
  });

  it('[INT-06] shows what was not fetched, with its products and reasons, and has it fetched again', async () => {
    const test = await testDatabase('server');
    const pictureHosts = E.getOrElseW(() => [])(readPictureHosts('pictures.example.com', false));
    const { pictures, productListings } = sqlStores(test.database, { clock, log: test.log, pictureHosts });
    const run = async (word: string) => (await pictureCommand(test.database.db, clock)([word])()).stdout;
    const [gone, busy] = ['https://pictures.example.com/a.jpg?signature=secret', 'https://pictures.example.com/b.jpg'];
    const products = [exampleInput({ sku: skuOf('OAK-1'), pictures: [gone, busy] })];
    await productListings.list({
      market: 'US',
      brand: 'main',
      products,
      asOf: O.none,
      acceptPrices: false,
      isDryRun: false,
    })();
    expect(await run('given-up')).toBe('No picture was given up.\n');
    for (const _ of [gone, busy]) {
      const taken = await pictures.take(noon, noon)();
      if (E.isLeft(taken) || O.isNone(taken.right)) throw new Error('an address is due');
      const fetch = taken.right.value;
      const later = instantOf('2027-06-01T12:01:00.000Z');
      const kept =
        fetch.address === gone
          ? pictures.giveUp(fetch, noon, 'status 404')
          : pictures.postpone(fetch, later, 'timeout');
      await kept();
    }
    expect(await run('list')).toBe('0 fetched  1 waiting  1 given up\n');
    expect(await run('given-up')).toBe(`OAK-1  https://pictures.example.com/a.jpg  ${noon}  1 attempt  status 404\n`);
    expect(await run('waiting')).toBe(`OAK-1  ${busy}  2027-06-01T12:01:00.000Z  1 attempt  timeout\n`);
    expect(await run('retry')).toBe('2 addresses will be fetched now.\n');
    expect(await run('list')).toBe('0 fetched  2 waiting  0 given up\n');
    await test.remove();
  });
});
