/*
 * [ROUTE-13] [ANA-01] After creating a registry the registrant arrives with create=true, which fires an analytics event. Opt-ins arrive hashed and are passed on as
 * given.
 *
 * Laws:
 * - exactly create=true fires the event
 * - the opt-ins are passed on as given, if they are texts that are not empty
 * - the address afterwards fires nothing again
 *
 * @example registryCreated('7310442', { create: 'true', emailOptIn: 'f00d' }) // => O.some({ _tag: 'RegistryCreated', grId: '7310442', optIns: { emailOptIn: 'f00d' } })
 */
import { option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';

/** The contacts to which a registrant agreed to be written, as they came: hashed. One that was not given is not there. */
export type OptIns = Readonly<Partial<Record<'emailOptIn' | 'smsOptIn', string>>>;

/** A registry was created (ROUTE-13). */
export interface RegistryCreated {
  readonly _tag: 'RegistryCreated';
  readonly grId: GrId;
  readonly optIns: OptIns;
}

const asGiven = (query: Readonly<Record<string, unknown>>, name: keyof OptIns): OptIns => {
  const raw = query[name];
  return typeof raw === 'string' && raw !== '' ? { [name]: raw } : {};
};

/** The event reported when somebody arrives at that registry with these parameters; none unless it was just created. Its parameters leave by `addressAfter('create', …)`. */
export const registryCreated = (grId: GrId, query: Readonly<Record<string, unknown>>): O.Option<RegistryCreated> =>
  query['create'] === 'true'
    ? O.some({
        _tag: 'RegistryCreated',
        grId,
        optIns: { ...asGiven(query, 'emailOptIn'), ...asGiven(query, 'smsOptIn') },
      })
    : O.none;
