import { pageState } from '@gift-registry/adapters-http/wire';
import { listSections as domainSections, NO_FILTERS } from '@gift-registry/domain';
import {
  demoSite,
  exampleItem,
  exampleProduct,
  exampleView,
  identityOf,
  registryView,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './index.ts';

const answerOf = (view = exampleView()) => JSON.parse(JSON.stringify(pageState.encode(demoSite(view.site), view)));

const registryFor = (view = exampleView()): rules.Registry => {
  const read = rules.readRegistry(answerOf(view));
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join());
  return read.value;
};

const answer = answerOf(exampleView({ items: [exampleItem()] }));
const [wireItem] = answer.products;
const registry = registryFor(exampleView({ items: [exampleItem()] }));
const [item] = registry.items;

/** A call as plain JavaScript makes it, where no compiler looks. */
const call = (name: string, ...args: ReadonlyArray<unknown>): unknown => Reflect.get(rules, name)(...args);

describe('the rules for plain JavaScript', () => {
  it('[LIB-01] give what the rules give of the same registry', () => {
    const sorts = fc.constantFrom('category' as const, 'price' as const);
    const groups = fc.constantFrom('all' as const, 'status' as const, 'brand' as const);
    fc.assert(
      fc.property(registryView, sorts, groups, (view, sortBy, groupBy) => {
        const reading = { role: view.role, sortBy, groupBy, giftOption: 'all', filters: NO_FILTERS } as const;
        const shown = rules.listSections(registryFor(view), { sortBy, groupBy });
        expect(shown.map(({ key, items }) => [key, ...items.map(({ sku }) => sku)])).toEqual(
          domainSections(reading, view.items).map(({ key, items }) => [
            key,
            ...items.map(({ identity }) => identity.sku),
          ]),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('[LIB-01] sections are titled with the brands, and sorted as the site of the answer does it', () => {
    const json = answerOf(exampleView({ items: [exampleItem()] }));
    const own = rules.readRegistry({
      ...json,
      sortOptions: ['category'],
      brandNames: { main: 'Alder & Pine', modern: 'North Room' },
    });
    if (!own.ok) throw new Error('not read');
    const titles = (options?: rules.ListOptions) => rules.listSections(own.value, options).map(({ title }) => title);
    expect([titles({ groupBy: 'brand' }), titles()]).toEqual([['Alder & Pine'], ['Dinnerware']]);
    const { brandNames: _names, ...withoutNames } = json;
    expect(rules.readRegistry(withoutNames)).toEqual({
      ok: false,
      errors: [{ path: 'brandNames', message: 'brandNames: is missing' }],
    });
  });

  it('[LIB-01] count, price and find', () => {
    expect([item && rules.remaining(item), rules.remaining({ wanted: 2, purchased: 5 })]).toEqual([5, 0]);
    expect([rules.purchaseState({ wanted: 8, purchased: 3 }), rules.isNeeded({ wanted: 1, purchased: 1 })]).toEqual([
      'partial',
      false,
    ]);
    expect([5, 6].map((quantity) => rules.exceedsRemaining(quantity, { wanted: 8, purchased: 3 }))).toEqual([
      false,
      true,
    ]);
    expect([32_995, 200_000].map((price) => rules.bandOf(price))).toEqual([
      { key: '250-500', from: 25_000, below: 50_000 },
      { key: '2000-up', from: 200_000, below: null },
    ]);
    expect(rules.formatPrice({ currencyPrefix: 'CAD ' }, 129_900)).toBe('CAD 1,299.00');
    expect(rules.findItem(registry, '004821\r\n')).toBe(item);
    expect([rules.findItem(registry, '7'), rules.findItem(registry, 'plate')]).toEqual([null, null]);
    expect(item && rules.itemStatus(item)).toBe('still-needed');
    expect(rules.daysToGo(registry, registry.eventDate ?? '')).toBe(0);
    const view = exampleView();
    const paused = registryFor({ ...view, header: { ...view.header, isPaused: true } });
    expect(rules.daysToGo(paused, '2027-01-01')).toBeNull();
    expect(rules.giftCardAmount(registry, 'EGiftCard', ' 25 ')).toEqual({ ok: true, amount: 2_500 });
    expect(rules.giftCardAmount(registry, 'EGiftCard', '24.99').ok).toBe(false);
    expect(rules.giftCardAmount(registryFor(exampleView({ site: 'canada' })), 'EGiftCard', '25').ok).toBe(false);
  });

  it('[LIB-01] offer the filters of the page, with labels', () => {
    const { categories, bands } = rules.filterCounts(registry, { filters: { bands: ['0-20'] } });
    expect(categories).toEqual([{ value: 'Dinnerware', label: 'Dinnerware', items: 1, isChosen: false }]);
    expect(bands).toEqual([{ value: '0-20', label: '$0 – $20', items: 1, isChosen: true }]);
  });

  it('[LIB-01] an option that is undefined is left out', () => {
    const options = { sortBy: undefined, filters: { bands: undefined } };
    expect(call('listSections', registry, options)).toEqual(rules.listSections(registry));
  });

  it('[LIB-01] a guest’s list hides what is no longer available, also from a scanner', () => {
    const nla = exampleItem({
      identity: identityOf('7004'),
      product: exampleProduct({ sku: skuOf('7004'), isNla: true }),
    });
    const guests = registryFor(exampleView({ items: [nla] }));
    expect([rules.listSections(guests), rules.findItem(guests, '7004')]).toEqual([[], null]);
  });

  it.each<readonly [string, ReadonlyArray<unknown>, string]>([
    ['remaining', [wireItem], 'wanted: must be a whole number, zero or more; is missing. This is JSON of the service'],
    ['remaining', [{ wanted: '8', purchased: 3 }], 'wanted: must be a whole number, zero or more; is a text'],
    ['remaining', [{ wanted: 8, purchased: Number.NaN }], 'purchased: must be'],
    ['remaining', [{ wanted: 8, purchased: -1 }], 'purchased: must be'],
    ['purchaseState', [wireItem], 'This is JSON of the service'],
    ['isNeeded', [null], 'must be an object with wanted and purchased; is null'],
    ['exceedsRemaining', ['6', item], 'quantity: must be'],
    ['itemStatus', [{ ...item }], 'A copy or raw JSON is refused'],
    ['bandOf', ['329.95'], 'must be whole cents, such as 1495 for 14.95; is a text'],
    ['bandOf', [329.95], 'is a number that is not whole'],
    ['formatPrice', ['$', 100], 'site.currencyPrefix: must be a text'],
    ['listSections', [answer], 'must be a registry that readRegistry has read'],
    ['listSections', [{ ...registry }], 'A copy or raw JSON is refused'],
    ['listSections', [registry, { sort: 'price' }], 'options.sort: is not known'],
    ['listSections', [registry, { sortBy: 'name' }], "options.sortBy: must be one of 'category', 'price'"],
    ['listSections', [registry, { filters: { bands: ['0-21'] } }], 'options.filters.bands[0]: must be one of'],
    ['listSections', [registry, { filters: { categories: 'Bath' } }], 'options.filters.categories: must be a list'],
    ['filterCounts', [registry, 'price'], 'options: must be an object; is a text'],
    ['findItem', [registry, 4821], 'code: must be a text'],
    ['daysToGo', [registry, '2027-02-30'], 'today: must be a day that exists'],
    ['giftCardAmount', [registry, 'Card', '25'], 'kind: must be one of'],
  ])('[LIB-01] %s refuses a wrong argument loudly', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(TypeError);
    expect(() => call(name, ...args)).toThrow(message);
  });
});
