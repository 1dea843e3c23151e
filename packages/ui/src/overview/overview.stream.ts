import {
  createState,
  type GiftsGiven,
  hasOverview,
  type Log,
  type ObservableState,
  type Settings,
  type Thanks,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concatMap, defer, filter, interval, merge, type SchedulerLike, Subject, take, tap } from 'rxjs';
import type { ChecklistReadingStream } from '../checklist/index.ts';
import { type GiftsNotRead, isNotOlder, type ReadPosition, readingGifts } from '../gifts-reading/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { derived, observed } from '../observe/observed.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageModel,
  registrantPageStream,
} from '../registrant-page/index.ts';
import { type OverviewGiving, overviewBody, type Seen } from './overview-body.ts';
import type { OverviewBody } from './overview-model.ts';

/** Version and epoch of the gifts. */
const positionOf = ({ given, epoch }: Extract<OverviewGiving, { readonly _tag: 'Read' }>): ReadPosition => ({
  version: given.version,
  epoch,
});

/** The gifts after an answer of that epoch; older answers and failures leave them as they are. */
const givingAfter = (
  before: OverviewGiving,
  answer: E.Either<GiftsNotRead, GiftsGiven>,
  epoch: number,
): OverviewGiving => {
  if (E.isLeft(answer)) return before._tag === 'Read' ? before : { _tag: 'NotRead' };
  const read = { _tag: 'Read', given: answer.right, epoch } as const;
  return before._tag !== 'Read' || isNotOlder(positionOf(read), positionOf(before)) ? read : before;
};

/** The Overview of a registry. */
export interface OverviewStream {
  readonly model: ObservableState<RegistrantPageModel<OverviewBody>>;
  readonly linkNotCopied: (problem: string) => void;
  readonly reload: () => void;
}

interface OverviewDependencies extends RegistrantPageDependencies {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
  readonly thanks: ObservablePort<Pick<Thanks, 'readGifts'>>;
  readonly settings: ObservablePort<Pick<Settings, 'readSettings'>>;
}

/** In milliseconds: how often relative times are updated. */
const MINUTE = 60_000;

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = ({
  checklist,
  thanks,
  settings,
  ...dependencies
}: OverviewDependencies): OverviewStream => {
  const { clock, log, registry, scheduler, site } = dependencies;
  const page = registrantPageStream<Seen>(dependencies, (view, isComplete) =>
    hasOverview({ site, eventType: view.header.eventType }) ? O.some({ view, isComplete }) : O.none,
  );
  const giving = createState<OverviewGiving>({ _tag: 'Reading' });
  const minute = createState(0);
  const needsAddress = createState(false);
  const again$ = new Subject<void>();

  const effects$ = merge(
    readingGifts(
      {
        registry,
        read: (grId) => defer(thanks.readGifts(grId)),
        isKnown: (position) => giving.value._tag === 'Read' && isNotOlder(positionOf(giving.value), position),
        onAnswer: (answer, epoch) => giving.set(givingAfter(giving.value, answer, epoch)),
        log,
        scheduler,
      },
      again$,
    ),
    page.model.changes$.pipe(
      filter((present) => present._tag === 'Loaded'),
      take(1),
      // Read once: whether the registry has an address (CO-01).
      concatMap((loaded) => defer(settings.readSettings(loaded.body.view.grId))),
      tap((answer) => {
        if (E.isRight(answer)) return needsAddress.set(O.isNone(answer.right.address));
        log.write({ level: 'warning', tag: 'settings.read-failed', data: { reason: answer.left._tag } })();
      }),
    ),
    interval(MINUTE, scheduler).pipe(tap(() => minute.set(minute.value + 1))),
  );

  const present = (): RegistrantPageModel<OverviewBody> => {
    const [shown, reading] = [page.model.value, checklist.model.value];
    if (shown._tag !== 'Loaded') return shown;
    return {
      ...shown,
      body: overviewBody(site, {
        seen: shown.body,
        reading,
        giving: giving.value,
        needsAddress: needsAddress.value,
        now: clock.now(),
      }),
    };
  };

  return {
    model: observed(derived([page.model, checklist.model, giving, minute, needsAddress], present), effects$),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link.copy-failed', data: { problem } })(),
    reload: () => {
      page.reload();
      again$.next();
    },
  };
};
