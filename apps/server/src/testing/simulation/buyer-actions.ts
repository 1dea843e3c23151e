import { centsOf, exampleElsewhereGift } from '@gift-registry/domain/testing/arbitrary';
import { type FakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { elementAt, isOpen, oneOf, type People } from './people.ts';
import { buyers, identities, lists, type SentCancellation, type SentOrder } from './people-and-lists.ts';
import type { SimulatedShop } from './shop.ts';
import type { Action, BuyerAction } from './turn.ts';

const isAsked = (each: SentOrder): boolean => each.held !== undefined && isOpen(each);

/** What buyers do. */
export const buyerActions = (shop: SimulatedShop, people: People, payment: FakePayment) => {
  const { sent, cancellations, newKey, newOrder, recordAnswer, send } = people;

  /** Puts a gift into the cart and orders; what is refused is bought on purpose, or leaves the cart. */
  const order = async (service: number, action: Extract<Action, { readonly what: 'order' }>): Promise<void> => {
    const [buyer, { grId }] = [oneOf(buyers, action.buyer), oneOf(lists, action.registry)];
    // Two of them are group gifts.
    const identity = oneOf(identities, action.gift === 'contribution' ? 1 + 2 * (action.at % 2) : action.at);
    const { cart } = shop.browser(service, buyer);
    const adding = {
      units: TE.map(() => true)(
        cart.add([{ grId: O.some(grId), identity, quantity: action.quantity }], O.some(newKey())),
      ),
      contribution: TE.map(() => true)(
        cart.addContribution({ grId, identity, amount: centsOf(action.cents) }, newKey()),
      ),
      eGiftCard: TE.map(() => true)(cart.addEGiftCard({ grId, amount: '50' }, O.some(newKey()))),
    };
    if (action.gift !== 'eGiftCard')
      people.put.push({ buyer, grId, identity, amount: action.gift === 'units' ? action.quantity : action.cents });
    if (E.isLeft(await recordAnswer<unknown, boolean>(buyer, adding[action.gift]))) return;
    const request = {
      message: `For ${grId} from ${buyer.giver.firstName}, ${newKey()}`,
      accepted: [],
      isSurprise: action.isSurprise,
      payment: { _tag: 'Token', token: paymentTokens[action.payment] },
    } as const;
    const first = newOrder(buyer, request);
    await send(service, first);
    if (isOpen(first) || first.answer === undefined || E.isRight(first.answer)) return;
    const { left: refusal } = first.answer;
    if (action.isOnPurpose && refusal._tag === 'OverClaim') {
      const accepted = refusal.lines.map(({ asked: quantity, grId: of, identity: what }) => ({
        grId: of,
        identity: what,
        quantity,
      }));
      return send(service, newOrder(buyer, { ...request, accepted }));
    }
    const read = await recordAnswer(buyer, shop.browser(service, buyer).cart.read);
    if (E.isLeft(read)) return;
    for (const { lineId } of read.right.lines) await shop.browser(service, buyer).cart.remove(lineId)();
  };

  const takeBack = async (service: number, { buyer, orderNumber, key }: SentCancellation): Promise<void> => {
    const { placedOrders } = shop.browser(service, buyer);
    const link = await placedOrders.findOwn(orderNumber)();
    if (E.isRight(link)) await recordAnswer(buyer, placedOrders.takeBack(link.right, { line: 1, units: 1 }, key));
  };

  const does = async (service: number, { what, buyer: who, registry, at }: BuyerAction): Promise<void> => {
    const [buyer, { grId }] = [oneOf(buyers, who), oneOf(lists, registry)];
    const own = sent.filter((each) => each.buyer === buyer);
    const orderNumber = elementAt(
      own.flatMap(({ numbers }) => [...numbers]),
      at,
    );
    switch (what) {
      case 'again': {
        // Half of them are what somebody waits for now.
        const awaited =
          at % 2 === 0 ? elementAt(sent.filter(({ answer }) => answer === undefined).toReversed(), at) : undefined;
        const again = awaited ?? elementAt(own.toReversed(), at);
        const canceled = elementAt(cancellations.toReversed(), at);
        if (again !== undefined) await send(service, again);
        if (canceled !== undefined) await takeBack(service, canceled);
        return;
      }
      case 'shop': {
        // Whose bank asks meanwhile, if anybody's does.
        const whose = sent.find(isAsked)?.buyer ?? buyer;
        const { cart } = shop.browser(service, whose);
        const identity = oneOf(identities, at);
        people.put.push({ buyer: whose, grId, identity, amount: 1 });
        await recordAnswer(whose, cart.add([{ grId: O.some(grId), identity, quantity: 1 }], O.some(newKey())));
        return;
      }
      case 'confirm':
      case 'deny': {
        const asked = elementAt(sent.filter(isAsked), at);
        if (asked?.held === undefined) return;
        payment.answerChallenge(asked.held, what === 'confirm');
        return send(service, asked, { ...asked.request, payment: { _tag: 'Confirmed', authorization: asked.held } });
      }
      case 'takeBack': {
        const order = elementAt(sent.filter(({ numbers }) => numbers.size > 0).toReversed(), at);
        if (order === undefined) return;
        const [canceled] = order.numbers;
        if (canceled === undefined) return;
        const cancellation = { buyer: order.buyer, orderNumber: canceled, key: newKey() };
        cancellations.push(cancellation);
        return takeBack(service, cancellation);
      }
      case 'reword': {
        if (orderNumber === undefined) return;
        const { placedOrders } = shop.browser(service, buyer);
        const link = await placedOrders.findOwn(orderNumber)();
        if (E.isRight(link))
          await recordAnswer(
            buyer,
            placedOrders.changeMessage(link.right, `Love, ${buyer.giver.firstName}, ${newKey()}`),
          );
        return;
      }
      case 'elsewhere': {
        const gift = exampleElsewhereGift({ grId, identity: oneOf(identities, at), giver: buyer.giver, message: '' });
        const reported = await recordAnswer(buyer, shop.browser(service, buyer).boughtElsewhere.report(gift, newKey()));
        if (E.isRight(reported)) people.elsewhere.push(reported.right);
      }
    }
  };

  return { order, takeBack, does };
};
