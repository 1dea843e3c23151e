import type { Log, RegistryView } from '@gift-registry/domain';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import { pageState } from './wire/index.ts';

/** As much of a document as is read. */
export interface PageDocument {
  readonly getElementById: (
    id: string,
  ) => { readonly textContent: string | null; readonly getAttribute: (name: string) => string | null } | null;
}

/** The page state that came with the page, and whether it holds all items; if not, the rest is to be read. */
export interface FirstPageState {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** Where the first HTML carries the page state, and its attribute with the number of products of the whole list. */
export const PAGE_STATE_ID = 'page-state';
export const PAGE_STATE_PRODUCTS = 'data-products';

const parse = (raw: string): E.Either<string, RegistryView> =>
  F.pipe(
    E.tryCatch(
      (): unknown => JSON.parse(raw),
      () => 'the message: is not JSON',
    ),
    E.chain(pageState.decode),
  );

const notUnderstood =
  (log: Log) =>
  (reason: string): IO.IO<O.Option<FirstPageState>> =>
  () => {
    log.write({ level: 'error', tag: 'first-page-state-not-understood', data: { reason } })();
    return O.none;
  };

/** The page state embedded in the page (STATE-01); none when the page carries none, or none that can be read, which is logged. */
export const readFirstPageState = (page: PageDocument, log: Log): IO.IO<O.Option<FirstPageState>> =>
  F.pipe(
    O.fromNullable(page.getElementById(PAGE_STATE_ID)),
    O.match(
      () => () => O.none,
      (element) =>
        F.pipe(
          parse(element.textContent ?? ''),
          E.match(
            notUnderstood(log),
            (view) => () =>
              O.some({ view, isComplete: element.getAttribute(PAGE_STATE_PRODUCTS) === String(view.items.length) }),
          ),
        ),
    ),
  );
