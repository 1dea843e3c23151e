import { createState, hasOverview, type Log, type ObservableState, type Thanks } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  ignoreElements,
  interval,
  map,
  merge,
  type SchedulerLike,
  Subject,
  share,
  tap,
} from 'rxjs';
import type { ChecklistReadingStream } from '../checklist/index.ts';
import { type ReadGifts, readingGifts } from '../gifts-reading/index.ts';
import { remembering } from '../list-model/index.ts';
import { type RegistrantPageModel, type RegistrantPageParts, registrantPageStream } from '../registrant-page/index.ts';
import { overviewBody } from './overview-composer.ts';
import type { Seen } from './overview-gift-models.ts';
import { givingAfter, isGivingKnown, type OverviewGiving } from './overview-giving.ts';
import type { OverviewBody } from './overview-model.ts';

/** The Overview of a registry. */
export interface OverviewStream {
  readonly model: ObservableState<RegistrantPageModel<OverviewBody>>;
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

/** What the Overview stands on. */
export interface OverviewParts extends RegistrantPageParts {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** Every so many milliseconds it is told anew when something was given. */
const MINUTE = 60_000;

/** The Overview over one way to read the gifts; `overviewStream` is the same over the port. What is given while it is open stands first at once. */
export const overviewStreamOf = (read: ReadGifts, { checklist, ...parts }: OverviewParts): OverviewStream => {
  const { clock, log, registry, scheduler, site } = parts;
  const page = registrantPageStream<Seen>(parts, (view, isComplete) =>
    hasOverview({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const giving = createState<OverviewGiving>({ _tag: 'Reading' });
  const minute = createState(0);
  const again$ = new Subject<void>();
  const remember = remembering<RegistrantPageModel<OverviewBody>>();

  const effects$ = merge(
    readingGifts(
      {
        registry,
        read,
        isKnown: (point) => isGivingKnown(giving.value, point),
        hear: (answer, epoch) => giving.set(givingAfter(giving.value, answer, epoch)),
        log,
        scheduler,
      },
      again$,
    ),
    interval(MINUTE, scheduler).pipe(tap(() => minute.set(minute.value + 1))),
  ).pipe(ignoreElements(), share());

  const present = (): RegistrantPageModel<OverviewBody> => {
    const [of, reading] = [page.model.value, checklist.model.value];
    if (of._tag !== 'Loaded') return of;
    return remember('page', [of, reading, giving.value, minute.value], () => ({
      ...of,
      body: overviewBody(site, { seen: of.body, reading, giving: giving.value, now: clock.now() }),
    }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(page.model.changes$, checklist.model.changes$, giving.changes$, minute.changes$).pipe(
          map(present),
          distinctUntilChanged(),
        ),
        effects$,
      ),
    },
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link-not-copied', data: { problem } })(),
    reload: () => {
      page.reload();
      again$.next();
    },
  };
};

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = ({
  thanks,
  ...parts
}: OverviewParts & { readonly thanks: Pick<Thanks, 'readGifts'> }): OverviewStream =>
  overviewStreamOf((grId) => defer(() => thanks.readGifts(grId)()), parts);
