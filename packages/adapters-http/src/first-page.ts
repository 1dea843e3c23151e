import type { Log, RegistryView } from '@gift-registry/domain';
import { function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { embedded, type PageDocument, understood } from './read-embedded.ts';
import { readInSlices } from './read-in-slices.ts';
import { PAGE_STATE_ID, PAGE_STATE_PRODUCTS, readRegistry } from './wire/index.ts';

/** The page state in the first HTML, and whether it has all items; if not, the rest is to be read. */
export interface FirstPageState {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** The page state in the first HTML (STATE-01), a long one read a part at a time; none when it is missing, or cannot be read, which is logged. */
export const readFirstPageState = (page: PageDocument, log: Log): T.Task<O.Option<FirstPageState>> =>
  F.pipe(
    embedded(page, PAGE_STATE_ID),
    O.traverse(T.ApplicativeSeq)(({ element, read }) =>
      F.pipe(
        TE.fromEither(read),
        TE.chain(readInSlices(readRegistry.answer)),
        T.map((state) => ({ element, read: state })),
      ),
    ),
    T.map(O.chain(understood(log, 'first-page-state.unreadable'))),
    T.map(
      O.map(({ value: view, element }) => ({
        view,
        isComplete: element.getAttribute(PAGE_STATE_PRODUCTS) === String(view.items.length),
      })),
    ),
  );
