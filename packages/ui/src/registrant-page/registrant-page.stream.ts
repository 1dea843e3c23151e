import {
  type CalendarDay,
  type Clock,
  eventDayText,
  type Fault,
  guestPage,
  type ObservableState,
  type RegistryHeader,
  type RegistryView,
  type Site,
  today,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { createMemo, daysLeft, hiddenUntilOf, ownerPages, type RegistryHeaderModel } from '../list-model/index.ts';
import { derived } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

/** The header of a registrant's page. */
export interface RegistrantHeadModel
  extends Pick<RegistryHeaderModel, 'grId' | 'settingsPage' | 'guestPage' | 'hiddenUntil'> {
  readonly header: Pick<
    RegistryHeader,
    'eventType' | 'eventDate' | 'isPaused' | 'primaryFirstName' | 'secondaryFirstName'
  >;
  /** `Jan 3, 2027` (PAGE-11). */
  readonly eventDate: string;
  /** None once the event is over, and while it has no date. */
  readonly daysToGo: O.Option<number>;
}

/** A registrant's page besides the list. Refused to others (ROUTE-17); not found where the registry has no such page. */
export type RegistrantPageModel<Body> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NotFound' }
  /** The address of the page that guests see. */
  | { readonly _tag: 'NotAllowed'; readonly guestPage: string }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | { readonly _tag: 'Loaded'; readonly head: RegistrantHeadModel; readonly body: Body };

/** A registrant's page; `reload` reads its registry again. */
export interface RegistrantPageStream<Body> {
  readonly model: ObservableState<RegistrantPageModel<Body>>;
  readonly reload: () => void;
}

export interface RegistrantPageDependencies {
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly site: Site;
  readonly clock: Clock;
}

const headOf = (site: Site, view: RegistryView, day: CalendarDay): RegistrantHeadModel => ({
  grId: view.grId,
  header: view.header,
  ...ownerPages(site, view),
  hiddenUntil: hiddenUntilOf(view),
  eventDate: eventDayText(view.header),
  daysToGo: daysLeft(view.header, day),
});

/**
 * Creates the stream of a registrant's page; its model is made again whenever the registry's header, totals or items
 * change. `bodyOf` returns none if the registry has no such page.
 */
export const registrantPageStream = <Body>(
  { registry, site, clock }: RegistrantPageDependencies,
  bodyOf: (view: RegistryView, isComplete: boolean) => O.Option<Body>,
): RegistrantPageStream<Body> => {
  const memo = createMemo<RegistrantPageModel<Body>>();
  const pageOf = (view: RegistryView, isComplete: boolean): RegistrantPageModel<Body> => {
    if (view.role !== 'registrant')
      return { _tag: 'NotAllowed', guestPage: guestPage(view.grId, view.header.shareableUrl) };
    const body = bodyOf(view, isComplete);
    return O.isNone(body)
      ? { _tag: 'NotFound' }
      : { _tag: 'Loaded', head: headOf(site, view, today(clock)), body: body.value };
  };
  const present = (): RegistrantPageModel<Body> => {
    const { value: of } = registry.model;
    if (of._tag !== 'Loaded') return of;
    const { view, isComplete } = of;
    const parts = [view.role, view.header, view.totals, view.items, isComplete, O.toUndefined(hiddenUntilOf(view))];
    return memo('page', parts, () => pageOf(view, isComplete));
  };
  return {
    model: derived([registry.model], present),
    reload: registry.reload,
  };
};
