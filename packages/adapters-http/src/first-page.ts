import type { ArrivedSignInHandoff, InformationPage, Log, Product, RegistryView } from '@gift-registry/domain';
import { function as F, io as IO, option as O, task as T, taskEither as TE } from 'fp-ts';
import { embedded, type PageDocument, readEmbedded, understood } from './read-embedded.ts';
import { readInSlices } from './read-in-slices.ts';
import {
  type AnswerCodec,
  arrivedSignInHandoff,
  calls,
  informationPage,
  PAGE_INFORMATION_ID,
  PAGE_PRODUCT_ID,
  PAGE_SIGN_IN_HANDOFF_ID,
  PAGE_STATE_ID,
  PAGE_STATE_PRODUCTS,
  productAnswer,
} from './wire/index.ts';

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
        TE.chain(readInSlices(calls.openRegistry.answer)),
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

const read =
  <A>(id: string, codec: Pick<AnswerCodec<A>, 'decode'>, tag: string) =>
  (page: PageDocument, log: Log): IO.IO<O.Option<A>> =>
    F.pipe(readEmbedded(page, id, codec, log, tag), IO.map(O.map(({ value }) => value)));

/** The product in the first HTML of its page (ROUTE-19); none when it is missing, or cannot be read, which is logged. */
export const readFirstProduct: (page: PageDocument, log: Log) => IO.IO<O.Option<Product>> = read(
  PAGE_PRODUCT_ID,
  productAnswer,
  'first-product.unreadable',
);

/** The text of an information page in its first HTML (ROUTE-10), as above. */
export const readFirstInformation: (page: PageDocument, log: Log) => IO.IO<O.Option<InformationPage>> = read(
  PAGE_INFORMATION_ID,
  informationPage,
  'first-information.unreadable',
);

/** How the person came from the other brand's site by a one-time code (XB-03, XB-07), as above. */
export const readFirstSignInHandoff: (page: PageDocument, log: Log) => IO.IO<O.Option<ArrivedSignInHandoff>> = read(
  PAGE_SIGN_IN_HANDOFF_ID,
  arrivedSignInHandoff,
  'first-handoff.unreadable',
);
