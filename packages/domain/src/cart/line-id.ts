/*
 * [CART-09] A line's id is made of what the line holds, so that the same item for the same registry is one line.
 *
 * @example lineIdOf(O.some(grIdOf('7310442')), identityOf('4821')) // => '7310442-4821-0'
 */
import { option as O } from 'fp-ts';
import { type GrId, type ItemIdentity, identityKey } from '../identity/index.ts';

/** The id of a line within its cart, made from its content, so that the same product is one line. */
export type LineId = string & { readonly LineId: unique symbol };

const isLineId = (text: string): text is LineId => /^[\w.-]{1,80}$/.test(text);

/** Parses a line's id: 1 to 80 letters, digits, `-`, `.` or `_`. Does not check that the cart has such a line. */
export const parseLineId = (raw: string): O.Option<LineId> => O.fromPredicate(isLineId)(raw);

/** The id of the line for the registry's item, or for the plain product. */
export const lineIdOf = (grId: O.Option<GrId>, identity: ItemIdentity): LineId =>
  `${O.getOrElse(() => 'plain')(grId)}-${identityKey(identity)}` as LineId;

/** The id of the line for contributions to the fund of the registry's item. */
export const contributionLineId = (grId: GrId, identity: ItemIdentity): LineId =>
  `fund-${grId}-${identityKey(identity)}` as LineId;

/** The name of the line that is the so-many-th of an order to hold the same; the first has the name itself. */
const repeatedLineId = (lineId: LineId, place: number): LineId =>
  place === 1 ? lineId : (`${lineId}.${place}` as LineId);

/** The lines with names of their own. A cart has one line for the same thing; an order that was placed elsewhere may have several. */
export const withOwnLineIds = <Line extends { readonly lineId: LineId }>(
  lines: ReadonlyArray<Line>,
): ReadonlyArray<Line> => {
  const counts = new Map<LineId, number>();
  return lines.map((line) => {
    const place = (counts.get(line.lineId) ?? 0) + 1;
    counts.set(line.lineId, place);
    return { ...line, lineId: repeatedLineId(line.lineId, place) };
  });
};
