import {
  type AccountId,
  type Authorization,
  type CalendarDay,
  type CartId,
  type Cents,
  cents,
  type GiftId,
  type GrId,
  type Gtin,
  type IdempotencyKey,
  type Instant,
  type ItemIdentity,
  type MarketRules,
  type OrderNumber,
  type PersonalizationId,
  type PostalCode,
  parseAccountId,
  parseAuthorization,
  parseCalendarDay,
  parseCartId,
  parseGiftId,
  parseGrId,
  parseGtin,
  parseIdempotencyKey,
  parseInstant,
  parseOrderNumber,
  parsePersonalizationId,
  parseReportedOrderId,
  parseRevisionId,
  parseSessionId,
  parseSku,
  parseStoreNumber,
  parseVersion,
  parseVisitorId,
  type RegistryEvent,
  type ReportedOrderId,
  type Revision,
  type RevisionId,
  readPostalCode,
  type SessionId,
  type Sku,
  type StoreNumber,
  type Version,
  type VisitorId,
} from '@gift-registry/domain';

import { option as O } from 'fp-ts';

/** A value written out in a test, read as the product reads it; what does not read is a mistake in the test, and throws. */
const written =
  <Raw, A>(read: (raw: Raw) => O.Option<A>) =>
  (raw: Raw): A => {
    const value = read(raw);
    if (O.isNone(value)) throw new TypeError(`not a valid value for a test: ${String(raw)}`);
    return value.value;
  };

export const gtinOf: (raw: string) => Gtin = written(parseGtin);
export const skuOf: (raw: string) => Sku = written(parseSku);
export const storeNumberOf: (raw: string) => StoreNumber = written(parseStoreNumber);
export const postalCodeOf = (market: MarketRules, raw: string): PostalCode => written(readPostalCode(market))(raw);
export const grIdOf: (raw: string) => GrId = written(parseGrId);
export const personalizationIdOf: (raw: number) => PersonalizationId = written(parsePersonalizationId);
export const accountIdOf: (raw: string) => AccountId = written(parseAccountId);
export const sessionIdOf: (raw: string) => SessionId = written(parseSessionId);
export const cartIdOf: (raw: string) => CartId = written(parseCartId);
export const visitorIdOf: (raw: string) => VisitorId = written(parseVisitorId);
export const reportedOrderIdOf: (raw: string) => ReportedOrderId = written(parseReportedOrderId);
export const giftIdOf: (raw: string) => GiftId = written(parseGiftId);
export const orderNumberOf: (raw: string) => OrderNumber = written(parseOrderNumber);
export const idempotencyKeyOf: (raw: string) => IdempotencyKey = written(parseIdempotencyKey);
export const versionOf: (raw: number) => Version = written(parseVersion);
export const revisionIdOf: (raw: string) => RevisionId = written(parseRevisionId);

/** The revision of that version, in the one history that examples have unless another is named. */
export const revisionOf = (version: number, history = 0): Revision => ({
  version: versionOf(version),
  revisionId: revisionIdOf(`${String(history).padStart(8, '0')}-0000-4000-8000-${String(version).padStart(12, '0')}`),
});

/** What a write on that revision carries: the revision after it in the same history, and its own. */
export const writtenAfter = ({ version, revisionId }: Revision): Revision & Pick<RegistryEvent, 'baseRevisionId'> => ({
  ...revisionOf(version + 1, Number(revisionId.slice(0, 8))),
  baseRevisionId: revisionId,
});

/** What a write to that version carries; where there is nothing before, it was no write. */
export const writtenTo = (version: number, history = 0): ReturnType<typeof writtenAfter> => {
  const before = revisionOf(Math.max(0, version - 1), history);
  return { ...revisionOf(version, history), baseRevisionId: before.revisionId };
};
export const authorizationOf: (raw: string) => Authorization = written(parseAuthorization);
export const dayOf: (raw: string) => CalendarDay = written(parseCalendarDay);
export const instantOf: (raw: string) => Instant = written(parseInstant);
export const centsOf: (raw: number) => Cents = written(cents);

/** The identity of a SKU and, when it carries a design, the design's number. */
export const identityOf = (sku: string, personalizationId = 0): ItemIdentity => ({
  sku: skuOf(sku),
  personalizationId: personalizationIdOf(personalizationId),
});
