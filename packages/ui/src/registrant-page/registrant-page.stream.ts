import {
  type CalendarDay,
  type Clock,
  daysToGo,
  type Fault,
  formatDay,
  type ObservableState,
  type RegistryHeader,
  type RegistryView,
  type Site,
  today,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { ownerPages, type RegistryHeaderModel, remembering } from '../list-model/index.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** Whose registry it is, in a line or two. */
export interface RegistrantHeadModel extends Pick<RegistryHeaderModel, 'grId' | 'settingsPage' | 'guestPage'> {
  readonly header: Pick<RegistryHeader, 'eventType' | 'eventDate' | 'primaryFirstName' | 'secondaryFirstName'>;
  /** `Jan 3, 2027` (PAGE-11). */
  readonly eventDate: string;
  /** None once the event is over. */
  readonly daysToGo: O.Option<number>;
}

/** A page of a registrant beside the list. Somebody else's is refused (ROUTE-17); one that the registry does not have is none. */
export type RegistrantPageModel<Body> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'NotFound' }
  /** Where it can be looked at all the same. */
  | { readonly _tag: 'NotAllowed'; readonly guestPage: string }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | { readonly _tag: 'Loaded'; readonly head: RegistrantHeadModel; readonly body: Body };

/** A page of a registrant, and reading its registry again as after a failure. */
export interface RegistrantPageStream<Body> {
  readonly model: ObservableState<RegistrantPageModel<Body>>;
  readonly reload: () => void;
}

/** What such a page stands on. */
export interface RegistrantPageDependencies {
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly site: Site;
  readonly clock: Clock;
}

const headOf = (site: Site, view: RegistryView, day: CalendarDay): RegistrantHeadModel => ({
  grId: view.grId,
  header: view.header,
  ...ownerPages(site, view),
  eventDate: formatDay(view.header.eventDate),
  daysToGo: view.header.isPostEvent ? O.none : O.some(daysToGo(view.header.eventDate, day)),
});

/** A page made of the registry whenever its head, sums or items change; `bodyOf` answers none where the registry has no such page. */
export const registrantPageStream = <Body>(
  { registry, site, clock }: RegistrantPageDependencies,
  bodyOf: (view: RegistryView, isComplete: boolean) => O.Option<Body>,
): RegistrantPageStream<Body> => {
  const remember = remembering<RegistrantPageModel<Body>>();
  const pageOf = (view: RegistryView, isComplete: boolean): RegistrantPageModel<Body> => {
    if (view.role !== 'registrant') return { _tag: 'NotAllowed', guestPage: view.header.shareableUrl };
    const body = bodyOf(view, isComplete);
    return O.isNone(body)
      ? { _tag: 'NotFound' }
      : { _tag: 'Loaded', head: headOf(site, view, today(clock.now())), body: body.value };
  };
  const present = (of: RegistryModel): RegistrantPageModel<Body> => {
    if (of._tag !== 'Loaded') return of;
    const { view, isComplete } = of;
    return remember('page', [view.role, view.header, view.totals, view.items, isComplete], () =>
      pageOf(view, isComplete),
    );
  };
  return {
    model: {
      get value() {
        return present(registry.model.value);
      },
      changes$: registry.model.changes$.pipe(map(present), distinctUntilChanged()),
    },
    reload: registry.reload,
  };
};
