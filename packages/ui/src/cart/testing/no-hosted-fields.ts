import { either as E } from 'fp-ts';
import { NEVER } from 'rxjs';
import type { HostedFields, Payer } from '../payer.ts';

/** Where no payment service has fields on the page. */
export const noHostedFields: HostedFields = {
  mount: () => () => {},
  token: () => Promise.resolve(E.left({ _tag: 'FieldsIncomplete' })),
  confirm: () => Promise.resolve(E.left({ _tag: 'Unavailable' })),
};

/** Where nobody pays. */
export const noPayer: Payer = { setup$: NEVER, token: () => NEVER, confirm: () => NEVER, mount: () => () => {} };
