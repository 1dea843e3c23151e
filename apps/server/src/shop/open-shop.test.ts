import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_CONTENT, NO_GUIDE } from '@gift-registry/domain';
import { demoSites, instantOf, marketTaxes } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { giftGuideOf } from '../settings.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { checkShop } from './check-shop.ts';
import { openShop } from './open-shop.ts';

const NOW = instantOf('2027-06-01T11:00:00.000Z');
const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));

const folders: Array<() => void> = [];
afterEach(() => {
  for (const remove of folders.splice(0)) remove();
});

/** What is sold and wanted there takes most of the time of reading a shop. */
const GOODS = ['catalogue', 'registries'];

/** A copy of the demo's folder, with a link to its pictures and without these folders, in which these files have other values. */
const shopWith = (changes: Readonly<Record<string, object | string>>, without: ReadonlyArray<string> = []): string => {
  const { path, remove } = temporaryFolder();
  folders.push(remove);
  const left = new Set([...without, 'pictures'].map((folder) => join(DEMO, folder)));
  cpSync(DEMO, path, { recursive: true, filter: (file) => !left.has(file) });
  symlinkSync(join(DEMO, 'pictures'), join(path, 'pictures'));
  for (const [file, change] of Object.entries(changes)) {
    const changed = (): string =>
      JSON.stringify({ ...JSON.parse(readFileSync(join(path, file), 'utf8')), ...Object(change) });
    writeFileSync(join(path, file), typeof change === 'string' ? change : changed());
  }
  return path;
};
const opened = (shopFolder: string, isProduction = false) =>
  openShop({ shopFolder, giftGuide: giftGuideOf(shopFolder), isProduction }, NOW)();

describe('the shop', () => {
  it('[INT-01] of the demo is read from its folder, and production refuses its hosts', async () => {
    const wordmark = O.some({
      path: expect.stringMatching(/^\/look\/wordmark-[0-9a-f]{12}\.svg$/),
      ratio: expect.any(Number),
    });
    expect(await opened(DEMO)).toMatchObject(
      E.right({
        sites: demoSites.map(({ translated = {}, ...site }) => ({
          ...site,
          wordmark,
          ...(Object.keys(translated).length === 0
            ? {}
            : { translated: { 'fr-CA': { ...translated['fr-CA'], wordmark } } }),
        })),
        taxes: marketTaxes,
        emailSenders: {},
        looks: expect.anything(),
      }),
    );
    expect(await opened(DEMO, true)).toEqual(
      E.left(
        'The site main has no host of its own (localhost); name the hosts of all sites in the files of your shop, and set SHOP_DIR to their folder.',
      ),
    );
  });

  it('[INT-01] without goods, stores, pictures and registries is a shop as well', async () => {
    const folder = shopWith({});
    for (const each of ['catalogue', 'pictures', 'registries']) rmSync(join(folder, each), { recursive: true });
    const shop = E.getOrElseW((sentence: string) => expect.fail(sentence))(await opened(folder));
    expect(shop.data).toEqual({ products: { US: [], CA: [] }, services: [], stores: [], accounts: [], registries: [] });
    expect(shop.editorial).toEqual({ guide: NO_GUIDE, content: NO_CONTENT });
  });

  it('[INT-01] mistakes in goods, stores, guide and registries are reported with their places, all at once', async () => {
    const folder = shopWith({});
    const replace = (file: string, from: string, to: string): void => {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    };
    replace('catalogue/products/CA/catalogue.csv', '259.95', 'gold');
    replace('catalogue/products/CA/catalogue.csv', 'dinnerplates-dfe3e4-5d7489.avif', 'nothing.avif');
    replace('catalogue/services.json', '411305', '999999');
    replace('catalogue/stores.json', '"market": "CA"', '"market": "MX"');
    replace('catalogue/stores.json', '"kids"', '"outlet"');
    replace('catalogue/gift-guide.json', '"link": ', '"sites": ["moon"], "link": ');
    replace('registries/registries.json', '"410602"', '"999999"');
    replace('registries/registries.json', '"owner": "stranger"', '"owner": "nobody"');
    replace('registries/accounts.json', '"firstName": "Amelia"', '"first": "Amelia"');
    const { stderr } = await checkShop(folder, NOW);
    expect(stderr.trim().split('\n')).toEqual(
      [
        'registries/accounts.json: [0].first must be left out; what may be there is id, email, password, firstName, lastName',
        'registries/accounts.json: [0].firstName must be string',
        'catalogue/products/CA/catalogue.csv: line 2: price is no price: “gold”',
        'catalogue/products/CA/catalogue.csv: the picture of 430102 must be a file in pictures: nothing.avif',
        'catalogue/stores.json: [0].brands[1] must be a brand of a site in US: main, modern, kids',
        'catalogue/stores.json: [2].market must be one of US, CA',
        expect.stringMatching(
          /catalogue\/gift-guide\.json: home\[\d+\]\.sites\[0\] must be one of main, modern, kids, canada/,
        ),
      ].map((line) => (typeof line === 'string' ? join(folder, line) : line)),
    );
    replace('catalogue/products/CA/catalogue.csv', 'gold', '259.95');
    replace('catalogue/products/CA/catalogue.csv', 'nothing.avif', 'dinnerplates-dfe3e4-5d7489.avif');
    replace('registries/accounts.json', '"first": "Amelia"', '"firstName": "Amelia"');
    const further = (await checkShop(folder, NOW)).stderr;
    for (const line of [
      'catalogue/services.json: [1].sku must be that of a product',
      'registries/registries.json: [0].items[0].sku must be that of a product of the market US',
      'registries/registries.json: [1].owner must be the id of an account in accounts.json',
    ])
      expect(further).toContain(join(folder, line));
  });

  it.each<[string, object]>([
    ['name must be a name of at most 40', { name: ' ' }],
    ['hosts must be a list with at least one entry', { hosts: [] }],
    ['hosts[1] must be a host name in lower case', { hosts: ['home.example', 'https://home.example'] }],
    ['hosts[0] must be a host name in lower case', { hosts: ['home.example:443'] }],
    ['hosts[1] must be a host that is not there before it', { hosts: ['home.example', 'home.example'] }],
    ['phone must be a phone number', { phone: 'call us' }],
    ['emailFrom must be a mail address', { emailFrom: 'nobody' }],
    ['homeRegion must be one of', { homeRegion: 'ON' }],
    ['market must be one of US, CA', { market: 'MX' }],
    ['sells[0] must be one of main, modern', { sells: ['outlet'] }],
    [
      'shippingMethods[0].price must be an amount',
      { shippingMethods: [{ code: 'van', name: 'Van', price: 1.999, arrival: { from: 1, to: 2 } }] },
    ],
    [
      'shippingMethods[0].arrival must be an object of from and to',
      { shippingMethods: [{ code: 'van', name: 'Van', price: 1, arrival: { from: 3, to: 2 } }] },
    ],
    ['features.overview must be left out', { features: { overview: true } }],
    ['sortOptions[0] must be one of category, price', { sortOptions: ['name'] }],
    [
      'completionCode.percent must be a percentage below 100',
      { completionCode: { percent: 100, mostOff: 500, uses: 1, daysBeforeEvent: 60, covers: 'listed' } },
    ],
    ['timeZone must be a time zone', { timeZone: 'Mars/Olympus' }],
    ['market must be one of US, CA', { market: 'constructor' }],
    ['startPicture must be the name of a picture', { startPicture: 'nothing' }],
    ['host must be left out', { host: 'home.example' }],
  ])('[INT-01] a mistake is reported with its file and place: %s', async (mistake, change) => {
    const folder = shopWith({ 'sites/main.json': change }, GOODS);
    expect(await opened(folder)).toEqual(
      E.left(expect.stringContaining(`${join(folder, 'sites/main.json')}: ${mistake}`)),
    );
  });

  it('[INT-01] a mistake in a site hides none in the products', async () => {
    const folder = shopWith({ 'sites/kids.json': { guestSort: 'name' } });
    const goods = join(folder, 'catalogue/products/CA/catalogue.csv');
    writeFileSync(goods, readFileSync(goods, 'utf8').replace('259.95', 'gold'));
    expect((await checkShop(folder, NOW)).stderr.trim().split('\n')).toEqual([
      `${join(folder, 'sites/kids.json')}: guestSort must be one of category, price`,
      `${goods}: line 2: price is no price: “gold”`,
    ]);
  });

  it('[INT-01] a mistake in shop.json hides none in the sites', async () => {
    const changes = { 'shop.json': { timeZone: 'Mars/Olympus' }, 'sites/kids.json': { guestSort: 'name' } };
    const folder = shopWith(changes, GOODS);
    expect((await checkShop(folder, NOW)).stderr.trim().split('\n')).toEqual([
      `${join(folder, 'shop.json')}: timeZone must be a time zone such as America/Chicago`,
      `${join(folder, 'sites/kids.json')}: guestSort must be one of category, price`,
    ]);
  });

  it('[INT-01] what belongs to no site and no market is reported: a folder, and a market without sites', async () => {
    const folder = shopWith({ 'shop.json': { markets: ['US', 'CA', 'GB'] } });
    cpSync(join(folder, 'markets/CA.json'), join(folder, 'markets/GB.json'));
    for (const misspelled of ['sites/kid', 'catalogue/products/UK']) mkdirSync(join(folder, misspelled));
    expect((await checkShop(folder, NOW)).stderr.trim().split('\n')).toEqual([
      `${join(folder, 'shop.json')}: markets[2] must be the market of a site`,
      `${join(folder, 'sites/kid')}: must be the folder of one of main, modern, kids, canada`,
      `${join(folder, 'catalogue/products/UK')}: must be the folder of one of US, CA, GB`,
    ]);
  });

  it('[INT-01] [SHOP-06] all mistakes of all files are reported at once, by the check too, which starts nothing', async () => {
    const folder = shopWith({
      'shop.json': { sites: ['main', 'modern', 'kids', 'canada', 'moon'] },
      'sites/kids.json': { hosts: ['localhost'], sells: ['outlet'] },
      'sites/modern.json': '{',
      'sites/kids/theme.json': { tokens: { text: 'ink' } },
      'fonts/fonts.json': '[{}]',
      'markets/CA.json': { postalCode: { name: 'code', pattern: '[', example: '1', help: 'No.', quotedByPhone: [] } },
    });
    rmSync(join(folder, 'sites/canada.json'));
    const { exitCode, stderr } = await checkShop(folder, NOW);
    expect(exitCode).toBe(1);
    // Why JSON cannot be parsed is in the words of Node.
    expect(
      stderr
        .replace(/JSON \(.*\)/, 'JSON')
        .trim()
        .split('\n')
        .sort(),
    ).toEqual(
      [
        'sites/modern.json: must be JSON',
        'sites/canada.json: must be a file that can be read (ENOENT)',
        'sites/moon.json: must be a file that can be read (ENOENT)',
        'markets/CA.json: postalCode.pattern must be a regular expression',
        'sites/kids.json: hosts[0] must be a host that no site has before it',
        'sites/kids.json: sells[0] must be one of main, modern',
        'sites/kids/theme.json: tokens.text must be a color such as #2f4a3a, through which nothing is seen',
        'fonts/fonts.json: [0].family must be the name of a font, of letters, digits and spaces',
        'fonts/fonts.json: [0].files must be a list with at least one entry',
      ]
        .map((line) => join(folder, line))
        .sort(),
    );
    expect(await opened(folder)).toEqual(E.left(expect.stringContaining(stderr.trim())));
    expect(await checkShop(DEMO, NOW)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('modern.localhost'),
    });
  });
});
