import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, identityOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { sharedGift, towards } from './cart-contributions.contract.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, freshProduct, fromRegistry, opened, orderRequest, sceneIn, signedIn } from './scene.ts';

const rosa = { firstName: 'Rosa', lastName: 'Almeida' };

/** What reading the gifts of a registry promises. */
export const readingGifts = (getEnvironment: () => ContractEnvironment): void => {
  describe('reading', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[THX-01] every gift has its name and picture, its giver, day and message: pieces, money for a group gift and gift cards', async () => {
      const [plates, kettle] = [freshItem({ wanted: 8 }), sharedGift(0)];
      const { registry, owner } = await sceneIn(environment, [plates, kettle]);
      const { grId } = registry;
      const browser = environment.browser();
      await fill(browser, fromRegistry(grId, plates, 2));
      await answerOf(browser.cart.addContribution(towards(grId, kettle, 2_550), freshKey()));
      await answerOf(browser.cart.addEGiftCard({ grId, amount: '50' }, O.none));
      const order = await answerOf(browser.orders.place(orderRequest({ message: '=With love\n& care' }), freshKey()));
      const { thanks } = await signedIn(environment, owner);
      const said = {
        giver: rosa,
        givenAt: order.placedAt,
        message: '=With love\n& care',
        isThanked: false,
        note: '',
      };
      const { version, gifts } = await answerOf(thanks.readGifts(grId));
      expect(version).toBe(registry.version + 1);
      expect(gifts).toEqual([
        {
          ...said,
          id: `${order.orderNumber}:1`,
          name: plates.product.name,
          imagePath: plates.product.images.desktop,
          given: { _tag: 'Units', identity: plates.identity, quantity: 2 },
        },
        {
          ...said,
          id: `${order.orderNumber}:2`,
          name: kettle.product.name,
          imagePath: kettle.product.images.desktop,
          given: { _tag: 'Contribution', identity: kettle.identity, amount: 2_550 },
        },
        {
          ...said,
          id: `${order.orderNumber}:3`,
          name: 'eGift Card',
          imagePath: order.lines[2]?.imagePath,
          given: { _tag: 'GiftCard', kind: 'EGiftCard', amount: 5_000 },
        },
      ]);
    });

    it('[THX-01] [MAN-04] [NLA-07] a gift stays when its item is taken off or replaced, and money that moved is no second gift', async () => {
      const categoryName = `Category ${freshSku()}`;
      const gone = sharedGift(9_000, { wanted: 2, product: { isNla: true, categoryName } });
      const dropped = freshItem({ wanted: 2, product: { isNla: true } });
      const { registry, owner } = await sceneIn(environment, [gone, dropped]);
      const stand = freshProduct({ categoryName, currentPrice: centsOf(4_000) });
      await environment.given({ products: [stand] });
      const { grId } = registry;
      const report = {
        orderId: reportedOrderIdOf(freshKey()),
        grId,
        giver: { ...rosa, email: 'rosa@example.com' },
        message: '',
        lines: [gone, dropped].map(({ identity }) => ({ identity, quantity: 1, unitPrice: centsOf(999) })),
        placedAt: instantOf('2027-05-30T09:00:00.000Z'),
      };
      await answerOf(environment.browser().orderReports.report(report));
      const owners = await signedIn(environment, owner);
      await answerOf(owners.registries.removeItem(grId, dropped.identity));
      await answerOf(owners.registries.replaceItem(grId, gone.identity, identityOf(stand.sku), O.some(freshKey())));
      expect((await environment.ledger(grId)).map(({ kind }) => kind)).toContain('moved');
      const { gifts } = await answerOf(owners.thanks.readGifts(grId));
      // What a registry begins with is of an order of its own.
      expect(gifts.filter(({ id }) => !id.startsWith('GIVEN-'))).toMatchObject(
        [gone, dropped].map(({ identity, product }) => ({
          name: product.name,
          givenAt: '2027-05-30T09:00:00.000Z',
          message: '',
          given: { _tag: 'Units', identity, quantity: 1 },
        })),
      );
    });

    it('[THX-01] gifts come in the order in which they were given, and nothing of another registry is among them', async () => {
      const item = freshItem({ wanted: 8 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const elsewhere = await sceneIn(environment, [freshItem()]);
      const [elses] = elsewhere.registry.items;
      const orders = [];
      for (const units of [1, 2, 3]) {
        const other = elses === undefined ? [] : [fromRegistry(elsewhere.registry.grId, elses)];
        orders.push(await buy(environment, ...(units === 2 ? other : []), fromRegistry(registry.grId, item, units)));
      }
      const { thanks } = await signedIn(environment, owner);
      const { gifts } = await answerOf(thanks.readGifts(registry.grId));
      expect(gifts.map(({ id, given }) => [id, given._tag === 'Units' && given.quantity])).toEqual(
        orders.map(({ orderNumber }, index) => [`${orderNumber}:1`, index + 1]),
      );
    });

    it('[THX-01] before anything was given there is nothing', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const { thanks } = await signedIn(environment, owner);
      expect(await answerOf(thanks.readGifts(registry.grId))).toEqual({ version: registry.version, gifts: [] });
    });

    it('[THX-01] [AUTH-03] [AUTH-04] owners alone read who gave what: first the session, then what is there, then whose it is; no view has a giver’s name', async () => {
      const stranger = freshAccount();
      await environment.given({ accounts: [stranger] });
      const item = freshItem({ wanted: 8 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const hidden = await sceneIn(environment, [], { visibility: { _tag: 'Private' } });
      const { grId } = registry;
      await buy(environment, fromRegistry(grId, item));
      const others = await signedIn(environment, stranger);
      for (const [{ thanks }, number, expected] of [
        [environment.browser(), grId, 'SignInNeeded'],
        [environment.browser(), freshGrId(), 'SignInNeeded'],
        [others, freshGrId(), 'RegistryNotFound'],
        [others, hidden.registry.grId, 'RegistryNotFound'],
        [others, grId, 'NotOwner'],
      ] as const)
        expect(await refusalOf(thanks.readGifts(number))).toEqual({ _tag: expected });
      for (const reader of [environment.browser(), await signedIn(environment, owner)])
        expect(JSON.stringify(await opened(reader, registry))).not.toContain('Almeida');
    });
  });
};
