import {
  type Directory,
  type FoundPage,
  type FoundRegistry,
  type Log,
  type ObservableState,
  paths,
  readFindQuery,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type SchedulerLike } from 'rxjs';
import type { ObservablePort } from '../observe/observable-port.ts';
import { observed } from '../observe/observed.ts';
import { type ReadingState, reading } from '../reading/reading.ts';

/** A page of what was found, with the searched text. */
export interface FindResults extends FoundPage {
  readonly text: string;
  readonly registries: ReadonlyArray<FoundRegistry & { readonly path: string }>;
  /** The addresses of the pages before and after. */
  readonly previous: O.Option<string>;
  readonly next: O.Option<string>;
}

/** The results for the search of the page's address (ROUTE-06), and repeating the search after a failure. */
export interface FindResultsStream {
  readonly model: ObservableState<ReadingState<FindResults>>;
  readonly tryAgain: () => void;
}

interface FindResultsDependencies {
  readonly directory: ObservablePort<Pick<Directory, 'find'>>;
  /** The search of the address, and its page of results. */
  readonly text: string;
  readonly page: number;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

const resultsOf =
  (text: string) =>
  (found: FoundPage): FindResults => ({
    ...found,
    text,
    registries: found.registries.map((registry) => ({ ...registry, path: paths.guestList(registry.grId) })),
    previous: found.page > 1 ? O.some(paths.findRegistry(text, Math.min(found.page, found.pages + 1) - 1)) : O.none,
    next: found.page < found.pages ? O.some(paths.findRegistry(text, found.page + 1)) : O.none,
  });

/** Looks for nothing if the address has no search, or one that the field shows to be too short. */
export const findResultsStream = ({
  directory,
  text,
  page,
  scheduler,
  log,
}: FindResultsDependencies): FindResultsStream => {
  const { state, effects$, tryAgain } = reading({
    read: (searched: string) => () =>
      defer(directory.find({ text: searched, page })).pipe(map(E.map(resultsOf(searched)))),
    tag: 'registry-search.failed',
    ...(E.isRight(readFindQuery(text)) ? { first: text } : {}),
    scheduler,
    log,
  });
  return { model: observed(state, effects$), tryAgain };
};
