import type {
  AvailabilityRefusal,
  AvailabilityRequest,
  PostalCodeCheck,
  Store,
  StoreAvailability,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { tagged } from './refusal.wire.ts';
import { bareRequest, bodyPassedOver, bodyRequest, noBody, noParams, requestCodec } from './request.ts';
import { answerShape, requestShape } from './shape.ts';
import {
  allStoresAnswer,
  availabilityFromWire,
  availabilityToWire,
  availabilityWire,
  postalCodeAnswer,
  storesAnswer,
  zip,
} from './store.wire.ts';

const availabilityRefusal: t.Type<AvailabilityRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('ProductNotFound', {}),
  tagged('PostalCodeInvalid', {}),
  tagged('PostalCodeUnknown', {}),
]);

export const storeAvailability: Call<AvailabilityRequest, ReadonlyArray<StoreAvailability>, AvailabilityRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/guest-list/store-availability', '/browse/storeavailability/getAvailabilityData'],
  request: bodyRequest(availabilityWire, availabilityFromWire, availabilityToWire),
  answer: storesAnswer,
  refusal: availabilityRefusal,
};

const isEmptyBody = (body: unknown): boolean => E.isRight(noBody.decode(body));

export const checkPostalCode: Call<string, PostalCodeCheck, never> = {
  status: 200,
  method: 'GET',
  paths: ['/browse/userdata/validateZip'],
  request: requestCodec(
    { params: noParams, query: answerShape({ zip }), body: bodyPassedOver },
    ({ query }) => query.zip,
    (typed) => ({ params: {}, query: { zip: typed }, body: undefined }),
  ),
  answer: postalCodeAnswer,
  refusal: t.never,
};

const postedPostalCode = bodyRequest(
  requestShape({ zip }),
  ({ zip: typed }) => typed,
  (typed) => ({ zip: typed }),
);

/** As `checkPostalCode`, for who posts it: in the body, or in the query where there is none. */
export const checkPostedPostalCode: Call<string, PostalCodeCheck, never> = {
  ...checkPostalCode,
  method: 'POST',
  request: {
    decode: (parts) =>
      isEmptyBody(parts.body) ? checkPostalCode.request.decode(parts) : postedPostalCode.decode(parts),
    encode: postedPostalCode.encode,
  },
};

export const allStores: Call<void, ReadonlyArray<Store>, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/stores'],
  request: bareRequest(bodyPassedOver),
  answer: allStoresAnswer,
  refusal: t.never,
};
