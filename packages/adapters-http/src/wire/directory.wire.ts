import {
  type BegunRegistry,
  type FindRequest,
  type FoundPage,
  type FoundRegistry,
  pageNumber,
  type RegistryForm,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId } from './identity.ts';
import { orElse, orMissing, orNull } from './option.ts';
import { answerShape, list, requestShape } from './shape.ts';
import { count, flag, text, textUpTo } from './text.ts';
import { date } from './time.ts';

/** Longer than anything that a rule takes, so that the rule says what is wrong. */
const typed = textUpTo(2_000);
const leftOut = orElse(typed, '');

/** What registrants say to begin a registry. Lengths, names and days are the rule's business. */
export const registryFormWire = requestShape({
  registryTypeCode: typed,
  eventDate: typed,
  primaryFirstName: typed,
  primaryLastName: typed,
  secondaryFirstName: leftOut,
  secondaryLastName: leftOut,
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

type FormWire = t.TypeOf<typeof registryFormWire>;

const NOWHERE = { recipient: '', line1: '', line2: '', city: '', region: '', postalCode: '' };

export const registryFormFromWire = ({ registryTypeCode, address, ...said }: FormWire): RegistryForm => ({
  ...said,
  ...O.getOrElse(() => NOWHERE)(address),
  eventType: registryTypeCode,
});

export const registryFormToWire = ({
  eventType,
  recipient,
  line1,
  line2,
  city,
  region,
  postalCode,
  ...said
}: RegistryForm): FormWire => {
  const address = { recipient, line1, line2, city, region, postalCode };
  return {
    ...said,
    registryTypeCode: eventType,
    address: Object.values(address).every((line) => line === '') ? O.none : O.some(address),
  };
};

/** The number of the registry that has begun. */
export const begunRegistry: AnswerCodec<BegunRegistry> = answerCodec(
  answerShape({ isSuccess: flag, grId }),
  ({ grId: number }): BegunRegistry => ({ grId: number }),
  (_site, { grId: number }) => ({ isSuccess: true, grId: number }),
);

/** `?page=`: a whole number from 1, as digits. */
const page: t.Type<number, string> = new t.Type<number, string>(
  'a whole number from 1',
  t.number.is,
  (raw, context) =>
    O.match(
      () => t.failure<number>(raw, context),
      (number: number) => t.success(number),
    )(typeof raw === 'string' ? pageNumber(raw) : O.none),
  String,
);

/** What a guest looks for, as parameters of an address. */
export const findRequestWire: t.Type<FindRequest, { text: string; page: string }> = answerShape({
  text: textUpTo(500),
  page: orElse(page, 1),
});

const foundWire = answerShape({
  registries: list(
    answerShape({
      grId,
      eventTypeName: text,
      registryTypeCode: text,
      eventDate: date,
      primaryFirstName: text,
      primaryLastName: orNull(text),
      secondaryFirstName: orNull(text),
      secondaryLastName: orNull(text),
    }),
  ),
  total: count,
  page: count,
  pages: count,
});

/** A page of what was found (ROUTE-06). */
export const foundPage: AnswerCodec<FoundPage> = answerCodec(
  foundWire,
  ({ registries, ...rest }): FoundPage => ({
    ...rest,
    registries: registries.map(
      ({ eventTypeName, registryTypeCode, ...registry }): FoundRegistry => ({
        ...registry,
        eventType: { code: registryTypeCode, name: eventTypeName },
      }),
    ),
  }),
  (_site, { registries, ...rest }) => ({
    ...rest,
    registries: registries.map(({ eventType, ...registry }) => ({
      ...registry,
      eventTypeName: eventType.name,
      registryTypeCode: eventType.code,
    })),
  }),
);
