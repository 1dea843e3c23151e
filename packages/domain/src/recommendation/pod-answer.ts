/*
 * [REC-07] Builds a pod's answer: its items, a title and a result id. An item that cannot be read is left out and logged; the others stay.
 *
 * Laws:
 * - everything that can be read stays, in its order
 * - what cannot be read is left out alone, and the log has a line for each, with its place and the reason
 * - the length is how many things there are
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
  /** What one piece costs, in the currency of the site. */
  readonly price: Cents;
  /** Same-origin paths of its picture, plain and for dense screens. */
  readonly imagePath: string;
  readonly imagePathHiRes: string;
  /** The path of its page, on a site of its brand. */
  readonly path: string;
  readonly familyId: string;
  /** Opaque; goes back as it came. Empty when none. */
  readonly optionChoice: string;
  /** Whether its terms must be accepted before it is added (ADD-05). */
  readonly hasCustomOrderConfirmation: boolean;
}

/** What a pod shows. */
export interface PodAnswer {
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
  /** The same for the same things of the same pod. */
  readonly resultId: string;
  /** How many items there are. */
  readonly length: number;
}

/** What could be read of a pod's answer, and a log line for each item that could not. */
export interface ReadPod {
  readonly answer: PodAnswer;
  readonly log: ReadonlyArray<PodLogLine>;
}

/** The product as a recommended item. */
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

/** The answer made of the items that could be read; each of the others comes with the reason why not. */
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
