import type { RegistryForm } from '@gift-registry/domain';
import * as t from 'io-ts';

/** The form of a new registry, as it was typed. */
export const RegistryFormJson: t.Type<RegistryForm> = t.type(
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
