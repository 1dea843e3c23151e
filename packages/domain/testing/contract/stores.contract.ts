import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { freshGrId, freshSku } from './fresh.ts';
import { freshNeighbourhood } from './fresh-neighbourhood.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, environment, freshItem, freshProduct, givenRegistry } from './scene.ts';

import { testPickup } from './stores-pickup.contract.ts';

/** What the stores promise: which are near and have a product, and picking gifts up there. */
export const storesContract = contract('the stores', () => {
  it('[BUY-08] near stores are listed, the nearest first, with their stock', async () => {
    const product = freshProduct();
    const { area, postalCode, storeAt } = freshNeighbourhood();
    const [far, near, full, distant] = [
      storeAt(0.5, { name: 'Far' }),
      storeAt(0, { name: 'Near' }),
      storeAt(0.1, { name: 'Full' }),
      storeAt(3),
    ];
    const { sku } = product;
    await environment.given({
      products: [product],
      stores: [far, near, full, distant],
      postalAreas: [area],
      shelves: [
        { storeNumber: near.storeNumber, sku, units: 2 },
        { storeNumber: full.storeNumber, sku, units: 40 },
        { storeNumber: distant.storeNumber, sku, units: 40 },
      ],
    });
    const search = { sku, postalCode: ` ${postalCode}-1234 `, grId: O.none };
    const { street, city, region, postalCode: code } = near;
    const address = { street, city, region, postalCode: code };
    expect(await answerOf(environment.browser().stores.availability(search))).toEqual([
      {
        storeNumber: near.storeNumber,
        name: 'Near',
        ...address,
        distance: 0,
        isAvailable: true,
        message: 'Only 2 left at this store',
      },
      expect.objectContaining({ name: 'Full', distance: 6.9, isAvailable: true, message: 'Available at this store' }),
      expect.objectContaining({
        name: 'Far',
        distance: 34.5,
        isAvailable: false,
        message: 'Not available at this store',
      }),
    ]);
  });

  it('[BUY-08] [CA-01] the Canadian site reads Canadian postal codes and counts kilometres', async () => {
    const product = freshProduct();
    const { area, postalCode, storeAt } = freshNeighbourhood('CA');
    await environment.given({
      canadianProducts: [product],
      stores: [storeAt(0.1), storeAt(1.5)],
      postalAreas: [area],
    });
    const { stores } = environment.browser({ site: 'canada' });
    const typed = postalCode.replace(' ', '').toLowerCase();
    expect(await answerOf(stores.availability({ sku: product.sku, postalCode: typed, grId: O.none }))).toMatchObject([
      { distance: 11.1 },
    ]);
    expect(await refusalOf(stores.availability({ sku: product.sku, postalCode: '60614', grId: O.none }))).toEqual({
      _tag: 'PostalCodeInvalid',
    });
  });

  it('[BUY-08] the stores near a postal code are found without a product', async () => {
    const { area, postalCode, storeAt } = freshNeighbourhood();
    const [far, near] = [storeAt(0.5), storeAt(0.1)];
    await environment.given({ stores: [far, near], postalAreas: [area] });
    const { stores } = environment.browser();
    expect(await answerOf(stores.near(postalCode))).toEqual([
      { ...near, distance: 6.9 },
      { ...far, distance: 34.5 },
    ]);
    expect(await refusalOf(stores.near('6061'))).toEqual({ _tag: 'PostalCodeInvalid' });
  });

  it('[BUY-08] an unknown registry, product and postal code are refused, in this order', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item], { visibility: { _tag: 'Private' } });
    const { stores } = environment.browser();
    const refused = (postalCode: string, sku = item.product.sku, grId = registry.grId) =>
      refusalOf(stores.availability({ sku, postalCode, grId: O.some(grId) }));
    expect(await refused('none')).toEqual({ _tag: 'RegistryNotFound' });
    expect(await refused('none', item.product.sku, freshGrId())).toEqual({ _tag: 'RegistryNotFound' });
    const open = await givenRegistry([freshItem()]);
    expect(await refused('none', freshSku(), open.registry.grId)).toEqual({ _tag: 'ProductNotFound' });
    expect(await refused('6061', item.product.sku, open.registry.grId)).toEqual({ _tag: 'PostalCodeInvalid' });
  });

  it('[BUY-08] a valid postal code has its place', async () => {
    const { area, postalCode } = freshNeighbourhood();
    await environment.given({ postalAreas: [{ ...area, city: 'Springfield', region: 'OH' }] });
    const check = (typed: string) => answerOf(environment.browser().stores.checkPostalCode(typed));
    expect(await check(postalCode)).toEqual({ _tag: 'Valid', place: O.some({ city: 'Springfield', state: 'OH' }) });
    for (const typed of ['', '6061', 'M5V 3L9', '606144']) expect(await check(typed)).toEqual({ _tag: 'NotValid' });
  });

  it('[BUY-08] all stores of the site are listed by place', async () => {
    const { storeAt } = freshNeighbourhood();
    const ours = [storeAt(0, { region: 'AB', city: 'Aa' }), storeAt(0, { region: 'AA', city: 'Zz' })];
    const theirs = storeAt(0, { brands: ['modern'] });
    await environment.given({ stores: [...ours, theirs] });
    const all = await answerOf(environment.browser().stores.all);
    expect(all).not.toContainEqual(theirs);
    const listed = all.filter(({ storeNumber }) => ours.some((store) => store.storeNumber === storeNumber));
    expect(listed).toEqual([...ours].reverse());
  });

  testPickup();
});
