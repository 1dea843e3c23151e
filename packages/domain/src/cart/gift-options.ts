/*
 * [WRAP-01] What goes into the boxes of a registry's gifts: a gift wrap, a card with the order's message, a gift receipt without prices. Only gifts that are shipped are packed; a wrap that the site no longer offers counts as none.
 *
 * @example giftOptionsOf(sites.main, [exampleLine()], [{ grId: grIdOf('7310442'), wrap: 'by-balloon', hasCard: true, hasReceipt: false }])
 *   // => [{ grId: '7310442', hasCard: true, hasReceipt: false }]
 * @example wrapOn({ giftWrap: [{ code: 'linen', name: 'Ruban de lin', price: centsOf(595) }] }, { code: 'linen', name: 'Linen ribbon' }).name // => 'Ruban de lin'
 */
import { either as E, option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryName } from '../registry/index.ts';
import type { GiftWrap, Site } from '../site/index.ts';
import { type CartContents, type GiftChoice, itemLines } from './cart.ts';
import { type CartLineView, type GiftOptions, isShippedLine } from './cart-view.ts';

type ChosenWrap = Pick<GiftWrap, 'code' | 'name'>;

/** Whether the line is of a registry and is shipped, so that it can be wrapped. */
const isPackedFor =
  (of: GrId) =>
  ({ grId, ...line }: Pick<CartLineView, 'kind' | 'grId' | 'pickup'>): boolean =>
    O.isSome(grId) && grId.value === of && isShippedLine(line);

/** The places of the lines that are packed for a registry. */
export const packedLines = (
  lines: ReadonlyArray<Pick<CartLineView, 'kind' | 'grId' | 'pickup'>>,
  grId: GrId,
): ReadonlyArray<number> => lines.flatMap((line, place) => (isPackedFor(grId)(line) ? [place] : []));

/** The gift options of each registry to which gifts are shipped; empty where the site offers none. */
export const giftOptionsOf = (
  { giftWrap: offered }: Pick<Site, 'giftWrap'>,
  lines: ReadonlyArray<Pick<CartLineView, 'kind' | 'grId' | 'pickup'>>,
  choices: ReadonlyArray<GiftChoice> = [],
): ReadonlyArray<GiftOptions> => {
  if (offered === undefined) return [];
  const registries = new Set(lines.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : [])));
  return [...registries]
    .filter((grId) => lines.some(isPackedFor(grId)))
    .map((grId) => {
      const { wrap, hasCard = false, hasReceipt = false } = choices.find((choice) => choice.grId === grId) ?? {};
      const { code, name } = offered.find((each) => each.code === wrap) ?? {};
      return {
        grId,
        hasCard,
        hasReceipt,
        ...(code === undefined || name === undefined ? {} : { wrap: { code, name } }),
      };
    });
};

/** A chosen wrap under the name that it has on the site, also where the order was placed in another language. */
export const wrapOn = ({ giftWrap = [] }: Pick<Site, 'giftWrap'>, wrap: ChosenWrap): ChosenWrap => ({
  ...wrap,
  name: giftWrap.find(({ code }) => code === wrap.code)?.name ?? wrap.name,
});

/** The options of which anything was chosen, as an order with that message has them: without a message there is no card, and gift receipts have that number unless they have their own. */
export const orderedGiftOptions = (
  options: ReadonlyArray<GiftOptions>,
  message: string,
  receiptNumber?: string,
): ReadonlyArray<GiftOptions> =>
  options
    .map((each) => ({
      ...(each.hasReceipt && receiptNumber !== undefined ? { receiptNumber } : {}),
      ...each,
      hasCard: each.hasCard && message !== '',
    }))
    .filter(({ wrap, hasCard, hasReceipt }) => wrap !== undefined || hasCard || hasReceipt);

/** The registry that the options are for, where an order is for several. */
export const packedFor = (
  {
    lines,
    giftOptions = [],
  }: {
    readonly lines: ReadonlyArray<Pick<CartLineView, 'grId' | 'registry'>>;
    readonly giftOptions?: ReadonlyArray<GiftOptions>;
  },
  { grId }: Pick<GiftOptions, 'grId'>,
): RegistryName | undefined =>
  giftOptions.length > 1 ? lines.find((line) => O.toUndefined(line.grId) === grId)?.registry : undefined;

/** The options as texts that are equal for equal options. */
export const giftOptionTerms = (options: ReadonlyArray<GiftOptions>): ReadonlyArray<string> =>
  options.map(({ grId, wrap, hasCard, hasReceipt }) => [grId, wrap?.code ?? '', hasCard, hasReceipt].join(' '));

/** Why a choice is refused: the site has no such gift wrap, or nothing is shipped to that registry. */
export type GiftChoiceProblem = { readonly _tag: 'GiftWrapUnknown' } | { readonly _tag: 'NothingToWrap' };

/** The cart with that choice, in place of an earlier one for the same registry. */
export const withGiftChoice =
  ({ giftWrap }: Pick<Site, 'giftWrap'>, choice: GiftChoice) =>
  (cart: CartContents): E.Either<GiftChoiceProblem, CartContents> => {
    const { grId, wrap } = choice;
    const isPacked = itemLines(cart.lines).some((line) => isPackedFor(grId)({ kind: 'item', ...line }));
    if (giftWrap === undefined || !isPacked) return E.left({ _tag: 'NothingToWrap' });
    if (wrap !== undefined && !giftWrap.some(({ code }) => code === wrap)) return E.left({ _tag: 'GiftWrapUnknown' });
    const others = (cart.giftChoices ?? []).filter((each) => each.grId !== grId);
    return E.right({ ...cart, giftChoices: [...others, choice] });
  };
