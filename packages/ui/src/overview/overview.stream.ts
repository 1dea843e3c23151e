import {
  createState,
  type GiftsGiven,
  type GrId,
  hasOverview,
  type Log,
  type ObservableState,
  type Settings,
  type Thanks,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concatMap,
  defer,
  EMPTY,
  filter,
  interval,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  take,
  tap,
} from 'rxjs';
import type { ChecklistReadingStream } from '../checklist/index.ts';
import {
  type GiftsNotRead,
  isNotOlder,
  type ReadGifts,
  type ReadPosition,
  readingGifts,
} from '../gifts-reading/index.ts';
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

export interface OverviewDependencies extends RegistrantPageDependencies {
  readonly checklist: Pick<ChecklistReadingStream, 'model'>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
  /** Whether the registry has an address, read once (CO-01). */
  readonly readHasAddress: (grId: GrId) => Observable<boolean>;
}

/** In milliseconds: how often relative times are updated. */
const MINUTE = 60_000;

/** Creates the Overview's stream over a function that reads the gifts; `overviewStream` does the same over the port. */
export const overviewStreamOf = (
  read: ReadGifts,
  { checklist, readHasAddress, ...dependencies }: OverviewDependencies,
): OverviewStream => {
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
        read,
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
      concatMap((loaded) => readHasAddress(loaded.body.view.grId)),
      tap((hasAddress) => needsAddress.set(!hasAddress)),
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

/** The Overview of a registry, where it has one (TAB-01, TAB-05). */
export const overviewStream = ({
  thanks,
  settings,
  ...dependencies
}: Omit<OverviewDependencies, 'readHasAddress'> & {
  readonly thanks: Pick<Thanks, 'readGifts'>;
  readonly settings: Pick<Settings, 'readSettings'>;
}): OverviewStream =>
  overviewStreamOf((grId) => defer(() => thanks.readGifts(grId)()), {
    ...dependencies,
    readHasAddress: (grId) =>
      defer(() => settings.readSettings(grId)()).pipe(
        concatMap((answer) => {
          if (E.isRight(answer)) return of(O.isSome(answer.right.address));
          const data = { reason: answer.left._tag };
          dependencies.log.write({ level: 'warning', tag: 'settings.read-failed', data })();
          return EMPTY;
        }),
      ),
  });
