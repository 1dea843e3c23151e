import type { GrId, IdempotencyKey, ItemIdentity, OrderNumber } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, type taskEither as TE } from 'fp-ts';
import type { Buyer, List, OrderAnswer, SentCancellation, SentOrder } from './people-and-lists.ts';
import type { SimulatedShop } from './shop.ts';

/** An answer that somebody got. */
export interface Answered {
  readonly reader: Buyer | List;
  readonly text: string;
}

/** Something that a buyer may have put into the cart: units, or cents. */
export interface Put {
  readonly buyer: Buyer;
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: number;
}

/** One of them, counted around; undefined where there is none. */
export const elementAt = <A>(all: ReadonlyArray<A>, at: number): A | undefined => all[at % Math.max(1, all.length)];

/** One of what is never empty. */
export const oneOf = <A>(all: ReadonlyArray<A>, at: number): A => {
  const one = elementAt(all, at);
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

/** Whether it is not known what became of the order, or it goes on. */
export const isOpen = ({ answer }: SentOrder): boolean => answer === undefined || isOpenAnswer(answer);

const isOpenAnswer = (answer: OrderAnswer): boolean =>
  E.isLeft(answer) && ['Unavailable', 'RequestInProgress', 'PaymentActionNeeded'].includes(answer.left._tag);

/** What people have sent, and what they were answered. */
export const people = (shop: SimulatedShop, placedKeys: ReadonlySet<unknown>) => {
  const sent: Array<SentOrder> = [];
  const cancellations: Array<SentCancellation> = [];
  const put: Array<Put> = [];
  const elsewhere: Array<OrderNumber> = [];
  const answers: Array<Answered> = [];
  let keys = 0;
  const newKey = (): IdempotencyKey => {
    keys += 1;
    return idempotencyKeyOf(`simulated-key-${String(keys).padStart(6, '0')}`);
  };
  const recordAnswer = async <R, A>(reader: Buyer | List, call: TE.TaskEither<R, A>): Promise<E.Either<R, A>> => {
    const answer = await call();
    answers.push({ reader, text: JSON.stringify(answer) });
    return answer;
  };
  return {
    sent,
    cancellations,
    put,
    elsewhere,
    answers,
    newKey,
    /** What the reader is answered. */
    recordAnswer,
    /** The numbers of orders that were answered. */
    placed: (): ReadonlyArray<OrderNumber> => [...new Set(sent.flatMap(({ numbers }) => [...numbers]))],
    newOrder: (buyer: Buyer, request: Omit<SentOrder['request'], 'giver'>): SentOrder => {
      const order: SentOrder = {
        buyer,
        key: newKey(),
        request: { giver: buyer.giver, ...request },
        answer: undefined,
        numbers: new Set(),
        refused: undefined,
        held: undefined,
      };
      sent.push(order);
      return order;
    },
    /** Sends the order, for the first time or again. */
    send: async (service: number, order: SentOrder, request = order.request): Promise<void> => {
      const [wasPlaced, days, failures] = [placedKeys.has(order.key), shop.days(), shop.failures()];
      const answer = await recordAnswer(
        order.buyer,
        shop.browser(service, order.buyer).orders.place(request, order.key),
      );
      // An older answer tells nothing that a newer one did not.
      if (isOpen(order)) order.answer = answer;
      if (E.isRight(answer)) order.numbers.add(answer.right.orderNumber);
      else if (answer.left._tag === 'PaymentActionNeeded') order.held = answer.left.authorization;
      else if (answer.left._tag === 'Unavailable' && failures === shop.failures()) order.refused = 'nothing failed';
      else if (!isOpenAnswer(answer) && !wasPlaced && placedKeys.has(order.key) && days === shop.days())
        order.refused = answer.left._tag;
    },
  };
};
export type People = ReturnType<typeof people>;
