/*
 * [ELSE-02] Owners record a gift that came another way: an item of the list, or something else in their own words. Who gave it gets no email. What is still wanted of the item counts as bought; what came
 * beyond it is in the Thank You Manager alone. What owners do not see of the list makes no difference to the answer.
 *
 * @example additionProblems({ item: O.none, words: '', quantity: 1, giver: { firstName: 'Rosa', lastName: '' }, day: '2027-06-02', note: '' }, dayOf('2027-06-01')) // => ['words', 'day']
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { type CalendarDay, type Instant, instantInZone, parseCalendarDay } from '../calendar/index.ts';
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { namesOf, type RegistryItem } from '../item/index.ts';
import { itemFromElsewhere } from '../order/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { isBlank, isOneLine, storedLength, storedName, storedText, stripBidiControls } from '../text/index.ts';
import { giverNameProblems, readGiverName } from './thank-you-giver.ts';
import { NOTE_LIMIT } from './thank-you-note.ts';
import {
  type GiftId,
  type GivenThing,
  type GiverName,
  type LedgerEntry,
  type MarkChange,
  parseGiftId,
} from './thank-you-row.ts';

/** The maximum length of a gift in words, and of how many came. */
export const ADDED_GIFT_LIMITS = { words: 120, quantity: 999 } as const;

/** A gift that came another way, as owners enter it. */
export interface GiftAddition {
  /** The item of the list; `none` for something else. */
  readonly item: O.Option<ItemIdentity>;
  /** What it is, for something that is not on the list. */
  readonly words: string;
  readonly quantity: number;
  readonly giver: GiverName;
  /** The day on which it came, `2027-06-01`. */
  readonly day: string;
  /** The owners' note on it. */
  readonly note: string;
}

/** A field of the form. */
export type AdditionField = 'words' | 'quantity' | keyof GiverName | 'day' | 'note';

/** A recorded gift. */
export interface AddedGift extends Pick<LedgerEntry, 'name' | 'names' | 'imagePath'> {
  /** Its number in the ledger, where others have the number of an order. */
  readonly number: OrderNumber;
  readonly giver: GiverName;
  readonly given: Extract<GivenThing, { readonly _tag: 'Units' | 'Other' }>;
  /** How many of them count as bought on the list. */
  readonly counted: number;
  readonly givenAt: Instant;
}

/** Why a gift was not recorded. */
export type AdditionRefusal =
  | { readonly _tag: 'ItemUnknown' }
  | { readonly _tag: 'IsGroupGift' }
  | { readonly _tag: 'AdditionInvalid'; readonly field: AdditionField };

/** The gift, the owners' note on it, and the facts of the registry. */
export interface DecidedAddition {
  readonly gift: AddedGift;
  readonly marks: ReadonlyArray<MarkChange>;
  readonly facts: ReadonlyArray<RegistryFact>;
}

const isGiftName = (text: string): boolean =>
  !isBlank(text) && isOneLine(text) && [...text].length <= ADDED_GIFT_LIMITS.words;

/** All invalid fields, in the form's order. */
export const additionProblems = (
  { item, words, quantity, giver, day, note }: GiftAddition,
  today: CalendarDay,
): ReadonlyArray<AdditionField> => [
  ...(O.isSome(item) || isGiftName(storedName(stripBidiControls(words))) ? [] : ['words' as const]),
  ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= ADDED_GIFT_LIMITS.quantity
    ? []
    : ['quantity' as const]),
  ...giverNameProblems(giver),
  ...(O.exists((its: CalendarDay) => its <= today)(parseCalendarDay(day)) ? [] : ['day' as const]),
  ...(storedLength(note) <= NOTE_LIMIT ? [] : ['note' as const]),
];

/** The id of a recorded gift. */
export const addedGiftId = ({ number }: Pick<AddedGift, 'number'>): O.Option<GiftId> => parseGiftId(`${number}:1`);

/** The gift as an entry of the ledger. */
export const addedEntry = ({ number, counted: _, giver, ...gift }: AddedGift): LedgerEntry => ({
  ...gift,
  orderNumber: number,
  giver: { ...giver, email: '' },
  postalAddress: O.none,
  isAddressShared: false,
  message: '',
  isAdded: true,
});

/** Where and when a gift is recorded. */
export interface AdditionContext {
  readonly number: OrderNumber;
  readonly today: CalendarDay;
  readonly now: Instant;
  readonly site: Pick<Site, 'marketRules' | 'timeZone'>;
  /** The registry as its owners see it. */
  readonly asSeen: (registry: Registry) => Registry;
}

/** Noon of the day where the site is, so that it is that day for every reader there. */
const noonOf = (day: string, { now, site }: AdditionContext): Instant =>
  F.pipe(
    parseCalendarDay(day),
    O.chain((its) => instantInZone(site.timeZone, its, '12:00')),
    O.getOrElse(() => now),
  );

/** Decides to record a gift. The caller has to check that the person owns the registry. */
export const decideAddition = (
  registry: Registry,
  addition: GiftAddition,
  context: AdditionContext,
): E.Either<AdditionRefusal, DecidedAddition> => {
  const { number, today, site, asSeen } = context;
  const [field] = additionProblems(addition, today);
  if (field !== undefined) return E.left({ _tag: 'AdditionInvalid', field });
  const giver = readGiverName(addition.giver);
  if (E.isLeft(giver)) return E.left({ _tag: 'AdditionInvalid', field: giver.left.field });
  const { quantity } = addition;
  const gift = { number, giver: giver.right, givenAt: noonOf(addition.day, context) };
  const note = isBlank(addition.note) ? '' : storedText(addition.note).trim();
  const marks = O.match(
    (): ReadonlyArray<MarkChange> => [],
    (id: GiftId) => (note === '' ? [] : [{ id, note }]),
  )(addedGiftId({ number }));
  if (O.isNone(addition.item))
    return E.right({
      gift: {
        ...gift,
        given: { _tag: 'Other', quantity },
        counted: 0,
        name: storedName(stripBidiControls(addition.words)),
        imagePath: '',
      },
      marks,
      facts: [],
    });
  const identity = addition.item.value;
  const itemIn = ({ items }: Registry): RegistryItem | undefined =>
    items.find((each) => isSameIdentity(each.identity, identity));
  const named = itemFromElsewhere(site.marketRules, itemIn(registry), itemIn(asSeen(registry)));
  if (E.isLeft(named)) return named;
  const { item, left } = named.right;
  const counted = Math.min(quantity, left);
  return E.right({
    gift: {
      ...gift,
      given: { _tag: 'Units', identity, quantity },
      counted,
      ...namesOf(item.product),
      imagePath: item.product.images.desktop,
    },
    marks,
    facts: counted === 0 ? [] : [{ ...named.right.counted(counted, number), isAdded: true }],
  });
};
