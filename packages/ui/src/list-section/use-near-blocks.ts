import type { RegistryItem } from '@gift-registry/domain';
import { useRef, useState } from 'react';
import { hasFocusOrAwaitsIt, watchNear } from './near-window.ts';
import type { RenderMode } from './use-full-rendering.ts';

/** The number of cards in a block of a long list: whole lines, whether a line has one card, two, three or four. */
export const CARDS_OF_BLOCK = 12;

/** Some items of a section that stand in whole lines: the number of the block, and of the items before it. */
interface Block {
  readonly block: number;
  readonly first: number;
  readonly items: ReadonlyArray<RegistryItem>;
}

/** The items in blocks, in their order. */
export const blocksOf = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<Block> =>
  Array.from({ length: Math.ceil(items.length / CARDS_OF_BLOCK) }, (_, block) => {
    const first = block * CARDS_OF_BLOCK;
    return { block, first, items: items.slice(first, first + CARDS_OF_BLOCK) };
  });

/** The blocks whose cards are on the page, and the last height of the others in CSS pixels; none for those that were never near. */
interface Near {
  readonly blocks: ReadonlySet<number>;
  readonly heights: ReadonlyMap<number, number>;
}

const come = (before: Near, block: number): Near =>
  before.blocks.has(block) ? before : { ...before, blocks: new Set([...before.blocks, block]) };

const go = (before: Near, block: number, height: number): Near =>
  before.blocks.has(block)
    ? {
        blocks: new Set([...before.blocks].filter((each) => each !== block)),
        heights: new Map(before.heights).set(block, height),
      }
    : before;

/** The distance from the top of the first element to the bottom of the last. */
const heightOf = (elements: Iterable<Element>): number => {
  const places = [...elements].map((element) => element.getBoundingClientRect());
  return Math.max(...places.map(({ bottom }) => bottom)) - Math.min(...places.map(({ top }) => top));
};

/**
 * Watches one block by its elements, its cards or what stands in their place: `comes` when one of them is near the
 * window, `goes` with the height of all when none is, and none has the focus.
 */
const watchBlock = (comes: () => void, goes: (height: number) => void) => {
  /** Whether each element is near; undefined until the browser has said so. */
  const elements = new Map<Element, boolean | undefined>();
  return (element: HTMLElement): (() => void) => {
    elements.set(element, undefined);
    const unwatch = watchNear(element, ({ isIntersecting }) => {
      elements.set(element, isIntersecting);
      if (isIntersecting) comes();
      else if ([...elements].every(([each, isNear]) => isNear === false && !hasFocusOrAwaitsIt(each)))
        goes(heightOf(elements.keys()));
    });
    return () => {
      elements.delete(element);
      unwatch();
    };
  };
};

const unwatched = () => (): void => undefined;

/**
 * Which blocks of a section have their cards on the page: the `early` first ones until the window is known, then those
 * near the window, and all of them unless `renderMode` is `near`. Each element of a block is given to `markOf(block)`.
 */
export const useNearBlocks = (renderMode: RenderMode, early: number) => {
  const [near, setNear] = useState<Near>(() => ({
    blocks: new Set(Array.from({ length: Math.max(0, early) }, (_, block) => block)),
    heights: new Map(),
  }));
  const marks = useRef(new Map<number, (element: HTMLElement) => () => void>());
  const markOf = (block: number): ((element: HTMLElement) => () => void) => {
    if (renderMode !== 'near') return unwatched;
    const known = marks.current.get(block);
    if (known !== undefined) return known;
    const mark = watchBlock(
      () => setNear((before) => come(before, block)),
      (height) => setNear((before) => go(before, block, height)),
    );
    marks.current.set(block, mark);
    return mark;
  };
  return {
    hasCards: (block: number): boolean => renderMode !== 'near' || near.blocks.has(block),
    heightOf: (block: number): number => near.heights.get(block) ?? 0,
    markOf,
  };
};
