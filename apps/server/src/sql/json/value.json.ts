import {
  type Currency as CurrencyCode,
  cents,
  type Market as MarketId,
  parseAccountId,
  parseAuthorization,
  parseCalendarDay,
  parseCartId,
  parseGiftId,
  parseGrId,
  parseInstant,
  parseLineId,
  parseOrderNumber,
  parsePersonalizationId,
  parseRevisionId,
  parseSessionId,
  parseSku,
  parseStoreNumber,
  parseVersion,
  parseVisitorId,
  type SiteId as SiteIdType,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { parsed } from './codec.ts';

export const Sku = parsed('Sku', t.string, parseSku);
export const StoreNumber = parsed('StoreNumber', t.string, parseStoreNumber);
export const GrId = parsed('GrId', t.string, parseGrId);
export const PersonalizationId = parsed('PersonalizationId', t.number, parsePersonalizationId);
export const AccountId = parsed('AccountId', t.string, parseAccountId);
export const SessionId = parsed('SessionId', t.string, parseSessionId);
export const VisitorId = parsed('VisitorId', t.string, parseVisitorId);
export const OrderNumber = parsed('OrderNumber', t.string, parseOrderNumber);
export const Instant = parsed('Instant', t.string, parseInstant);
export const CalendarDay = parsed('CalendarDay', t.string, parseCalendarDay);
export const RevisionId = parsed('RevisionId', t.string, parseRevisionId);
export const Version = parsed('Version', t.number, parseVersion);
export const Authorization = parsed('Authorization', t.string, parseAuthorization);
export const Cents = parsed('Cents', t.number, cents);
export const CartId = parsed('CartId', t.string, parseCartId);
export const GiftId = parsed('GiftId', t.string, parseGiftId);
export const LineId = parsed('LineId', t.string, parseLineId);

export const SiteId: t.Type<SiteIdType, unknown> = t.string;
export const Market: t.Type<MarketId, unknown> = t.string;
export const Currency: t.Type<CurrencyCode, unknown> = t.string;

/** Product and design, as fields of an object. */
export const ItemIdentity = t.type({ sku: Sku, personalizationId: PersonalizationId }, 'ItemIdentity');
