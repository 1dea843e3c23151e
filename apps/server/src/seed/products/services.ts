import { type Cents, cents, type ProductServices, parseSku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { pictureOf } from '../../reference-data/pictures.ts';
import { certain } from '../certain.ts';

/** How to read: number of the service, what it costs in cents, and the products that it is for. */
const installations: ReadonlyArray<readonly [type: number, fee: number, skus: ReadonlyArray<string>]> = [
  [1, 149_00, ['411304', '411305', '411330']],
  [2, 79_00, ['412403', '412431']],
];

/** How to read: what is made for its buyer, and the drawing of how it will look. */
const specialOrders: ReadonlyArray<readonly [sku: string, drawing: string]> = [
  ['411104', 'armchair-b5694a-3f2a1c'],
  ['411811', 'armchair-d9d2c4-8a5a36'],
  ['412305', 'bench-e3dccb-76492c'],
  ['411109', 'armchair-6f7a5c-76492c'],
  ['412304', 'bench-8f9a86-a9713f'],
];

const skuOf = (sku: string) => certain(parseSku(sku), `${sku} is no SKU`);

/** What a piece costs to have installed; none where nothing is. */
export const installationFee = (of: string): O.Option<Cents> =>
  O.map(([, fee]: (typeof installations)[number]) => certain(cents(fee), `${of} is installed for ${fee}`))(
    O.fromNullable(installations.find(([, , skus]) => skus.includes(of))),
  );

/** What comes with buying products of the demo: lights are hung and bookcases anchored, and special orders have a picture (CART-01). */
export const services: ReadonlyArray<ProductServices> = [
  ...installations.flatMap(([type, fee, skus]) =>
    skus.map((sku) => ({
      sku: skuOf(sku),
      installation: O.some({ type, fee: certain(cents(fee), `${sku} is installed for ${fee}`) }),
      specialOrderPicture: O.none,
    })),
  ),
  ...specialOrders.map(([sku, drawing]) => ({
    sku: skuOf(sku),
    installation: O.none,
    specialOrderPicture: O.some(pictureOf(drawing, '').desktop),
  })),
];
