import { taxClasses } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import { freshKey } from './fresh.ts';
import { freshEmail } from './given-orders.ts';
import { answerOf } from './outcome.ts';
import { environment, fill, freshProduct, orderRequest, plain, present } from './scene.ts';

/** What orders promise about their taxes. */
export const testOrderTaxes = (): void => {
  it('[MON-02] [MON-03] cart, order, receipt and refund list each tax; books pay less of it, and so does what shipping them costs', async () => {
    const [plates, book] = [
      freshProduct({ currentPrice: centsOf(3_995) }),
      freshProduct({ currentPrice: centsOf(1_499), taxClass: 'books' }),
    ];
    await environment.given({ canadianProducts: [plates, book] });
    const browser = environment.browser({ site: 'canada' });
    await fill(browser, plain(plates), plain(book));
    const cart = await answerOf(browser.cart.readFor('QC'));
    const taxes = [
      // 5 % of 54.94 and of shipping; 9.975 % of 39.95 and of the part of shipping that carries it.
      { name: 'GST', amount: 339 },
      { name: 'QST', amount: 492 },
    ];
    expect(cart.shippingMethods[0]).toMatchObject({ charges: [{ kind: 'shipping', amount: 1_295 }], taxes });

    const email = freshEmail();
    const giver = { firstName: 'Rosa', lastName: 'Almeida', email };
    const postalAddress = {
      line1: '3980 rue Saint-Denis',
      line2: O.none,
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2W 2M2',
    };
    const order = await answerOf(browser.orders.place(orderRequest({ giver, postalAddress }), freshKey()));
    expect(order).toMatchObject({ taxes, total: present(cart.shippingMethods[0]).total });
    const [receipt] = await environment.mailTo(email);
    for (const words of ['GST', '3.39', 'QST', '4.92', 'GST 70000 0001 RT0001 · QST 7000000001 TQ0001'])
      expect(receipt?.text).toContain(words);

    const token = await answerOf(browser.placedOrders.findOwn(order.orderNumber));
    expect(await answerOf(browser.placedOrders.open(token))).toMatchObject({ taxes });
    const one = await answerOf(browser.placedOrders.takeBack(token, { line: 2, units: 1 }, freshKey()));
    expect(one.refund).toMatchObject({ subtotal: 1_499, charges: [], taxes: [{ name: 'GST', amount: 75 }] });
    const all = await answerOf(browser.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()));
    expect(all).toMatchObject({ refund: { taxes, total: order.total }, total: 0 });
    expect((await environment.mailTo(email)).at(-1)?.text).toContain('QST');
  });

  it('[MON-02] a product keeps its tax class', async () => {
    const products = taxClasses.map((taxClass) => freshProduct({ taxClass }));
    await environment.given({ products });
    for (const product of products)
      expect(await answerOf(environment.browser().catalogue.product(product.sku))).toMatchObject({
        taxClass: product.taxClass,
      });
  });
};
