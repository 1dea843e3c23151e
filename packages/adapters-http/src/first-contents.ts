import type { ArrivedSignInHandoff, InformationPage, Log, PodAnswer, ProductWithColors } from '@gift-registry/domain';
import { function as F, io as IO, option as O } from 'fp-ts';
import { type PageDocument, readEmbedded } from './read-embedded.ts';
import {
  type AnswerReader,
  arrivedSignInHandoff,
  informationPage,
  PAGE_INFORMATION_ID,
  PAGE_PICKS_ID,
  PAGE_PRODUCT_ID,
  PAGE_SIGN_IN_HANDOFF_ID,
  pagePicks,
  productWithColorsAnswer,
} from './wire/index.ts';

const read =
  <A>(id: string, codec: AnswerReader<A>, tag: string) =>
  (page: PageDocument, log: Log): IO.IO<O.Option<A>> =>
    F.pipe(readEmbedded(page, id, codec, log, tag), IO.map(O.map(({ value }) => value)));

/** The product embedded in the first HTML of its page (ROUTE-19); `none` when it is missing or unreadable. An unreadable one is logged. */
export const readFirstProduct: (page: PageDocument, log: Log) => IO.IO<O.Option<ProductWithColors>> = read(
  PAGE_PRODUCT_ID,
  productWithColorsAnswer,
  'first-product.unreadable',
);

/** The top picks in the first HTML of a start page (SHOP-02), as above. */
export const readFirstPicks: (page: PageDocument, log: Log) => IO.IO<O.Option<PodAnswer>> = read(
  PAGE_PICKS_ID,
  pagePicks,
  'first-picks.unreadable',
);

/** The text of an information page in its first HTML (ROUTE-10), as above. */
export const readFirstInformation: (page: PageDocument, log: Log) => IO.IO<O.Option<InformationPage>> = read(
  PAGE_INFORMATION_ID,
  informationPage,
  'first-information.unreadable',
);

/** The sign-in handoff by which the person arrived from the other brand's site with a one-time code (XB-03, XB-07), read as above. */
export const readFirstSignInHandoff: (page: PageDocument, log: Log) => IO.IO<O.Option<ArrivedSignInHandoff>> = read(
  PAGE_SIGN_IN_HANDOFF_ID,
  arrivedSignInHandoff,
  'first-handoff.unreadable',
);
