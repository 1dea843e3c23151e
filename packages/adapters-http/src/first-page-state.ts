import type { Log, RegistryView } from '@gift-registry/domain';
import { function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { embedded, type PageDocument, understood } from './read-embedded.ts';
import { readInSlices } from './read-in-slices.ts';
import { calls, PAGE_STATE_ID, PAGE_STATE_PRODUCTS } from './wire/index.ts';

/** The page state that came with the page, and whether it holds all items; if not, the rest is to be read. */
export interface FirstPageState {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}

/** The page state embedded in the page (STATE-01), a long one read a part at a time; none when the page carries none, or none that can be read, which is logged. */
export const readFirstPageState = (page: PageDocument, log: Log): T.Task<O.Option<FirstPageState>> =>
  F.pipe(
    embedded(page, PAGE_STATE_ID),
    O.traverse(T.ApplicativeSeq)(({ element, read }) =>
      F.pipe(
        TE.fromEither(read),
        TE.chain(readInSlices(calls.openRegistry.answer)),
        T.map((state) => ({ element, read: state })),
      ),
    ),
    T.map(O.chain(understood(log, 'first-page-state-not-understood'))),
    T.map(
      O.map(({ value: view, element }) => ({
        view,
        isComplete: element.getAttribute(PAGE_STATE_PRODUCTS) === String(view.items.length),
      })),
    ),
  );
