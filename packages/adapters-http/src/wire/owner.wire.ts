import type { CompletionCoupon, OwnerView, RegistryHeader, RegistryView } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { orMissing, orNull } from './option.ts';
import { answerShape } from './shape.ts';
import { flag, measure, path, text } from './text.ts';
import { date } from './time.ts';

const coupon = answerShape({
  couponNumber: text,
  expirationDate: date,
  isCancelled: flag,
  discountPercentage: measure,
});

type CouponWire = t.TypeOf<typeof coupon>;

const couponFromWire = ({ discountPercentage, ...rest }: CouponWire): CompletionCoupon => ({
  ...rest,
  discount: discountPercentage,
});

const couponToWire = ({ couponNumber, expirationDate, isCancelled, discount }: CompletionCoupon): CouponWire => ({
  couponNumber,
  expirationDate,
  isCancelled,
  discountPercentage: discount,
});

/** What a page state holds for an owner alone; for anyone else these keys are not there at all (AUTH-04). */
export const ownerProps = {
  dashboard: orMissing(
    answerShape({
      greeting: text,
      primaryFirstName: text,
      secondaryFirstName: orNull(text),
      shareableUrl: text,
      registryImage: orNull(path),
      defaultRegistryImage: path,
    }),
  ),
  giftRegistryCompletion: orMissing(orNull(coupon)),
  visibility: orMissing(spelled({ findable: 'findable', link: 'link', private: 'private' })),
};

type OwnerWire = t.TypeOfProps<typeof ownerProps>;

/** Left when the page is a registrant's and does not say who can see the registry. */
export const ownerFromWire = (
  isRegistrant: boolean,
  { visibility, giftRegistryCompletion }: OwnerWire,
  home: OwnerView['home'],
): E.Either<string, RegistryView['owner']> =>
  isRegistrant
    ? F.pipe(
        visibility,
        E.fromOption(() => 'visibility: is missing'),
        E.map((visibleTo) =>
          O.some({
            visibility: visibleTo,
            coupon: F.pipe(giftRegistryCompletion, O.flatten, O.map(couponFromWire)),
            home,
          }),
        ),
      )
    : E.right(O.none);

const dashboard = (header: RegistryHeader) => ({
  greeting: header.greeting,
  primaryFirstName: header.primaryFirstName,
  secondaryFirstName: header.secondaryFirstName,
  shareableUrl: header.shareableUrl,
  registryImage: header.photo,
  defaultRegistryImage: header.defaultPicture,
});

export const ownerToWire = ({ role, owner, header }: RegistryView): OwnerWire => {
  const forOwner = <A>(make: (view: OwnerView) => A): O.Option<A> =>
    role === 'registrant' ? F.pipe(owner, O.map(make)) : O.none;
  return {
    dashboard: forOwner(() => dashboard(header)),
    giftRegistryCompletion: forOwner(({ coupon: given }) => F.pipe(given, O.map(couponToWire))),
    visibility: forOwner(({ visibility }) => visibility),
  };
};
