import type { IdempotencyKey, RegistryForm, RegistryFormStep } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';

/** What outlives a reload of the page. */
export interface KeptNewRegistry {
  readonly step: RegistryFormStep;
  /** As it was typed. */
  readonly form: RegistryForm;
  /** What was sent and may have begun a registry although no answer says so. */
  readonly unconfirmed: O.Option<UnsettledBeginning>;
  /** The mail address of whose account typed it; none while that was not known. */
  readonly whose: O.Option<string>;
}

/** The key under which forms were sent without an answer: at most one of them began a registry (CART-08). */
export interface UnsettledBeginning {
  readonly key: IdempotencyKey;
  /** Each once, as they were sent. */
  readonly forms: ReadonlyArray<RegistryForm>;
}

/** Driven port: where the form for a new registry is kept. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface NewRegistryMemory {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<KeptNewRegistry>>;
  readonly keep: (kept: KeptNewRegistry) => IO.IO<void>;
}

/** A form of which nothing is filled in. */
export const BLANK_FORM: RegistryForm = {
  eventType: '',
  eventDate: '',
  primaryFirstName: '',
  primaryLastName: '',
  secondaryFirstName: '',
  secondaryLastName: '',
  greeting: '',
  recipient: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
};

/** Nothing typed, nothing sent. */
export const NO_NEW_REGISTRY: KeptNewRegistry = { step: 'event', form: BLANK_FORM, unconfirmed: O.none, whose: O.none };
