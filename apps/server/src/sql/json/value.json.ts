import { oneOf, parsed } from '@gift-registry/adapters-http/wire';
import {
  type Currency as CurrencyCode,
  LANGUAGES,
  type Market as MarketId,
  parseAccountId,
  parseVisitorId,
  type SiteId as SiteIdType,
} from '@gift-registry/domain';
import * as t from 'io-ts';

export {
  authorization as Authorization,
  cartId as CartId,
  date as CalendarDay,
  giftId as GiftId,
  grId as GrId,
  identity as ItemIdentity,
  lineId as LineId,
  orderNumber as OrderNumber,
  personalizationId as PersonalizationId,
  revisionId as RevisionId,
  sessionId as SessionId,
  sku as Sku,
  storeNumber as StoreNumber,
  time as Instant,
  version as Version,
  wholeCents as Cents,
} from '@gift-registry/adapters-http/wire';

export const AccountId = parsed('the id of an account', t.string, parseAccountId);
export const VisitorId = parsed('the id of a visitor', t.string, parseVisitorId);

export const SiteId: t.Type<SiteIdType, unknown> = t.string;
export const Market: t.Type<MarketId, unknown> = t.string;
export const Currency: t.Type<CurrencyCode, unknown> = t.string;

/** A language of the product. */
export const LanguageJson = oneOf(...LANGUAGES);
