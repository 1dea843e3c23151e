import type { CompletionCoupon, RegistryHeader, RegistryPatch, RegistryTotals, VisibleTo } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { identity, revisionId, version } from './identity.ts';
import { list, orElse, orMissing, orNull } from './list-and-option.ts';
import { type Notation, perNotation, wire } from './notation.ts';
import { registryItem } from './registry-item.ts';
import { flatEventType } from './registry-name.ts';
import { answerShape, merged, namedShape, optional, type Shape } from './shape.ts';
import { count, date, flag, measure, money, oneOf, path, revealDay, text } from './value.ts';

/** The header of a registry's page. */
export const registryHeader: Shape<RegistryHeader, object> = merged(
  merged(
    namedShape(
      {
        eventDate: orNull(date),
        isPaused: orElse(flag, false),
        isDateChanged: orElse(flag, false),
        isPostEvent: flag,
        primaryFirstName: text,
        secondaryFirstName: orNull(text),
        greeting: text,
        biography: text,
        shareableUrl: text,
        photo: orNull(path),
        defaultPicture: path,
      },
      { photo: 'registrantImage', defaultPicture: 'defaultImage' },
    ),
    optional({ giftsArrive: date }),
  ),
  flatEventType,
);

/** The totals of a registry's page. */
export const registryTotals: Shape<RegistryTotals, object> = merged(
  namedShape(
    { items: count, purchased: count, giftCards: orNull(money) },
    { items: 'totalItems', purchased: 'totalPurchasedItems', giftCards: 'totalAmountGiftCard' },
  ),
  optional({ closedFunds: answerShape({ credit: money, waiting: money }) }),
);

/** The completion coupon of a registry (COUP-01). */
export const couponOf = perNotation(
  ({ object }: Notation): t.Type<CompletionCoupon, object> =>
    object(
      'Coupon',
      { couponNumber: text, expirationDate: date, isCancelled: flag, discount: measure },
      { discount: 'discountPercentage' },
    ),
);

export const visibility: t.Type<VisibleTo, string> = oneOf('indexed', 'findable', 'link', 'private');

/** The changes of one write, as one reader may see them: the data of the live stream and part of the answers to owners. */
export const patch: t.Type<RegistryPatch, object> = merged(
  answerShape({
    version,
    revisionId,
    baseRevisionId: revisionId,
    items: list(registryItem),
    removed: list(identity),
    header: orMissing(registryHeader),
    totals: orMissing(registryTotals),
  }),
  optional({ visibility, hiddenUntil: orNull(revealDay), coupon: orNull(couponOf(wire)) }),
);
