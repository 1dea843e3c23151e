import { readFileSync } from 'node:fs';
import { siteOfHost, tableTax, taxRates } from '@gift-registry/domain';
import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readSitesFile, type SitesFile } from './sites-file.ts';

const read = (text: string): SitesFile => {
  const file = readSitesFile(text);
  if (E.isLeft(file)) throw new Error(file.left);
  return file.right;
};
const example = read(readFileSync(new URL('../../../../docs/examples/sites.json', import.meta.url), 'utf8'));

const method = { code: 'van', name: 'Van', price: 5, arrival: { from: 1, to: 2 } };
const main = { name: 'Home', hosts: ['home.example'], phone: '1-800', homeRegion: 'NY', shippingMethods: [method] };
const readMain = (change: object) => readSitesFile(JSON.stringify({ sites: { main: { ...main, ...change } } }));

describe('the file of sites', () => {
  it('[INT-01] the example in the documents is read: each site under its hosts, with its sister, its sender and its taxes', () => {
    const { sites, emailSenders, taxes } = example;
    expect(sites).toMatchObject([
      { id: 'main', market: 'US', currency: 'USD', sisters: [{ id: 'canada', hosts: ['registry.example.ca'] }] },
      {
        id: 'canada',
        market: 'CA',
        currency: 'CAD',
        sisters: [{ id: 'main' }],
        homeRegion: 'ON',
        timeZone: 'America/Toronto',
      },
    ]);
    expect(siteOfHost(sites, 'registry.example.ca:443').shippingMethods).toEqual([
      { code: 'standard', name: 'Standard', price: 1_295, arrival: { from: 6, to: 9 } },
    ]);
    expect(emailSenders).toEqual({ main: 'registry@example.com', canada: 'registry@example.ca' });
    expect(taxes.US).toBe(taxRates.US);
    const goods = [{ amount: centsOf(9_800), region: 'QC' }];
    expect(tableTax(taxes, { market: 'CA', goods, shipping: [] }).goods).toEqual([1_468]);
  });

  it('[INT-01] what the file leaves out has its default', () => {
    expect(E.map((file: SitesFile) => file)(readMain({ features: { overviewTab: false } }))).toMatchObject(
      E.right({
        sites: [
          {
            sisters: [],
            sortOptions: ['category', 'price'],
            returnDays: 90,
            timeZone: 'America/Chicago',
            features: { interactiveChecklist: true, overviewTab: false, rewardsBanner: true },
          },
        ],
        emailSenders: {},
        taxes: taxRates,
      }),
    );
  });

  it.each<[string, object]>([
    ['sites.main.name must be a name', { name: ' ' }],
    ['sites.main.hosts must be a list of hosts, one at least', { hosts: [] }],
    ['sites.main.hosts[1] must be a host name in lower case', { hosts: ['home.example', 'https://home.example'] }],
    ['sites.main.hosts[0] must be a host name in lower case', { hosts: ['home.example:443'] }],
    ['sites.main.hosts[1] must be a host that no site has before it', { hosts: ['home.example', 'home.example'] }],
    ['sites.main.phone must be a phone number', { phone: 'call us' }],
    ['sites.main.emailFrom must be a mail address', { emailFrom: 'nobody' }],
    ['sites.main.homeRegion must be the two letters', { homeRegion: 'ON' }],
    ['sites.main.shippingMethods[0].price must be an amount', { shippingMethods: [{ ...method, price: 1.999 }] }],
    [
      'sites.main.shippingMethods[0].arrival must be an object of from and to',
      { shippingMethods: [{ ...method, arrival: { from: 3, to: 2 } }] },
    ],
    ['sites.main.shippingMethods[1].code must be one that no method', { shippingMethods: [method, method] }],
    ['sites.main.features.overview must be left out', { features: { overview: true } }],
    ['sites.main.sortOptions[0] must be one of category, price', { sortOptions: ['name'] }],
    ['sites.main.timeZone must be a time zone', { timeZone: 'Mars/Olympus' }],
    ['sites.main.host must be left out', { host: 'home.example' }],
  ])('[INT-01] a mistake is reported with its place: %s', (mistake, change) => {
    expect(readMain(change)).toEqual(E.left(expect.stringContaining(mistake)));
  });

  it.each<[string, object | string]>([
    ['the file is not JSON', '{'],
    ['the file must be an object of sites, tax', []],
    ['sites must be', {}],
    ['sites.moon must be left out; what may be there is main, modern, kids, canada', { sites: { main, moon: main } }],
    ['sites must have one of main, modern, kids, canada at least', { sites: {} }],
    ['sites.kids.hosts[0] must be a host that no site has before it', { sites: { main, kids: main } }],
    [
      'tax.US.XX must be left out: there is no such state',
      { sites: { main }, tax: { US: { XX: { percent: 1, taxesShipping: true } } } },
    ],
    [
      'tax.US.IL.percent must be a percentage from 0 to 50 with at most three decimals',
      { sites: { main }, tax: { US: { IL: { percent: 8.12345, taxesShipping: true } } } },
    ],
  ])('[INT-01] a mistake of the whole file is reported with its place: %s', (mistake, file) => {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    expect(readSitesFile(text)).toEqual(E.left(expect.stringContaining(mistake)));
  });
});
