import {
  type AccountId,
  ANY_DAY,
  type CalendarDay,
  type Cents,
  checkDigit,
  type DeliveryDates,
  type EventType,
  eventTypeOf,
  type GrId,
  type Gtin,
  type ItemIdentity,
  isOneLine,
  type PersonalizationId,
  type Sku,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { nearEdges } from './edges.ts';
import { accountIdOf, centsOf, dayOf, grIdOf, gtinOf, personalizationIdOf, skuOf } from './literal.ts';

/** None as often as some. */
export const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<O.Option<A>> =>
  fc.oneof(fc.constant<O.Option<A>>(O.none), some.map(O.some));

/** What a person may write in a line: any script, no characters that begin a new line; mostly one of a few texts at the bounds, which are drawn quickly. */
export const writing = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('x'.repeat(minLength), 'Zoë & Co', 'x'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }).filter(isOneLine) },
  );

/** Numbers mostly, as on printed labels; and texts, also of the greatest length. */
export const sku: fc.Arbitrary<Sku> = fc.oneof(
  {
    weight: 4,
    arbitrary: nearEdges(1, 999_999_999_999, [1, 9, 10, 99_999, 100_000, 999_999]).map((number) =>
      skuOf(String(number)),
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z1-9]([\w.-]{0,38}[A-Za-z\d])?$/).map(skuOf) },
);

export const gtin: fc.Arbitrary<Gtin> = fc
  .stringMatching(/^[1-9]\d{11}$/)
  .map((digits) => gtinOf(`${digits}${checkDigit(digits)}`));

export const grId: fc.Arbitrary<GrId> = nearEdges(100_000, 999_999_999_999, []).map((number) => grIdOf(String(number)));

/** The number of a design; 0, none, half of the time. */
export const personalizationId: fc.Arbitrary<PersonalizationId> = nearEdges(0, 1_000_000, [0]).map(personalizationIdOf);

export const identity: fc.Arbitrary<ItemIdentity> = fc.record({ sku, personalizationId });

export const accountId: fc.Arbitrary<AccountId> = fc.uuid().map(accountIdOf);

/** The bounds of the price bands, in cents, and 15.00 below them: where personalization lifts a price into the next band. */
export const PRICE_EDGES: ReadonlyArray<number> = [0, 20, 50, 100, 250, 500, 1_000, 1_500, 2_000]
  .map((amount) => amount * 100)
  .flatMap((edge) => [edge, edge - 1_500])
  .filter((edge) => edge >= 0);

/** A price of one piece, up to 5,000.00, half of them at a bound. */
export const price: fc.Arbitrary<Cents> = nearEdges(0, 500_000, PRICE_EDGES).map(centsOf);

const DAY_IN_MILLISECONDS = 86_400_000;
const dayAt = (daysSince1970: number): CalendarDay =>
  dayOf(new Date(daysSince1970 * DAY_IN_MILLISECONDS).toISOString().slice(0, 10));
const daysSince1970 = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_IN_MILLISECONDS;

/** The day so many days later, or earlier when negative. */
export const dayAfter = (day: CalendarDay, days: number): CalendarDay => dayAt(daysSince1970(day) + days);

/** A day of the years 2000 to 2099, half of them at leap days, ends of years and changes of the clock. */
export const day: fc.Arbitrary<CalendarDay> = nearEdges(
  daysSince1970('2000-01-01'),
  daysSince1970('2099-12-31'),
  ['2024-02-29', '2027-01-01', '2027-03-14', '2027-11-07', '2027-12-31', '2028-02-29'].map(daysSince1970),
).map(dayAt);

/** Any day mostly; or a first day, and up to two times away. */
export const deliveryDates: fc.Arbitrary<DeliveryDates> = fc.oneof(
  fc.constant(ANY_DAY),
  fc.record({
    firstDay: optional(day),
    away: fc.array(
      fc.tuple(day, fc.nat(20)).map(([from, days]) => ({ from, to: dayAfter(from, days) })),
      { maxLength: 2 },
    ),
  }),
);

/** A known event type, or one that only another system knows. */
export const eventType: fc.Arbitrary<EventType> = fc
  .oneof(
    { weight: 5, arbitrary: fc.constantFrom('br', 'bb', 'ot', 'hw', 'kd') },
    { weight: 1, arbitrary: fc.constantFrom('zz', 'gr', 'BabyShower', 'KIDSROOM') },
  )
  .map(eventTypeOf);
