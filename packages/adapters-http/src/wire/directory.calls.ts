import {
  type BeginRefusal,
  type BegunRegistry,
  type FindRefusal,
  type FindRequest,
  type FoundPage,
  type KeyRefusal,
  pageNumber,
  type RegistryForm,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, queryRequest, translatedBody } from './call.ts';
import { answerOf, succeeded } from './codec.ts';
import { grId } from './identity.ts';
import { keyRefusals, tagged } from './refusal.ts';
import { ownRegistry } from './registry-name.ts';
import { answerShape, list, merged, orElse, orMissing, orNull, requestShape } from './shape.ts';
import { count, oneOf, pageDigits, path, text, textUpTo } from './value.ts';

/** Longer than any rule accepts, so that the rule reports what is wrong. */
const typed = textUpTo(2_000);
const leftOut = orElse(typed, '');

const NO_ADDRESS = { recipient: '', line1: '', line2: '', city: '', region: '', postalCode: '' };

/** The form of a new registry as it is sent (HOME-01). Lengths, names and days are the rules' business. */
export const registryFormBody = requestShape({
  registryTypeCode: typed,
  eventDate: typed,
  primaryFirstName: typed,
  primaryLastName: typed,
  secondaryFirstName: leftOut,
  secondaryLastName: leftOut,
  visibility: leftOut,
  greeting: leftOut,
  address: orMissing(
    requestShape({
      recipient: leftOut,
      line1: typed,
      line2: leftOut,
      city: typed,
      region: typed,
      postalCode: typed,
    }),
  ),
});

type FormWire = t.TypeOf<typeof registryFormBody>;

export const registryFormOf = ({ registryTypeCode, address, ...form }: FormWire): RegistryForm => ({
  ...form,
  ...O.getOrElse(() => NO_ADDRESS)(address),
  eventType: registryTypeCode,
});

export const registryFormWire = ({
  eventType,
  recipient,
  line1,
  line2,
  city,
  region,
  postalCode,
  ...form
}: RegistryForm): FormWire => ({
  ...form,
  registryTypeCode: eventType,
  address: O.fromPredicate((address: typeof NO_ADDRESS) => Object.values(address).some((part) => part !== ''))({
    recipient,
    line1,
    line2,
    city,
    region,
    postalCode,
  }),
});

export const registryFormInvalid = tagged('RegistryFormInvalid', {
  field: oneOf(
    'eventType',
    'eventDate',
    'primaryFirstName',
    'primaryLastName',
    'secondaryFirstName',
    'secondaryLastName',
    'visibility',
    'greeting',
    'recipient',
    'line1',
    'line2',
    'city',
    'region',
    'postalCode',
  ),
  problem: oneOf('missing', 'unreadable', 'past', 'tooFar', 'tooLong'),
});

/** Begins a registry for the signed-in person (HOME-01). */
export const beginRegistry: Call<RegistryForm, BegunRegistry, BeginRefusal | KeyRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/registries'],
  request: translatedBody(registryFormBody, registryFormOf, registryFormWire),
  answer: answerOf(merged(succeeded, answerShape({ grId }))),
  refusal: t.union([tagged('SignInNeeded', {}), registryFormInvalid, ...keyRefusals]),
};

/** Finds registries that their registrants left findable (ROUTE-06). */
export const findRegistries: Call<FindRequest, FoundPage, FindRefusal> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registries/find'],
  request: queryRequest(
    answerShape({ text: textUpTo(500), page: orElse(pageDigits(pageNumber), 1) }),
    F.identity<FindRequest>,
    F.identity,
  ),
  answer: answerOf(
    answerShape({
      registries: list(
        merged(
          ownRegistry,
          answerShape({ primaryLastName: orNull(text), secondaryLastName: orNull(text), photo: orNull(path) }),
        ),
      ),
      total: count,
      page: count,
      pages: count,
    }),
  ),
  refusal: t.union([tagged('FindTooShort', {}), tagged('FindTooLong', { maximum: count })]),
};
