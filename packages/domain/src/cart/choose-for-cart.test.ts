import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import type { CartRequest } from './cart-view.ts';
import { chooseForCart, type PurchaseOptions } from './choose-for-cart.ts';

const item = (sku: string, product: Parameters<typeof exampleProduct>[0] = {}): RegistryItem =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), ...product }) });

const plates = item('11');
const gone = item('12', { isNla: true });
const modern = item('13', { brand: 'modern' });
const broken = exampleItem({
  product: exampleProduct({ sku: skuOf('14'), personalizationType: 700 }),
  identity: identityOf('14', 3),
  personalization: O.some(examplePersonalization({ hasError: true })),
});
const registry = exampleRegistry({ items: [plates, gone, modern, broken] });
const lamp = exampleProduct({ sku: skuOf('21') });

const options = (role: PurchaseOptions['registries'][number]['role'] = 'guest'): PurchaseOptions => ({
  registries: [{ registry, role }],
  products: [lamp, plates.product, gone.product, modern.product, broken.product],
});
const listed = ({ identity }: RegistryItem, quantity = 1): CartRequest => ({
  grId: O.some(registry.grId),
  identity,
  quantity,
});
const plain = (sku: string, quantity = 1): CartRequest => ({ grId: O.none, identity: identityOf(sku), quantity });
const elsewhere = (request: CartRequest): CartRequest => ({ ...request, grId: O.some(grIdOf('999999')) });

const refusal = (requests: ReadonlyArray<CartRequest>, role: PurchaseOptions['registries'][number]['role'] = 'guest') =>
  E.swap(chooseForCart(options(role), sites.main, requests, 'anywhere'));

describe('what may go into a cart', () => {
  it('[BUY-03] a registry that the buyer may not see and an unknown product are refused first', () => {
    expect(refusal([listed(plates, 100), elsewhere(listed(plates))])).toEqual(E.right({ _tag: 'RegistryNotFound' }));
    for (const unknown of [plain('99'), { ...listed(plates), identity: identityOf('99') }]) {
      expect(refusal([listed(plates, 100), unknown])).toEqual(
        E.right({ _tag: 'ProductUnknown', identity: identityOf('99') }),
      );
    }
  });

  it('[BUY-03] where only items of registries are accepted, one without a registry is refused next', () => {
    const fromRegistries = (...requests: ReadonlyArray<CartRequest>) =>
      chooseForCart(options(), sites.main, requests, 'registries');
    expect(fromRegistries(listed(plates, 100), plain('21'))).toEqual(E.left({ _tag: 'RegistryMissing' }));
    expect(fromRegistries(plain('21'), plain('99'))).toEqual(
      E.left({ _tag: 'ProductUnknown', identity: identityOf('99') }),
    );
    expect(fromRegistries(plain('21'), elsewhere(listed(plates)))).toEqual(E.left({ _tag: 'RegistryNotFound' }));
    expect(fromRegistries(listed(plates))).toEqual(chooseForCart(options(), sites.main, [listed(plates)], 'anywhere'));
  });

  it('[BUY-03] from a registry only its visible items are accepted; without a registry any product is', () => {
    const unlisted = identityOf(lamp.sku);
    expect(refusal([{ ...listed(plates), identity: unlisted }])).toEqual(
      E.right({ _tag: 'NotOnRegistry', identity: unlisted }),
    );
    const otherDesign = identityOf('11', 5);
    expect(refusal([{ ...listed(plates), identity: otherDesign }])).toEqual(
      E.right({ _tag: 'NotOnRegistry', identity: otherDesign }),
    );
    expect(E.isRight(chooseForCart(options(), sites.main, [plain('21')], 'anywhere'))).toBe(true);
  });

  it('[BUY-09] an item that a guest no longer sees is refused as no longer available', () => {
    for (const role of ['guest', 'registrant'] as const)
      expect(refusal([listed(gone)], role)).toEqual(E.right({ _tag: 'NoLongerAvailable', identity: gone.identity }));
  });

  it('[PERS-02] a plain product with a design is accepted once the design was made', () => {
    const designed = { ...plain('14'), identity: broken.identity };
    const made = (...designs: ReadonlyArray<{ readonly identity: typeof broken.identity }>) =>
      E.isRight(chooseForCart({ ...options(), designs }, sites.main, [designed], 'anywhere'));
    expect(made({ identity: broken.identity })).toBe(true);
    expect(made({ identity: identityOf('14', 4) }, { identity: identityOf('21', 3) })).toBe(false);
    const onList = chooseForCart({ ...options(), designs: [broken] }, sites.main, [listed(broken)], 'anywhere');
    expect(onList).toEqual(E.left({ _tag: 'PersonalizationError', identity: broken.identity }));
    expect(refusal([designed])).toEqual(E.right({ _tag: 'PersonalizationError', identity: broken.identity }));
    expect(E.isRight(chooseForCart(options(), sites.main, [plain('14')], 'anywhere'))).toBe(true);
  });

  it('[BUY-09] [PERS-02] an item with a blocker is refused with it', () => {
    const gonePlain = plain('12');
    expect(refusal([listed(gone)], 'registrant')).toEqual(
      E.right({ _tag: 'NoLongerAvailable', identity: gone.identity }),
    );
    expect(refusal([gonePlain])).toEqual(E.right({ _tag: 'NoLongerAvailable', identity: gonePlain.identity }));
    expect(refusal([listed(broken)])).toEqual(E.right({ _tag: 'PersonalizationError', identity: broken.identity }));
    for (const request of [listed(modern), plain('13')]) {
      expect(refusal([request])).toEqual(E.right({ _tag: 'OtherBrand', identity: modern.identity }));
      expect(E.swap(chooseForCart(options(), sites.kids, [request], 'anywhere'))).toEqual(
        E.right({ _tag: 'OtherBrand', identity: modern.identity }),
      );
      expect(E.isRight(chooseForCart(options(), sites.modern, [request], 'anywhere'))).toBe(true);
    }
    expect(E.swap(chooseForCart(options(), sites.modern, [listed(plates)], 'anywhere'))).toEqual(
      E.right({ _tag: 'OtherBrand', identity: plates.identity }),
    );
    expect(E.isRight(chooseForCart(options(), sites.kids, [listed(plates)], 'anywhere'))).toBe(true);
  });
});
