/*
 * [ROUTE-13] [ANA-01] After creating a registry the registrant arrives with create=true, which fires an analytics event. Opt-ins arrive hashed and are passed on as
 * given.
 *
 * @example registryCreated('7310442', { create: 'true', emailOptIn: 'f00d' }) // => O.some({ _tag: 'RegistryCreated', grId: '7310442', optIns: { emailOptIn: 'f00d' } })
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import type { GrId } from '../identity/index.ts';
import { hasChecklist, type TabContext } from './tabs.ts';

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

/*
 * [PAGE-07] Where a registrant with an empty registry starts: with the checklist for a wedding or a baby, else at registry home.
 *
 * @example emptyRegistryStep({ site: sites.main, eventType: eventTypeOf('br') }, '7310442') // => { _tag: 'ViewChecklist', path: '/gift-registry/checklist/7310442' }
 */

/** The suggested first step for an empty registry, and its path. */
export interface EmptyRegistryStep {
  readonly _tag: 'ViewChecklist' | 'GetStarted';
  readonly path: string;
}

/** The codes of the events that begin with the checklist. */
const eventsByChecklist: ReadonlyArray<string> = ['br', 'bb'];

/** The suggested first step for the registrant of that empty registry. */
export const emptyRegistryStep = (context: TabContext, grId: GrId): EmptyRegistryStep =>
  eventsByChecklist.includes(context.eventType.code) && hasChecklist(context)
    ? { _tag: 'ViewChecklist', path: paths.checklist(grId) }
    : { _tag: 'GetStarted', path: paths.registryHome(grId) };
