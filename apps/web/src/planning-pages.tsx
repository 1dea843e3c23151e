import type { GrId } from '@gift-registry/domain';
import { ChecklistPage, OverviewPage, RegistryList } from '@gift-registry/ui';
import { planningScreens } from './planning-screens.ts';
import { registrantIdeas } from './registrant-ideas.tsx';
import type { Screens } from './screens.ts';

/** Which of the pages, and of which registry. */
export interface PlanningPageProps {
  readonly page: 'overview' | 'checklist';
  readonly grId: GrId;
}

/** The Overview and the Checklist of a registry. They come by a file of their own: guests never need it. */
export const planningPage = (screens: Screens) => {
  const planning = planningScreens(screens.parts, screens.registryAt);
  const ideas = registrantIdeas(screens);
  return ({ page, grId }: PlanningPageProps) => {
    if (page === 'checklist')
      return <ChecklistPage stream={planning.checklist(grId)} tabs={screens.tabs(grId, 'checklist')} />;
    const own = { grId, viewing: 'own' } as const;
    const tabs = screens.tabs(grId, 'home');
    const layers = screens.registryLayers(own);
    return (
      <OverviewPage
        stream={planning.overview(grId)}
        tabs={tabs}
        layers={layers}
        list={<RegistryList stream={screens.registryList(own)} layers={{ ...layers, tabs }} ideas={ideas(grId)} />}
      />
    );
  };
};
