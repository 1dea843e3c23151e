/*
 * [GIVE-03] Decides what follows when the retailer reports that lines of an order were shipped, or handed over at a store. From then on they are not taken back.
 *
 * @example decideShipment(exampleRecord(), { lines: [9], at: instantOf('2027-06-01T12:00:00.000Z') }) // => E.left({ _tag: 'LineUnknown' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import { type OrderRecord, type RecordLine, unitsKept } from './order-record.ts';

/** The lines that were shipped at that time; empty means all that are left. */
export interface Shipment {
  readonly lines: ReadonlyArray<number>;
  readonly at: Instant;
}

/** Why nothing was recorded as shipped. */
export type ShipmentRefusal =
  | { readonly _tag: 'LineUnknown' }
  /** All units of these lines were taken back, so they must not be shipped. */
  | { readonly _tag: 'LinesTakenBack'; readonly lines: ReadonlyArray<number> };

const isShippable = ({ kind }: RecordLine): boolean => kind === 'item' || kind === 'giftCard';

/** Marks those lines of the order as shipped. */
export const decideShipment = (order: OrderRecord, { lines, at }: Shipment): E.Either<ShipmentRefusal, OrderRecord> => {
  const shippable = order.lines.filter(isShippable);
  if (!lines.every((line) => shippable.some((each) => each.line === line))) return E.left({ _tag: 'LineUnknown' });
  const isLeft = (line: RecordLine): boolean => unitsKept(order, line) > 0;
  const named = shippable.filter(({ line }) => lines.includes(line));
  const takenBack = named.filter((line) => O.isNone(line.shippedAt) && !isLeft(line)).map(({ line }) => line);
  if (takenBack.length > 0) return E.left({ _tag: 'LinesTakenBack', lines: takenBack });
  const shipped = lines.length === 0 ? shippable.filter(isLeft) : named;
  return E.right({
    ...order,
    lines: order.lines.map((line) =>
      shipped.includes(line) && O.isNone(line.shippedAt) ? { ...line, shippedAt: O.some(at) } : line,
    ),
  });
};
