import { centsOf, exampleElsewhereGift } from '@gift-registry/domain/testing/arbitrary';
import { type FakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { buyers, identities, lists, type SentCancellation } from './cast.ts';
import { circled, isOpen, oneOf, type People } from './people.ts';
import type { SimulatedShop } from './shop.ts';
import type { BuyerDeed, Deed } from './turn.ts';

/** What buyers do. */
export const buyerDeeds = (shop: SimulatedShop, people: People, payment: FakePayment) => {
  const { sent, cancellations, newKey, newOrder, heard, send } = people;

  /** Puts a gift into the cart and orders; what is refused is bought on purpose, or leaves the cart. */
  const order = async (service: number, deed: Extract<Deed, { readonly what: 'order' }>): Promise<void> => {
    const [buyer, { grId }] = [oneOf(buyers, deed.buyer), oneOf(lists, deed.registry)];
    // Two of them are group gifts.
    const identity = oneOf(identities, deed.gift === 'contribution' ? 1 + 2 * (deed.at % 2) : deed.at);
    const { cart } = shop.browser(service, buyer);
    const adding = {
      units: TE.map(() => true)(
        cart.add([{ grId: O.some(grId), identity, quantity: deed.quantity }], O.some(newKey())),
      ),
      contribution: TE.map(() => true)(cart.addContribution({ grId, identity, amount: centsOf(deed.cents) }, newKey())),
      eGiftCard: TE.map(() => true)(cart.addEGiftCard({ grId, amount: '50' }, O.some(newKey()))),
    };
    if (deed.gift !== 'eGiftCard')
      people.put.push({ buyer, grId, identity, amount: deed.gift === 'units' ? deed.quantity : deed.cents });
    if (E.isLeft(await heard<unknown, boolean>(buyer, adding[deed.gift]))) return;
    const request = {
      message: `For ${grId} from ${buyer.giver.firstName}`,
      accepted: [],
      isSurprise: deed.isSurprise,
      payment: { _tag: 'Token', token: paymentTokens[deed.payment] },
    } as const;
    const first = newOrder(buyer, request);
    await send(service, first);
    if (isOpen(first) || first.answer === undefined || E.isRight(first.answer)) return;
    const { left: refusal } = first.answer;
    if (deed.isOnPurpose && refusal._tag === 'OverClaim') {
      const accepted = refusal.lines.map(({ asked: quantity, grId: of, identity: what }) => ({
        grId: of,
        identity: what,
        quantity,
      }));
      return send(service, newOrder(buyer, { ...request, accepted }));
    }
    const read = await heard(buyer, shop.browser(service, buyer).cart.read);
    if (E.isLeft(read)) return;
    for (const { lineId } of read.right.lines) await shop.browser(service, buyer).cart.remove(lineId)();
  };

  const takeBack = async (service: number, { buyer, orderNumber, key }: SentCancellation): Promise<void> => {
    const { placedOrders } = shop.browser(service, buyer);
    const link = await placedOrders.findOwn(orderNumber)();
    if (E.isRight(link)) await heard(buyer, placedOrders.takeBack(link.right, { line: 1, units: 1 }, key));
  };

  const does = async (service: number, { what, buyer: who, registry, at }: BuyerDeed): Promise<void> => {
    const [buyer, { grId }] = [oneOf(buyers, who), oneOf(lists, registry)];
    const own = sent.filter((each) => each.buyer === buyer);
    const orderNumber = circled(
      own.flatMap(({ numbers }) => [...numbers]),
      at,
    );
    switch (what) {
      case 'again': {
        const again = circled(own.toReversed(), at);
        const canceled = circled(
          cancellations.filter((each) => each.buyer === buyer),
          at,
        );
        if (again !== undefined) await send(service, again);
        if (canceled !== undefined) await takeBack(service, canceled);
        return;
      }
      case 'confirm':
      case 'deny': {
        const asked = circled(
          own.filter(({ held }) => held !== undefined),
          at,
        );
        if (asked?.held === undefined) return;
        payment.answerChallenge(asked.held, what === 'confirm');
        return send(service, asked, { ...asked.request, payment: { _tag: 'Confirmed', authorization: asked.held } });
      }
      case 'takeBack': {
        if (orderNumber === undefined) return;
        const cancellation = { buyer, orderNumber, key: newKey() };
        cancellations.push(cancellation);
        return takeBack(service, cancellation);
      }
      case 'reword': {
        if (orderNumber === undefined) return;
        const { placedOrders } = shop.browser(service, buyer);
        const link = await placedOrders.findOwn(orderNumber)();
        if (E.isRight(link))
          await heard(buyer, placedOrders.changeMessage(link.right, `Love, ${buyer.giver.firstName}`));
        return;
      }
      case 'elsewhere': {
        const gift = exampleElsewhereGift({ grId, identity: oneOf(identities, at), giver: buyer.giver, message: '' });
        const reported = await heard(buyer, shop.browser(service, buyer).boughtElsewhere.report(gift, newKey()));
        if (E.isRight(reported)) people.elsewhere.push(reported.right);
      }
    }
  };

  return { order, does };
};
