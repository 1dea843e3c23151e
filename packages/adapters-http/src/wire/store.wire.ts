import {
  type AvailabilityRequest,
  type PickupStore,
  type PostalCodeCheck,
  parseStoreNumber,
  type Store,
  type StoreAvailability,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, sku } from './identity.ts';
import { orElse, orEmpty, orNull } from './option.ts';
import { parsed } from './parsed.ts';
import { answerShape, list, requestShape } from './shape.ts';
import { flag, measure, text, textUpTo } from './text.ts';

export const storeNumber = parsed('the number of a store', t.string, parseStoreNumber);

/** No postal code is longer, however it is written. */
export const zip = textUpTo(16);

/** The store of a line that is picked up. */
export const pickupStore: t.Type<PickupStore, object> = answerShape({ storeNumber, name: text });

/** What is sought, and near which postal code; the option is read and checked, and says nothing of stores. */
export const availabilityWire = requestShape({
  sku,
  zip,
  grId: orElse(orEmpty(grId), O.none),
  optionChoiceParameter: orElse(text, ''),
});

type AvailabilityWire = t.TypeOf<typeof availabilityWire>;

export const availabilityFromWire = (wire: AvailabilityWire): AvailabilityRequest => ({
  sku: wire.sku,
  postalCode: wire.zip,
  grId: wire.grId,
});

export const availabilityToWire = ({
  sku: number,
  postalCode,
  grId: registry,
}: AvailabilityRequest): AvailabilityWire => ({
  sku: number,
  zip: postalCode,
  grId: registry,
  optionChoiceParameter: '',
});

const nearStores = answerShape({
  stores: list(
    answerShape({ storeNumber, name: text, city: text, distance: measure, isAvailable: flag, message: text }),
  ),
});

/** The near stores with what they have (BUY-08). */
export const storesAnswer: AnswerCodec<ReadonlyArray<StoreAvailability>> = answerCodec(
  nearStores,
  ({ stores }) => stores,
  (_site, stores) => ({ stores }),
);

/** What is to be said of a postal code (BUY-08); without a place the city is empty and the state null. */
export const postalCodeAnswer: AnswerCodec<PostalCodeCheck> = answerCodec(
  answerShape({ isValid: flag, city: text, state: orNull(text) }),
  ({ isValid, city, state }): PostalCodeCheck =>
    isValid ? { _tag: 'Valid', place: O.map((its: string) => ({ city, state: its }))(state) } : { _tag: 'NotValid' },
  (_site, check) => {
    const place = check._tag === 'Valid' ? check.place : O.none;
    return {
      isValid: check._tag === 'Valid',
      city: O.isSome(place) ? place.value.city : '',
      state: O.isSome(place) ? O.some(place.value.state) : O.none,
    };
  },
);

const storeWire = answerShape({
  storeNumber,
  name: text,
  city: text,
  region: text,
  market: spelled({ US: 'US', CA: 'CA' }),
  brands: list(spelled({ main: 'main', modern: 'modern', kids: 'kids' })),
  offers: list(text),
  latitude: measure,
  longitude: measure,
});

/** All stores of a site (ROUTE-10). */
export const allStoresAnswer: AnswerCodec<ReadonlyArray<Store>> = answerCodec(
  answerShape({ stores: list(storeWire) }),
  ({ stores }) => stores,
  (_site, stores) => ({ stores }),
);
