import type { GrId } from '@gift-registry/domain';
import {
  type ChecklistStream,
  checklistReading,
  checklistSource,
  checklistStream,
  type OverviewStream,
  overviewStream,
} from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { restoredFromCache$ } from './browser/page-returned.ts';
import type { RegistryAt } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';

/** The pages on which a registry is planned. */
export interface PlanningScreens {
  readonly overview: (grId: GrId) => OverviewStream;
  readonly checklist: (grId: GrId) => ChecklistStream;
}

/** The screens of planning; each is made when it is first asked for. */
export const planningScreens = (
  { checklists, clock, log, page, referrer, site, thanks }: ScreenParts,
  registryAt: RegistryAt,
): PlanningScreens => {
  const own = (grId: GrId) => registryAt({ grId, viewing: 'own' });
  const readingAt = remembered(String, (grId: GrId) =>
    checklistReading({
      registry: own(grId),
      source: checklistSource(checklists),
      site,
      log,
      returned$: restoredFromCache$(page, asyncScheduler),
    }),
  );
  return {
    overview: remembered(String, (grId: GrId) =>
      overviewStream({
        thanks,
        registry: own(grId),
        checklist: readingAt(grId),
        site,
        clock,
        log,
        scheduler: asyncScheduler,
      }),
    ),
    checklist: remembered(String, (grId: GrId) =>
      checklistStream({
        registry: own(grId),
        reading: readingAt(grId),
        site,
        clock,
        referrer,
        log,
      }),
    ),
  };
};
