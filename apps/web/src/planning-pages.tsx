import type { GrId } from '@gift-registry/domain';
import {
  ChecklistPage,
  checklistReading,
  checklistSource,
  checklistStream,
  OverviewPage,
  OwnerList,
  overviewStream,
} from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { returnedToPage$ } from './browser/page-events.ts';
import { memoized } from './memoized.ts';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { RegistryAt } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { Screens } from './screens.ts';

/** The streams of the planning pages; each is created on first use. */
const planningScreens = (
  { checklists, clock, log, page, referrer, settings, site, thanks }: ScreenDependencies,
  registryAt: RegistryAt,
) => {
  const own = (grId: GrId) => registryAt({ grId, viewing: 'own' });
  const readingAt = memoized(String, (grId: GrId) =>
    checklistReading({
      registry: own(grId),
      source: checklistSource(checklists),
      site,
      log,
      returned$: returnedToPage$(page, asyncScheduler),
    }),
  );
  return {
    overview: memoized(String, (grId: GrId) =>
      overviewStream({
        thanks,
        settings,
        registry: own(grId),
        checklist: readingAt(grId),
        site,
        clock,
        log,
        scheduler: asyncScheduler,
      }),
    ),
    checklist: memoized(String, (grId: GrId) =>
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

/** The planning page, and its registry. */
export interface PlanningPageProps {
  readonly page: 'overview' | 'checklist';
  readonly grId: GrId;
}

/** The Overview and the Checklist of a registry, in a chunk of their own: guests never need it. */
export const planningPage = (screens: Screens) => {
  const planning = planningScreens(screens.parts, screens.registryAt);
  const ideas = registrantIdeas(screens);
  return ({ page, grId }: PlanningPageProps) => {
    if (page === 'checklist')
      return <ChecklistPage stream={planning.checklist(grId)} tabs={screens.tabs(grId, 'checklist')} />;
    const tabs = screens.tabs(grId, 'home');
    const layers = screens.ownLayers(grId);
    return (
      <OverviewPage
        stream={planning.overview(grId)}
        tabs={tabs}
        layers={layers}
        list={<OwnerList stream={screens.ownList(grId)} layers={{ ...layers, tabs }} ideas={ideas(grId)} />}
      />
    );
  };
};
