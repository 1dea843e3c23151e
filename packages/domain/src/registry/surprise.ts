/*
 * [OWN-02] [SURP-01] [EVENT-01] What is hidden from owners, and until when: owners may hide all purchases from themselves, until the event or a day that they choose, and a giver may hide one order until the event.
 * While the event has no date, what is hidden until the event stays hidden. Guests always see true counts. Owners who look at the guest's view are still owners.
 *
 * @example isHiddenFromOwners(exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') } }), dayOf('2027-01-02'), [{ _tag: 'GiftCardBought', kind: 'GiftCard', amount: centsOf(1_000), orderNumber: orderNumberOf('HF-1') }]) // => true
 */
import { option as O } from 'fp-ts';
import { type CalendarDay, calendarDayIn, type Instant, isBeforeEvent, morningOf } from '../calendar/index.ts';
import type { Surprise } from '../event/index.ts';
import type { Registry, SurpriseGift } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';

/** The fields of a registry that decide what is hidden. */
export type SurpriseSettings = Pick<Registry, 'eventDate' | 'surprise' | 'surpriseGifts'>;

/** The day on which owners see what is hidden; `undated` while that is the event's and it has no date (EVENT-01). */
export type RevealDay = CalendarDay | 'undated';

/** The day on which owners see what is hidden until the event. */
export const dayOfEvent = ({ eventDate }: Pick<Registry, 'eventDate'>): RevealDay =>
  O.getOrElse((): RevealDay => 'undated')(eventDate);

const isBefore = (today: CalendarDay, day: RevealDay): boolean => day === 'undated' || today < day;

/** The day from which owners see purchases; `none` when purchases are not hidden. */
const shownFrom = ({ surprise, eventDate }: SurpriseSettings): O.Option<RevealDay> => {
  switch (surprise._tag) {
    case 'Off':
      return O.none;
    case 'UntilEvent':
      return O.some(dayOfEvent({ eventDate }));
    case 'UntilDay':
      return O.some(surprise.day);
  }
};

/** The day until which all purchases are hidden from the owners; `none` when they are not hidden, or no longer. */
export const hiddenUntil = (registry: SurpriseSettings, today: CalendarDay): O.Option<RevealDay> =>
  O.filter((day: RevealDay) => isBefore(today, day))(shownFrom(registry));

/** Whether all purchases are hidden from the owners, or were until today and this morning's email about them is not due yet. */
export const areGiftsHiddenOrUnreported = (registry: SurpriseSettings, now: Instant, timeZone: string): boolean =>
  O.exists((day: RevealDay) => day === 'undated' || now < morningOf(timeZone, day, now))(shownFrom(registry));

/** Whether the gifts of that order are still hidden from the owners. */
export const isGiftHidden = (registry: SurpriseSettings, today: CalendarDay, isSurprise: boolean): boolean =>
  O.isSome(hiddenUntil(registry, today)) || (isSurprise && isBeforeEvent(registry.eventDate, today));

/** The day on which owners see what is hidden from them now. */
export const revealDay = (registry: SurpriseSettings, today: CalendarDay): RevealDay =>
  O.getOrElse(() => dayOfEvent(registry))(hiddenUntil(registry, today));

/** The days on which owners see something that may be hidden from them now; not the event's while it has no date. */
export const revealDays = (registry: SurpriseSettings, today: CalendarDay): ReadonlyArray<CalendarDay> =>
  [
    ...new Set([
      ...O.match(
        (): ReadonlyArray<RevealDay> => [],
        (day: RevealDay) => [day],
      )(hiddenUntil(registry, today)),
      ...(hiddenSurprises(registry, today).length > 0 ? [dayOfEvent(registry)] : []),
    ]),
  ].flatMap((day) => (day === 'undated' ? [] : [day]));

/** Whether the gifts of an order were hidden from the owners at that moment, by the registry's current settings. */
export const wasGiftHidden = (
  registry: SurpriseSettings,
  at: Instant,
  isSurprise: boolean,
  timeZone: string,
): boolean => {
  const { surprise, eventDate } = registry;
  const isSince = surprise._tag !== 'Off' && (surprise.since === undefined || surprise.since <= at);
  const day = calendarDayIn(timeZone, at);
  return (isSince && O.isSome(hiddenUntil(registry, day))) || (isSurprise && isBeforeEvent(eventDate, day));
};

/** The day on which owners see the gifts of an order, if they are hidden today. */
export const giftRevealDay = (registry: SurpriseSettings, today: CalendarDay, isSurprise: boolean): RevealDay => {
  const day = revealDay(registry, today);
  return isSurprise && day !== 'undated' && isBefore(day, dayOfEvent(registry)) ? dayOfEvent(registry) : day;
};

/** The owners' new choice of what to hide, with the moment since which purchases are hidden. */
export const withHiddenSince = (
  before: SurpriseSettings,
  chosen: Surprise,
  now: Instant,
  timeZone: string,
): Surprise => {
  if (chosen._tag === 'Off') return chosen;
  if (before.surprise._tag === 'Off' || !areGiftsHiddenOrUnreported(before, now, timeZone))
    return { ...chosen, since: now };
  const { since } = before.surprise;
  return since === undefined ? chosen : { ...chosen, since };
};

/** The owners' choice, as displayed to them: without the moment since which it applies. */
export const chosenSurprise = (surprise: Surprise): Surprise => {
  switch (surprise._tag) {
    case 'Off':
    case 'UntilEvent':
      return { _tag: surprise._tag };
    case 'UntilDay':
      return { _tag: 'UntilDay', day: surprise.day };
  }
};

/** The facts of giving something or taking it back. */
export type GivingFact = Extract<
  RegistryFact,
  {
    readonly _tag:
      | 'Purchased'
      | 'Contributed'
      | 'GiftCardBought'
      | 'PurchaseReturned'
      | 'ContributionReturned'
      | 'GiftCardReturned';
  }
>;

const givingTags: Readonly<Record<GivingFact['_tag'], true>> = {
  Purchased: true,
  Contributed: true,
  GiftCardBought: true,
  PurchaseReturned: true,
  ContributionReturned: true,
  GiftCardReturned: true,
};

/** Whether the fact gives something or takes it back. */
export const isGiving = (fact: RegistryFact): fact is GivingFact => Object.hasOwn(givingTags, fact._tag);

/** Whether the fact is about a gift that matches no item on the list (INT-04). */
export const isUnmatched = ({ _tag }: RegistryFact): boolean =>
  _tag === 'UnmatchedGiven' || _tag === 'UnmatchedReturned';

/** Whether the fact is still hidden from the owners. What they recorded themselves is not (ELSE-02); of an order hidden later, only what it hides itself is news to them. */
const isFactHidden = (registry: SurpriseSettings, today: CalendarDay, fact: RegistryFact): boolean => {
  if ('isAdded' in fact) return false;
  if (isGiving(fact)) return isGiftHidden(registry, today, fact.isSurprise === true);
  if (isUnmatched(fact)) return isGiftHidden(registry, today, false);
  if (fact._tag === 'ThanksWritten')
    return fact.giver !== undefined && isGiftHidden(registry, today, fact.giver.isSurprise);
  return fact._tag === 'OrderHidden' && O.isSome(hiddenUntil(registry, today));
};

/** Whether a write with these facts is hidden from the owners: what else happens in a write of hidden gifts follows from them. */
export const isHiddenFromOwners = (
  registry: SurpriseSettings,
  today: CalendarDay,
  facts: ReadonlyArray<RegistryFact>,
): boolean => facts.some((fact) => isFactHidden(registry, today, fact));

/**
 * Whether the fact may reveal something hidden, or hide something visible. A new date may whether or not anything is
 * hidden now: owners are not to learn from it that something is.
 */
export const changesGiftVisibility = ({ _tag }: RegistryFact): boolean =>
  _tag === 'SurpriseChanged' || _tag === 'OrderHidden' || _tag === 'DateMoved';

/** The gifts of surprise orders that are still hidden. */
export const hiddenSurprises = (
  { surpriseGifts, eventDate }: SurpriseSettings,
  today: CalendarDay,
): ReadonlyArray<SurpriseGift> => (isBeforeEvent(eventDate, today) ? surpriseGifts : []);
