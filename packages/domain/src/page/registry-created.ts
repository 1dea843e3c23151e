/*
 * [ROUTE-13] [ANA-01] After creating a registry the registrant arrives with create=true, which fires an analytics event. Opt-ins arrive hashed and are passed on as
 * given.
 *
 * @example registryCreated('7310442', { create: 'true', emailOptIn: 'f00d' }) // => O.some({ _tag: 'RegistryCreated', grId: '7310442', optIns: { emailOptIn: 'f00d' } })
 */
import { option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';

/** The contacts for which a registrant opted in to messages, hashed, as received. A contact without consent is absent. */
export type OptIns = Readonly<Partial<Record<'emailOptIn' | 'smsOptIn', string>>>;

/** The event of a new registry (ROUTE-13). */
export interface RegistryCreated {
  readonly _tag: 'RegistryCreated';
  readonly grId: GrId;
  readonly optIns: OptIns;
}

const asGiven = (query: Readonly<Record<string, unknown>>, name: keyof OptIns): OptIns => {
  const raw = query[name];
  return typeof raw === 'string' && raw !== '' ? { [name]: raw } : {};
};

/**
 * The event to report when a person arrives at the registry with this query; `none` unless it was just created. Then
 * `addressAfter('create', …)` removes its parameters.
 */
export const registryCreated = (grId: GrId, query: Readonly<Record<string, unknown>>): O.Option<RegistryCreated> =>
  query['create'] === 'true'
    ? O.some({
        _tag: 'RegistryCreated',
        grId,
        optIns: { ...asGiven(query, 'emailOptIn'), ...asGiven(query, 'smsOptIn') },
      })
    : O.none;
