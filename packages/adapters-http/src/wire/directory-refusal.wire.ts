import type { BeginRefusal, FindRefusal, KeyRefusal } from '@gift-registry/domain';
import * as t from 'io-ts';
import { idempotencyKeyReused, requestInProgress, tagged } from './refusal.wire.ts';
import { count } from './text.ts';

/** Beginning a registry. */
export const beginRefusal: t.Type<BeginRefusal | KeyRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryFormInvalid', {
    field: t.keyof({
      eventType: null,
      eventDate: null,
      primaryFirstName: null,
      primaryLastName: null,
      secondaryFirstName: null,
      secondaryLastName: null,
      greeting: null,
      recipient: null,
      line1: null,
      line2: null,
      city: null,
      region: null,
      postalCode: null,
    }),
    problem: t.keyof({ missing: null, unreadable: null, past: null, tooFar: null, tooLong: null }),
  }),
  idempotencyKeyReused,
  requestInProgress,
]);

/** Finding registries. */
export const findRefusal: t.Type<FindRefusal, unknown> = t.union([
  tagged('FindTooShort', {}),
  tagged('FindTooLong', { maximum: count }),
]);
