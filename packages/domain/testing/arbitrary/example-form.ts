import { eventTypeOf, type RegistryDraft, type RegistryForm } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { dayOf } from './literal.ts';

/** What Amelia and Jonah type to begin their registry: all that is needed, and nothing that may be left out. */
export const exampleForm = (overrides: Partial<RegistryForm> = {}): RegistryForm => ({
  eventType: 'br',
  eventDate: '2027-06-12',
  primaryFirstName: 'Amelia',
  primaryLastName: 'Hart',
  secondaryFirstName: 'Jonah',
  secondaryLastName: 'Reyes',
  visibility: '',
  greeting: '',
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  ...overrides,
});

/** The same as it is read. */
export const exampleDraft = (overrides: Partial<RegistryDraft> = {}): RegistryDraft => ({
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  primaryFirstName: 'Amelia',
  primaryLastName: O.some('Hart'),
  secondaryFirstName: O.some('Jonah'),
  secondaryLastName: O.some('Reyes'),
  visibility: 'findable',
  greeting: O.none,
  address: O.none,
  ...overrides,
});
