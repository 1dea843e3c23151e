import {
  createState,
  type Fault,
  type Log,
  type ObservableState,
  type OwnRegistry,
  type Recommendations,
  type RecommendedItem,
  type Site,
  startPagePod,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, ignoreElements, NEVER, type ObservableInput, tap } from 'rxjs';
import { type FindFormStream, findFormStream } from '../find-registry/index.ts';
import { observed } from '../observe/observed.ts';
import { initialOwnRegistries, type OwnRegistries, ownRegistries } from '../own-registries/index.ts';

/** The start page: its reader's own registries, newest first, and the top picks of the site. */
export interface HomeModel {
  readonly own: OwnRegistries;
  readonly picks: ReadonlyArray<RecommendedItem>;
}

/** The start page (SHOP-02): creating a registry, finding one by a name or its number, one's own, and top picks. */
export interface HomeStream {
  readonly model: ObservableState<HomeModel>;
  readonly find: FindFormStream;
}

export interface HomeDependencies {
  readonly registries: { readonly mine: () => ObservableInput<E.Either<Fault, ReadonlyArray<OwnRegistry>>> };
  readonly recommendations: Recommendations;
  readonly site: Pick<Site, 'isForChildren'>;
  /** The picks that came with the page; none when they are to be read. */
  readonly picks: O.Option<ReadonlyArray<RecommendedItem>>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  /** Whether this browser is signed in. */
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  readonly log: Log;
}

/** The number of picks on the start page. */
const PICKS_SHOWN = 4;

/** Creates the start page's stream. A part that cannot be read is logged and left out. */
export const homeStream = ({
  registries,
  recommendations,
  site,
  picks,
  goTo,
  shell,
  log,
}: HomeDependencies): HomeStream => {
  const cell = createState<HomeModel>({
    own: initialOwnRegistries(shell.value),
    picks: O.getOrElse((): ReadonlyArray<RecommendedItem> => [])(picks),
  });
  const own$ = ownRegistries({ shell, read$: defer(registries.mine), again$: NEVER, log }).pipe(
    tap((own) => {
      if (own._tag !== cell.value.own._tag || own._tag === 'Read') cell.set({ ...cell.value, own });
    }),
    ignoreElements(),
  );
  const picks$ = defer(() => {
    if (cell.value.picks.length > 0) return EMPTY;
    return defer(recommendations.pod(startPagePod(site), { limit: PICKS_SHOWN }));
  }).pipe(
    tap((answer) => {
      if (E.isRight(answer)) cell.set({ ...cell.value, picks: answer.right.items });
      else log.write({ level: 'warning', tag: 'start-page-picks.read-failed', data: { reason: answer.left._tag } })();
    }),
    ignoreElements(),
  );
  return {
    model: observed(cell, own$, picks$),
    find: findFormStream({ goTo, shell }),
  };
};
