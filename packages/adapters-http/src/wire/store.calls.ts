import type {
  AvailabilityRefusal,
  AvailabilityRequest,
  PostalCodeCheck,
  PostalCodeInvalid,
  PostalCodeUnknown,
  Store,
  StoreAtDistance,
  StoreAvailability,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  bareRequest,
  bodyRequest,
  type Call,
  ignoredBody,
  noBody,
  noParams,
  queryRequest,
  translatedBody,
} from './call.ts';
import { answerCodec, answerOf } from './codec.ts';
import { grId, sku, storeNumber } from './identity.ts';
import { list, orElse, orEmpty, orMissing, orNull } from './list-and-option.ts';
import { tagged } from './refusal.ts';
import { answerShape, only, onlyKnown, requestShape } from './shape.ts';
import { count, flag, measure, parsed, shopText, text, textUpTo } from './value.ts';

/** Longer than any postal code, however it is written. */
const zip = textUpTo(16);

const address = { street: text, city: text, region: text, postalCode: text } as const;

/** The nearby stores with their stock (BUY-08). The chosen option is validated but changes nothing. */
export const storeAvailability: Call<AvailabilityRequest, ReadonlyArray<StoreAvailability>, AvailabilityRefusal> = {
  method: 'POST',
  paths: ['/gift-registry/guest-list/store-availability', '/browse/storeavailability/getAvailabilityData'],
  servers: { scope: 'read' },
  request: translatedBody(
    requestShape({ sku, zip, grId: orElse(orEmpty(grId), O.none), optionChoiceParameter: orElse(text, '') }),
    ({ zip: postalCode, optionChoiceParameter: _, ...request }): AvailabilityRequest => ({ ...request, postalCode }),
    ({ postalCode, ...request }) => ({ ...request, zip: postalCode, optionChoiceParameter: '' }),
  ),
  answer: answerOf(
    only(
      'stores',
      list(answerShape({ storeNumber, name: text, ...address, distance: measure, isAvailable: flag, message: text })),
    ),
  ),
  refusal: t.union([
    tagged('RegistryNotFound', {}),
    tagged('ProductNotFound', {}),
    tagged('PostalCodeInvalid', {}),
    tagged('PostalCodeUnknown', {}),
  ]),
};

/** Whether a postal code exists (BUY-08); for an unknown place the city is empty and the state null. */
export const checkPostalCode: Call<string, PostalCodeCheck, never> = {
  method: 'GET',
  paths: ['/browse/userdata/validateZip'],
  request: queryRequest(only('zip', zip)),
  answer: answerCodec(
    answerShape({ isValid: flag, city: text, state: orNull(text) }),
    ({ isValid, city, state }): PostalCodeCheck =>
      isValid
        ? {
            _tag: 'Valid',
            place: F.pipe(
              state,
              O.map((region) => ({ city, state: region })),
            ),
          }
        : { _tag: 'NotValid' },
    (_site, check) => {
      const place = check._tag === 'Valid' ? O.toUndefined(check.place) : undefined;
      return { isValid: check._tag === 'Valid', city: place?.city ?? '', state: O.fromNullable(place?.state) };
    },
  ),
  refusal: t.never,
};

const postedPostalCode = bodyRequest(onlyKnown(only('zip', zip)));

/** Like `checkPostalCode`, by POST: the code is in the body, or in the query if there is no body. */
export const checkPostedPostalCode: Call<string, PostalCodeCheck, never> = {
  ...checkPostalCode,
  method: 'POST',
  servers: { scope: 'read' },
  request: {
    wire: {
      params: noParams,
      query: answerShape({ zip: orMissing(zip) }),
      body: orMissing(requestShape({ zip: orMissing(zip) })),
    },
    decode: (parts) =>
      (E.isRight(noBody.decode(parts.body)) ? checkPostalCode.request : postedPostalCode).decode(parts),
    encode: postedPostalCode.encode,
  },
};

const time = parsed(
  'a time such as 09:30',
  t.string,
  O.fromPredicate((raw) => /^([01]\d|2[0-3]):[0-5]\d$/.test(raw)),
);

const store = {
  storeNumber,
  name: text,
  ...address,
  phone: text,
  timeZone: text,
  hours: list(answerShape({ day: count, opens: time, closes: time })),
  market: text,
  brands: list(text),
  offers: list(shopText),
  latitude: measure,
  longitude: measure,
} as const;

/** The stores near a postal code (BUY-08, ROUTE-10). */
export const nearStores: Call<string, ReadonlyArray<StoreAtDistance>, PostalCodeInvalid | PostalCodeUnknown> = {
  method: 'GET',
  paths: ['/api/stores/near'],
  request: checkPostalCode.request,
  answer: answerOf(only('stores', list(answerShape({ ...store, distance: measure })))),
  refusal: t.union([tagged('PostalCodeInvalid', {}), tagged('PostalCodeUnknown', {})]),
};

/** All stores of a site (ROUTE-10). */
export const allStores: Call<void, ReadonlyArray<Store>, never> = {
  method: 'GET',
  paths: ['/api/stores'],
  request: bareRequest(ignoredBody),
  answer: answerOf(only('stores', list(answerShape(store)))),
  refusal: t.never,
};
