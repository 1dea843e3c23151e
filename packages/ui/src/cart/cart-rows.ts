import {
  type AmountRange,
  type CartLineView,
  type CartView,
  type Cents,
  cartSubtotal,
  counts,
  type DeliveryOption,
  exceedsRemaining,
  formatPrice,
  type GrId,
  isSameIdentity,
  type LineId,
  NO_CENTS,
  type OverClaimedLine,
  type RegistryName,
  rangeUpTo,
  registryGroups,
  type ShownArrival,
  type Site,
  shownArrivals,
  sumUp,
  type TooMuchMoney,
  type UnavailableLine,
  unitsIn,
} from '@gift-registry/domain';
import { eq as Eq, option as O } from 'fp-ts';
import type { ProductFacts } from '../product-facts/index.ts';
import type { CartFocus, CartRow, CheckoutModel, CheckoutProblem, LinesRefused, RowNotice } from './cart-model.ts';

/** Grouped by registry; groups shown before keep their places. */
const groupedByRegistry = (
  lines: ReadonlyArray<CartLineView>,
  before: ReadonlyArray<CartRow>,
): ReadonlyArray<CartLineView> => {
  const known = before.flatMap((row) => lines.filter(({ lineId }) => lineId === row.line.lineId));
  return registryGroups([...known, ...lines.filter((line) => !known.includes(line))]).flatMap((group) => group.lines);
};

/** The registry that all rows are for, and its name; none when there are several. */
export const singleRegistry = (
  rows: ReadonlyArray<CartRow>,
): { readonly registry: O.Option<GrId>; readonly registryName: O.Option<RegistryName> } => {
  const [group, ...others] = registryGroups(rows.map(({ line }) => line));
  return group === undefined || others.length > 0
    ? { registry: O.none, registryName: O.none }
    : { registry: group.grId, registryName: group.registry };
};

/** The registry to return to; none if it is closed (BUY-09). */
export const registryToReturnTo = ({
  registry,
  rows,
}: {
  readonly registry: O.Option<GrId>;
  readonly rows: ReadonlyArray<CartRow>;
}): O.Option<GrId> => (rows.some(({ line }) => line.blocker === 'registry-closed') ? O.none : registry);

/** A line that an order refused has to be removed until a newly read cart shows whether that still holds, as it does for store stock (BUY-08). */
const isStillUnavailable = ({ line, notice }: CartRow): boolean =>
  notice._tag === 'Gone' && notice.why !== 'too-few-in-store' && line.blocker === undefined;

/** Whether a different quantity can be bought: true unless the line has to be removed, and also if only its store has too few. */
export const canChangeQuantity = (notice: RowNotice): boolean =>
  notice._tag !== 'Gone' || notice.why === 'too-few-in-store';

/** The notice of a contribution, from what the cart knows of its fund now. */
const moneyNotice = ({ lineTotal }: CartLineView, missing: O.Option<Cents>): RowNotice => {
  if (O.isNone(missing)) return { _tag: 'Gone', why: 'not-together' };
  return lineTotal > missing.value ? { _tag: 'TooMuch', missing: missing.value } : { _tag: 'None' };
};

/** The amounts that the fund of a contribution takes now. */
export const fundRange = ({ missing = O.none }: Pick<CartLineView, 'missing'>): AmountRange =>
  rangeUpTo(O.getOrElse(() => NO_CENTS)(missing));

const needed = ({ remaining }: CartLineView): number => O.getOrElse(() => Number.POSITIVE_INFINITY)(remaining);

const isOverClaimed = (line: CartLineView, { grId, identity }: OverClaimedLine): boolean =>
  line.kind === 'item' && O.isSome(line.grId) && line.grId.value === grId && isSameIdentity(line.identity, identity);

const noticeOf = (line: CartLineView, before: CartRow | undefined): RowNotice => {
  if (line.blocker !== undefined) return { _tag: 'Gone', why: line.blocker };
  if (line.missing !== undefined) return moneyNotice(line, line.missing);
  if (before !== undefined && isStillUnavailable(before)) return before.notice;
  if (before?.notice._tag === 'TooMuch' && before.line.lineTotal <= line.lineTotal) return before.notice;
  const remaining = needed(line);
  if (!exceedsRemaining(line.quantity, remaining)) return { _tag: 'None' };
  if (before === undefined) return { _tag: 'Exceeds', remaining };
  const { notice } = before;
  const isKnown = notice._tag === 'ToDecide' || notice._tag === 'Accepted';
  if (isKnown && before.line.quantity === line.quantity) return { ...notice, remaining };
  const bought = (notice._tag === 'JustBought' ? notice.bought : 0) + Math.max(0, needed(before.line) - remaining);
  return bought > 0 && Number.isFinite(bought)
    ? { _tag: 'JustBought', bought, remaining }
    : { _tag: 'Exceeds', remaining };
};

const isStillShipped = (line: CartLineView, known: CartRow | undefined): known is CartRow =>
  known?.change._tag === 'Shipped' && line.pickup === undefined;

/**
 * The rows of a newly read cart. Earlier notices stay while they still apply; a row with a pending change (`isPending`)
 * keeps the text of its field, so that an older answer does not overwrite the person's input.
 */
export const rowsOf = (
  { lines }: CartView,
  before: ReadonlyArray<CartRow>,
  isPending: (lineId: LineId) => boolean,
): ReadonlyArray<CartRow> =>
  groupedByRegistry(lines, before).map((line) => {
    const known = before.find((row) => row.line.lineId === line.lineId);
    const keepsField = known !== undefined && isPending(line.lineId);
    return {
      line,
      text: keepsField ? known.text : String(line.quantity),
      amount: known?.amount ?? O.none,
      notice: noticeOf(line, known),
      change: keepsField || isStillShipped(line, known) ? known.change : { _tag: 'Saved' },
    };
  });

/** Where the focus goes when a row is removed: to the row that takes its place, or the last one. */
export const focusAfter = (before: ReadonlyArray<CartRow>, after: ReadonlyArray<CartRow>): O.Option<CartFocus> => {
  const gone = before.findIndex(({ line }) => after.every((row) => row.line.lineId !== line.lineId));
  const heir = after[Math.min(gone, after.length - 1)];
  return heir === undefined ? O.none : O.some({ _tag: 'Line', lineId: heir.line.lineId });
};

/** The rows with one of them changed. */
export const withRow = (
  rows: ReadonlyArray<CartRow>,
  lineId: LineId,
  change: (row: CartRow) => CartRow,
): ReadonlyArray<CartRow> => rows.map((row) => (row.line.lineId === lineId ? change(row) : row));

/** The row after the guest accepted buying more than is needed; unchanged when there is nothing to accept. */
export const accepted = (row: CartRow): CartRow =>
  row.notice._tag === 'ToDecide' ? { ...row, notice: { _tag: 'Accepted', remaining: row.notice.remaining } } : row;

/** The rows after an order was refused for requesting more than is needed (CART-07): each row concerned waits for the guest's choice. */
export const withOverClaims = (
  rows: ReadonlyArray<CartRow>,
  claims: ReadonlyArray<OverClaimedLine>,
): ReadonlyArray<CartRow> =>
  rows.map((row) => {
    const claim = claims.find((over) => isOverClaimed(row.line, over));
    if (claim === undefined) return row;
    const earlier = row.notice._tag === 'JustBought' ? row.notice.bought : 0;
    const sinceRead = O.isSome(row.line.remaining) ? Math.max(0, row.line.remaining.value - claim.remaining) : 0;
    return {
      ...row,
      line: { ...row.line, remaining: O.some(claim.remaining) },
      notice: { _tag: 'ToDecide', bought: earlier + sinceRead, remaining: claim.remaining },
    };
  });

const sameRegistry = O.getEq<GrId>(Eq.eqStrict).equals;

/** Whether a row is the one that was refused. For group gifts a refused whole unit does not include contributions. */
const isGone = ({ line }: CartRow, { grId, identity }: UnavailableLine, why: LinesRefused['_tag']): boolean =>
  (why === 'ItemGone' || line.kind === 'item') &&
  sameRegistry(grId, line.grId) &&
  isSameIdentity(identity, line.identity);

/** The rows after an order was refused because items can no longer be bought; the same product for another registry is not affected. */
export const withUnavailable = (
  rows: ReadonlyArray<CartRow>,
  { _tag, lines }: LinesRefused,
): ReadonlyArray<CartRow> => {
  const why = _tag === 'PickupGone' ? 'too-few-in-store' : _tag;
  return rows.map((row) =>
    lines.some((line) => isGone(row, line, _tag)) ? { ...row, notice: { _tag: 'Gone', why } } : row,
  );
};

const givesTooMuch = ({ line }: CartRow, { grId, identity }: TooMuchMoney): boolean =>
  line.kind === 'contribution' && sameRegistry(O.some(grId), line.grId) && isSameIdentity(identity, line.identity);

/** The rows after an order was refused because contributions exceed what their funds take (GG-03): each has to be lowered or removed. */
export const withTooMuch = (rows: ReadonlyArray<CartRow>, lines: ReadonlyArray<TooMuchMoney>): ReadonlyArray<CartRow> =>
  rows.map((row) => {
    const found = lines.find((line) => givesTooMuch(row, line));
    return found === undefined ? row : { ...row, notice: { _tag: 'TooMuch', missing: found.missing } };
  });

/** Whether a row waits for the guest's choice, or has to be lowered or taken out. */
export const isUndecided = ({ _tag }: RowNotice): boolean =>
  _tag === 'ToDecide' || _tag === 'Gone' || _tag === 'TooMuch';

/** Whether no row waits for the guest's choice or has to be taken out. */
export const isDecided = (rows: ReadonlyArray<CartRow>): boolean => !rows.some(({ notice }) => isUndecided(notice));

/** The refusals that concern single rows. */
const rowProblems: ReadonlyArray<CheckoutProblem['_tag']> = [
  'OverClaim',
  'ItemGone',
  'PaidTogether',
  'PickupGone',
  'FundFull',
  'ChoiceNeeded',
  'RemovalNeeded',
];

/** The problem that still blocks the order: a refusal concerning rows ends once all rows are decided. */
export const remainingProblem = (
  rows: ReadonlyArray<CartRow>,
  problem: O.Option<CheckoutProblem>,
): O.Option<CheckoutProblem> =>
  O.filter<CheckoutProblem>(({ _tag }) => !isDecided(rows) || !rowProblems.includes(_tag))(problem);

/** The total of a line, formatted, and the total at the regular price where that is reduced (ITEM-09). */
export const formattedLineTotal = (
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  { lineTotal, regularTotal }: Pick<CartLineView, 'lineTotal' | 'regularTotal'>,
): Pick<ProductFacts, 'price' | 'struckPrice'> => {
  const write = (amount: Cents): string => formatPrice(currencyPrefix, amount);
  return { price: write(lineTotal), struckPrice: O.map(write)(O.fromNullable(regularTotal)) };
};

/** The chosen shipping method with the order's total; none while that total does not match the rows, until the cart is read again. */
export const chosenDelivery = (
  { marketRules: { pricesIncludeTax } }: Pick<Site, 'marketRules'>,
  { shippingMethods, shippingMethod }: Pick<CheckoutModel, 'shippingMethods' | 'shippingMethod'>,
  subtotal: Cents,
): O.Option<DeliveryOption> =>
  O.fromNullable(
    shippingMethods.find(
      (delivery) =>
        delivery.code === shippingMethod && delivery.total === sumUp({ ...delivery, subtotal }, pricesIncludeTax).total,
    ),
  );

/** The rows that can be ordered, their total, and what is left out of it. */
interface CountedRows {
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
  /** How many units cannot be bought in their present state. */
  readonly uncounted: number;
  /** Whether no row can be ordered until something is changed or chosen (CART-07). */
  readonly isStuck: boolean;
}

/** Whether a row can be bought; false as soon as an order was refused for it, even before the cart is read again (CART-07). */
const isCounted = ({ line, notice }: CartRow): boolean =>
  counts(line) && notice._tag !== 'Gone' && notice._tag !== 'TooMuch';

/** The rows as an order would count them: lines that have to be removed or lowered first are not in any total (BUY-09, GG-03). */
export const countedRows = (rows: ReadonlyArray<CartRow>): CountedRows => {
  const lines = rows.filter(isCounted).map(({ line }) => line);
  return {
    lines,
    subtotal: cartSubtotal(lines),
    uncounted: unitsIn(rows.filter((row) => !isCounted(row)).map(({ line }) => line)),
    isStuck: rows.every((row) => !isCounted(row) || row.notice._tag === 'ToDecide'),
  };
};

/** Whether gifts can be sent near the day of the event. */
export const canBeNearDay = ({
  shippingMethod,
  shippingMethods,
}: Pick<CheckoutModel, 'shippingMethod' | 'shippingMethods'>): boolean =>
  shippingMethods.find(({ code }) => code === shippingMethod)?.nearDay !== undefined;

/** Whether they are: a surprise whose giver asks for it (SHIP-06). */
export const isSentNearDay = ({
  form,
  ...chosen
}: Pick<CheckoutModel, 'form' | 'shippingMethod' | 'shippingMethods'>): boolean =>
  form.isSurprise && form.isNearDay && canBeNearDay(chosen);

/** When the cart arrives by that method. */
export const arrivalsBy = (
  { arrival, laterArrivals, nearDay }: DeliveryOption,
  rows: ReadonlyArray<Pick<CartRow, 'line'>>,
  { isSurprise, isNearDay }: CheckoutModel['form'],
): ReadonlyArray<ShownArrival> =>
  shownArrivals(
    rows.map(({ line }) => line),
    arrival,
    isSurprise && isNearDay && nearDay !== undefined ? nearDay : laterArrivals,
  );
