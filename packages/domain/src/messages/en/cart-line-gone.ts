import type { CartLineView, LineBlocker } from '../../cart/index.ts';

/** Why a line has to be taken out: what the cart says of it, or what an order was refused for. */
export type LineGone = LineBlocker | 'ItemGone' | 'PaidTogether';

const PAID_TOGETHER =
  'Guests have already started paying for this gift together. Please remove it to continue. You can contribute to its group gift fund instead.';

/** How to read: a gift that cannot be ordered for the reason on the left is told of as on the right (BUY-09). */
const goneGifts: Readonly<Record<LineGone, string>> = {
  'registry-closed':
    'This registry is no longer open, so nothing can be bought for it. Please remove this gift to continue.',
  'taken-off': 'This gift was taken off the registry. Please remove it to continue.',
  'no-longer-available': 'This gift is no longer available. Please remove it to continue.',
  'personalization-error':
    'There’s a mistake in this gift’s personalization, so it can’t be bought right now. Please remove it to continue.',
  'personalization-required':
    'This gift needs to be personalized. Please remove it, enter your text on its page and add it from there.',
  'other-brand': 'This gift is sold on our other site. Please remove it here to continue, and buy it there.',
  'made-to-order':
    'This gift is made to order, with options you choose in our stores or by phone. Please remove it to continue.',
  'group-gift-begun': PAID_TOGETHER,
  'not-in-stores':
    'This gift is made for you when you order, so it can’t be picked up in a store. Please remove it, then add it again from its page.',
  'not-together': 'This gift no longer takes group contributions. Please remove it to continue.',
  ItemGone: 'This gift can no longer be bought. Please remove it to continue.',
  PaidTogether: PAID_TOGETHER,
  'too-few-in-store': 'The store no longer has that many of this gift. Choose fewer, have it shipped, or remove it.',
};

/** How to read: money that cannot be given for the reason on the left is told of as on the right; for any other, as that it can no longer be given together. */
const goneMoney: Readonly<Partial<Record<LineGone, string>>> = {
  'registry-closed':
    'This registry is no longer open, so nothing can be given to it. Please remove your contribution to continue.',
  'taken-off': 'This gift was taken off the registry. Please remove your contribution to continue.',
  'no-longer-available': 'This gift is no longer available. Please remove your contribution to continue.',
};

type Worded = Pick<CartLineView, 'kind' | 'quantity' | 'unitsAtStore'>;

/** Where one piece was to be picked up there are no fewer to choose. */
const LAST_UNIT_GONE =
  'The store no longer has this gift. Have it shipped, remove it, or choose another store on its page.';

const CONTRIBUTION_GONE = 'This gift no longer takes group contributions. Please remove your contribution to continue.';
const CARD_GONE = 'This registry is no longer open, so it can’t take gift cards. Please remove this one to continue.';

/** Of a pickup of which its store has too few: how many stand there, as far as that is known. Others of the cart may be for the same units, so that one piece can be too many (BUY-08). */
const tooFewInStore = ({ quantity, unitsAtStore }: Worded): string => {
  if (unitsAtStore === undefined) return quantity === 1 ? LAST_UNIT_GONE : goneGifts['too-few-in-store'];
  if (unitsAtStore === 0) return LAST_UNIT_GONE;
  const ways = quantity === 1 ? 'Have it shipped or remove it.' : 'Choose fewer, have it shipped, or remove it.';
  return `The store has only ${unitsAtStore} of this gift, and your cart needs more. ${ways}`;
};

/** Why a line has to be taken out, and that it has to (BUY-09). */
export const goneLineMessages = (line: Worded, why: LineGone): string => {
  const { kind } = line;
  if (kind === 'item') return why === 'too-few-in-store' ? tooFewInStore(line) : goneGifts[why];
  return kind === 'contribution' ? (goneMoney[why] ?? CONTRIBUTION_GONE) : CARD_GONE;
};
