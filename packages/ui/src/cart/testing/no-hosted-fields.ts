import { either as E } from 'fp-ts';
import { NEVER } from 'rxjs';
import type { HostedFields, Payer } from '../payer.ts';

/** Hosted fields that do nothing, for pages without a payment service. */
export const noHostedFields: HostedFields = {
  mount: () => () => {},
  token: () => Promise.resolve(E.left({ _tag: 'FieldsIncomplete' })),
  confirm: () => Promise.resolve(E.left({ _tag: 'Unavailable' })),
};

/** A payer that never answers, for pages on which nobody pays. */
export const noPayer: Payer = { setup$: NEVER, token: () => NEVER, confirm: () => NEVER, mount: () => () => {} };
