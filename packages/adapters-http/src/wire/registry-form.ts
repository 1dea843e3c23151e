import type { RegistryForm } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { orElse, orMissing } from './list-and-option.ts';
import { tagged } from './refusal.ts';
import { requestShape } from './shape.ts';
import { oneOf, textUpTo } from './value.ts';

/** Longer than any rule accepts, so that the rule can report what is wrong. */
const typed = textUpTo(2_000);
const leftOut = orElse(typed, '');

/** The form of a new registry as sent (HOME-01). The rules check lengths, names and dates. */
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

type FormBody = t.TypeOf<typeof registryFormBody>;

const NO_ADDRESS = { recipient: '', line1: '', line2: '', city: '', region: '', postalCode: '' };

/** Converts the body to the form. */
export const formFromBody = ({ registryTypeCode, address, ...form }: FormBody): RegistryForm => ({
  ...form,
  ...O.getOrElse(() => NO_ADDRESS)(address),
  eventType: registryTypeCode,
});

/** Converts the form to the body; the address is left out when none was typed. */
export const bodyOfForm = ({
  eventType,
  recipient,
  line1,
  line2,
  city,
  region,
  postalCode,
  ...form
}: RegistryForm): FormBody => {
  const address = { recipient, line1, line2, city, region, postalCode };
  return {
    ...form,
    registryTypeCode: eventType,
    address: Object.values(address).some((part) => part !== '') ? O.some(address) : O.none,
  };
};

/** The form of a new registry as a browser or the service stores it until the registry is created. */
export const registryFormStored: t.Type<RegistryForm> = t.type(
  {
    eventType: t.string,
    eventDate: t.string,
    primaryFirstName: t.string,
    primaryLastName: t.string,
    secondaryFirstName: t.string,
    secondaryLastName: t.string,
    visibility: t.string,
    greeting: t.string,
    recipient: t.string,
    line1: t.string,
    line2: t.string,
    city: t.string,
    region: t.string,
    postalCode: t.string,
  },
  'RegistryForm',
);

/** Why the form cannot create a registry: the first invalid field. */
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
