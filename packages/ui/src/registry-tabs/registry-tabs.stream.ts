import {
  type Analytics,
  type GrId,
  type ObservableState,
  type RegistrantPage,
  type RegistryView,
  type Site,
  type TabName,
  tabEvents,
  tabsFor,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { createMemo } from '../list-model/index.ts';
import { derived } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

/** A tab as it is shown. */
interface RegistryTab {
  readonly name: TabName;
  readonly page: RegistrantPage;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** A registrant's tabs in order; none for anybody else (TAB-06). */
type RegistryTabsModel = ReadonlyArray<RegistryTab>;

/** The tabs, and tracking which one is opened. */
export interface RegistryTabsStream {
  readonly model: ObservableState<RegistryTabsModel>;
  /** Tracks a chosen tab; the link itself navigates. */
  readonly open: (page: RegistrantPage) => void;
}

interface RegistryTabsDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  readonly analytics: Analytics;
  /** The page on which they are shown. */
  readonly page: RegistrantPage;
}

const NONE: RegistryTabsModel = [];

const tabsOf = (site: Site, page: RegistrantPage, { grId, role, header }: RegistryView): RegistryTabsModel =>
  tabsFor({
    grId,
    role,
    site,
    eventType: header.eventType,
    isPostEvent: header.isPostEvent,
    secondaryFirstName: header.secondaryFirstName,
  }).map((tab) => ({ ...tab, isCurrent: tab.page === page }));

/** The tabs of a registry on one of its pages. */
export const registryTabsStream = ({
  registry,
  site,
  analytics,
  page,
}: RegistryTabsDependencies): RegistryTabsStream => {
  const memo = createMemo<RegistryTabsModel>();
  const present = (): RegistryTabsModel => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return NONE;
    const { view } = value;
    return memo('tabs', [view.role, view.header], () => tabsOf(site, page, view));
  };
  const grId = (): O.Option<GrId> => {
    const { value } = registry.model;
    return value._tag === 'Loaded' ? O.some(value.view.grId) : O.none;
  };
  return {
    model: derived([registry.model], present),
    open: (opened) => {
      const of = grId();
      if (O.isSome(of)) for (const event of tabEvents(of.value, page, opened)) analytics.track(event)();
    },
  };
};
