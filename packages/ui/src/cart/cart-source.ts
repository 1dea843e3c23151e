import type {
  Cart,
  CartView,
  Cents,
  Fault,
  IdempotencyKey,
  LineId,
  LineRefusal,
  LoweringRefusal,
  OrderRefusal,
  OrderRequest,
  Orders,
  PlacedOrder,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { untilEnded } from './until-ended.ts';

/** The cart and its checkout as observables: each subscription asks once, one answer, then the end. */
export interface CartSource {
  readonly read$: Observable<E.Either<Fault, CartView>>;
  readonly changeQuantity: (lineId: LineId, quantity: number) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly lowerContribution: (
    lineId: LineId,
    amount: Cents,
  ) => Observable<E.Either<LoweringRefusal | Fault, CartView>>;
  readonly remove: (lineId: LineId) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly shipLine: (lineId: LineId) => Observable<E.Either<LineRefusal | Fault, CartView>>;
  readonly place: (
    request: OrderRequest,
    key: IdempotencyKey,
  ) => Observable<E.Either<OrderRefusal | Fault, PlacedOrder>>;
}

/** The cart behind the ports. */
export const cartSource = (
  cart: Pick<Cart, 'read' | 'changeQuantity' | 'lowerContribution' | 'remove' | 'shipLine'>,
  orders: Pick<Orders, 'place'>,
): CartSource => ({
  read$: defer(() => cart.read()),
  changeQuantity: (lineId, quantity) => defer(() => cart.changeQuantity(lineId, quantity)()),
  lowerContribution: (lineId, amount) => defer(() => cart.lowerContribution(lineId, amount)()),
  remove: (lineId) => defer(() => cart.remove(lineId)()),
  shipLine: (lineId) => defer(() => cart.shipLine(lineId)()),
  place: (request, key) => untilEnded(defer(() => orders.place(request, key)())),
});
