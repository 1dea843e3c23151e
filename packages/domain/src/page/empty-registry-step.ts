/*
 * [PAGE-07] Where a registrant with an empty registry starts: with the checklist for a wedding or a baby, else at registry home.
 *
 * @example emptyRegistryStep({ site: sites.main, eventType: eventTypeOf('br') }, '7310442') // => { _tag: 'ViewChecklist', path: '/gift-registry/checklist/7310442' }
 */
import { paths } from '../address/index.ts';
import type { GrId } from '../identity/index.ts';
import { hasChecklist, type TabContext } from './tabs.ts';

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
