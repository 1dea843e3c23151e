/*
 * [REC-07] Builds a pod's answer: its items, a title and a result id. An item that cannot be read is left out and logged; the others stay.
 *
 * @example readablePod({ title: 'Bestsellers', resultId: 'r-1' }, [E.left('price: is missing')]).answer // => { items: [], title: 'Bestsellers', resultId: 'r-1', length: 0 }
 */
import { type either as E, readonlyArray as RA } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { PodLogLine } from './pod.ts';

/** A recommended product. */
export interface RecommendedItem {
  readonly sku: Sku;
  readonly name: string;
  /** The price of one unit, in the site's currency. */
  readonly price: Cents;
  /** The same-origin paths of its picture, for normal and high pixel densities. */
  readonly imagePath: string;
  readonly imagePathHiRes: string;
  /** The path of its page, on a site of its own brand. */
  readonly path: string;
  readonly familyId: string;
  /** Opaque; sent back unchanged. Empty when there is none. */
  readonly optionChoice: string;
  /** Whether its terms have to be accepted before it is added (ADD-05). */
  readonly hasCustomOrderConfirmation: boolean;
}

/** The content of a pod. */
export interface PodAnswer {
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
  /** Identical for the same items of the same pod. */
  readonly resultId: string;
  /** How many items there are. */
  readonly length: number;
}

/** The readable part of a pod's answer, with a log line for each item that could not be read. */
export interface ReadPod {
  readonly answer: PodAnswer;
  readonly log: ReadonlyArray<PodLogLine>;
}

/** Converts a product to a recommended item. */
export const recommendedItem = (product: Product): RecommendedItem => ({
  sku: product.sku,
  name: product.name,
  price: product.currentPrice,
  imagePath: product.images.desktop,
  imagePathHiRes: product.images.desktopHiRes,
  path: product.path,
  familyId: product.familyId,
  optionChoice: product.optionChoice,
  hasCustomOrderConfirmation: product.hasCustomOrderConfirmation,
});

/** The answer with the readable items; for each of the others the reason why it could not be read. */
export const readablePod = (
  { title, resultId }: Pick<PodAnswer, 'title' | 'resultId'>,
  reads: ReadonlyArray<E.Either<string, RecommendedItem>>,
): ReadPod => {
  const items = RA.rights(reads);
  const log = reads.flatMap(
    (read, place): ReadonlyArray<PodLogLine> =>
      read._tag === 'Right'
        ? []
        : [{ level: 'error', tag: 'recommendation.unreadable', data: { place, reason: read.left } }],
  );
  return { answer: { items, title, resultId, length: items.length }, log };
};
