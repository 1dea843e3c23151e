import type { Log, RegistryView } from '@gift-registry/domain';
import { either as E, function as F, option as O, type task as T } from 'fp-ts';
import { decodedOrLogged, embedded, type PageDocument } from './read-embedded.ts';
import { readInSlices } from './read-in-slices.ts';
import { PAGE_STATE_ID, PAGE_STATE_PRODUCTS, readRegistry } from './wire/index.ts';

/** The page state in the first HTML, and whether it contains all items; if not, the registry must be read for the rest. */
export interface FirstPageState {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** Reads the page state in the first HTML (STATE-01), a long one in parts; `none` when it is missing or unreadable. An unreadable one is logged. */
export const readFirstPageState =
  (page: PageDocument, log: Log): T.Task<O.Option<FirstPageState>> =>
  async () => {
    const found = embedded(page, PAGE_STATE_ID);
    if (O.isNone(found)) return O.none;
    const { element, read } = found.value;
    const state = E.isLeft(read) ? read : await readInSlices(readRegistry.answer)(read.right)();
    return F.pipe(
      decodedOrLogged(log, 'first-page-state.unreadable')({ element, read: state }),
      O.map(({ value: view }) => ({
        view,
        isComplete: element.getAttribute(PAGE_STATE_PRODUCTS) === String(view.items.length),
      })),
    );
  };
