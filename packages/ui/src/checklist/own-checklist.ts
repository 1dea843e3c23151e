import { type GrId, hasChecklist, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryModel } from '../registry/index.ts';

/** The registry whose checklist its registrant may read; none where it has none on that site (TAB-03). */
export const ownChecklist =
  (site: Site) =>
  (model: RegistryModel): O.Option<GrId> =>
    model._tag === 'Loaded' &&
    model.view.role === 'registrant' &&
    hasChecklist({ site, eventType: model.view.header.eventType })
      ? O.some(model.view.grId)
      : O.none;

/** Whose checklist it is, and of which event: another event has another. */
export const checklistSubject =
  (site: Site) =>
  (model: RegistryModel): string =>
    model._tag === 'Loaded' && O.isSome(ownChecklist(site)(model))
      ? `${model.view.grId} ${model.view.header.eventType.code}`
      : '';
