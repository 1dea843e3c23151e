/*
 * [SET-01] [SET-02] [GREET-03] [PHOTO-06] A registry after its owners changed it: names, day, kind of event, greeting, biography, photo, and who sees it are as they were stated. Where gifts are
 * delivered is in no registry, so that no one learns it by looking at one.
 *
 * @example settingsAfter(exampleRegistry(), { _tag: 'GreetingWritten', greeting: O.some('Welcome') }).greeting // => O.some('Welcome')
 */
import { function as F, option as O } from 'fp-ts';
import { addDays, type CalendarDay, daysBetween, sameEventDay } from '../calendar/index.ts';
import type { CompletionCoupon, Registry } from './registry.ts';
import type { SettingsFact } from './registry-fact.ts';

const closed = (coupon: CompletionCoupon): CompletionCoupon => ({ ...coupon, isCancelled: true });

/** Applies the fact to the registry; the version is set by `applyEvent`. */
export const settingsAfter = (registry: Registry, fact: SettingsFact): Registry => {
  switch (fact._tag) {
    case 'AddressChanged':
    case 'FundsClosed':
      return registry;
    case 'GreetingWritten':
      return { ...registry, greeting: fact.greeting };
    case 'BiographyWritten':
      return { ...registry, biography: fact.biography };
    case 'PhotoChanged':
      return { ...registry, photo: fact.photo };
    case 'Renamed':
      return {
        ...registry,
        primaryFirstName: fact.primaryFirstName,
        primaryLastName: fact.primaryLastName,
        secondaryFirstName: fact.secondaryFirstName,
        secondaryLastName: fact.secondaryLastName,
      };
    case 'CoRegistrantJoined':
      return {
        ...registry,
        owners: [...registry.owners, fact.account],
        secondaryFirstName: fact.firstName,
        secondaryLastName: fact.lastName,
      };
    case 'CoRegistrantLeft':
      return {
        ...registry,
        owners: registry.owners.filter((owner) => owner !== fact.account),
        primaryFirstName: fact.primaryFirstName,
        primaryLastName: fact.primaryLastName,
        secondaryFirstName: O.none,
        secondaryLastName: O.none,
      };
    case 'DateMoved':
      return fact.isCouponOver === true
        ? { ...movedTo(registry, fact.eventDate), coupon: O.map(closed)(registry.coupon) }
        : movedTo(registry, fact.eventDate);
    case 'EventChanged':
      return { ...registry, eventType: fact.eventType };
    case 'VisibilityChanged':
      return { ...registry, visibility: fact.visibility };
    case 'PauseChanged':
      return { ...registry, isPaused: fact.isPaused };
    case 'DeliveryDatesChanged':
      return { ...registry, deliveryDates: fact.deliveryDates };
    case 'SurpriseChanged':
      return { ...registry, surprise: fact.surprise };
  }
};

/*
 * [EVENT-01] Moving an event, or putting it off, keeps the date that guests read before. The window of the completion coupon counts from the date: its last day moves by as many days. A coupon that is over by then is over for good.
 *
 * @example movedTo(exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')) }), O.none).dateBefore // => O.some('2027-06-12')
 * @example movedTo(exampleRegistry({ eventDate: O.none, dateBefore: O.some(dayOf('2027-06-12')) }), O.some(dayOf('2027-06-12'))).dateBefore // => O.none
 */

/** The registry with that date, or none. */
export const movedTo = (registry: Registry, eventDate: O.Option<CalendarDay>): Registry => {
  const known = O.alt(() => registry.dateBefore)(registry.eventDate);
  const shift = F.pipe(
    O.Do,
    O.apS('from', known),
    O.apS('to', eventDate),
    O.match(
      () => 0,
      ({ from, to }) => daysBetween(from, to),
    ),
  );
  return {
    ...registry,
    eventDate,
    dateBefore: O.isSome(eventDate) && sameEventDay.equals(registry.dateBefore, eventDate) ? O.none : known,
    coupon: O.map((coupon: CompletionCoupon) => ({
      ...coupon,
      expirationDate: addDays(coupon.expirationDate, shift),
    }))(registry.coupon),
  };
};
