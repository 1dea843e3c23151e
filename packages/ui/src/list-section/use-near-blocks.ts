import { identityKey, type RegistryItem } from '@gift-registry/domain';
import { useEffect, useRef, useState } from 'react';
import { hasFocusOrAwaitsIt, watchNear } from './near-window.ts';
import type { RenderMode } from './use-full-rendering.ts';

/** The number of cards in a block of a long list: whole lines, whether a line has one card, two, three or four. */
export const CARDS_OF_BLOCK = 12;

/** Some items of a section that stand in whole lines, and the number of the items before them. */
interface Block {
  readonly first: number;
  readonly items: ReadonlyArray<RegistryItem>;
  /** The same as long as the block has the same items, in the same place. */
  readonly key: string;
}

/** The items in blocks, in their order. */
export const blocksOf = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<Block> =>
  Array.from({ length: Math.ceil(items.length / CARDS_OF_BLOCK) }, (_, block) => {
    const first = block * CARDS_OF_BLOCK;
    const its = items.slice(first, first + CARDS_OF_BLOCK);
    return { first, items: its, key: [first, ...its.map(({ identity }) => identityKey(identity))].join(' ') };
  });

/** In CSS pixels: the height of a block with its gaps, and the height of one of its cards, as all lines have it on average; 0 if unknown. */
interface Heights {
  readonly block: number;
  readonly card: number;
}

const UNKNOWN: Heights = { block: 0, card: 0 };

/** The blocks whose cards are on the page, by the number of items before them, and the last heights of the others, by their keys. */
interface Near {
  readonly blocks: ReadonlySet<number>;
  readonly heights: ReadonlyMap<string, Heights>;
}

const addBlock = (before: Near, { first }: Block): Near =>
  before.blocks.has(first) ? before : { ...before, blocks: new Set([...before.blocks, first]) };

const removeBlock = (before: Near, { first, key }: Block, heights: Heights): Near =>
  before.blocks.has(first)
    ? {
        blocks: new Set([...before.blocks].filter((each) => each !== first)),
        heights: new Map(before.heights).set(key, heights),
      }
    : before;

const forgetHeights = (before: Near): Near =>
  before.heights.size === 0 ? before : { ...before, heights: new Map<string, Heights>() };

/** From the top of the first card to the bottom of the last; cards of a line are equally high. */
const measure = (cards: ReadonlyArray<Element>): Heights => {
  const places = cards.map((card) => card.getBoundingClientRect());
  return {
    block: Math.max(...places.map(({ bottom }) => bottom)) - Math.min(...places.map(({ top }) => top)),
    card: places.reduce((sum, { height }) => sum + height, 0) / places.length,
  };
};

/**
 * Watches one block by its elements, its cards or what stands in their place: `comes` when one of them is near the
 * window, `goes` with the heights when none is, and none has the focus.
 */
const watchBlock = (comes: () => void, goes: (heights: Heights) => void) => {
  /** Whether each element is near; undefined until the browser has said so. */
  const elements = new Map<Element, boolean | undefined>();
  return (element: HTMLElement): (() => void) => {
    elements.set(element, undefined);
    const unwatch = watchNear(element, ({ isIntersecting }) => {
      elements.set(element, isIntersecting);
      if (isIntersecting) comes();
      else if ([...elements].every(([each, isNear]) => isNear === false && !hasFocusOrAwaitsIt(each)))
        goes(measure([...elements.keys()]));
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
 * Heights are forgotten when the window's width changes, since lines then have other cards.
 */
export const useNearBlocks = (renderMode: RenderMode, early: number) => {
  const [near, setNear] = useState<Near>(() => ({
    blocks: new Set(Array.from({ length: Math.max(0, early) }, (_, block) => block * CARDS_OF_BLOCK)),
    heights: new Map(),
  }));
  useEffect(() => {
    if (renderMode !== 'near') return undefined;
    let width = window.innerWidth;
    const resized = (): void => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      setNear(forgetHeights);
    };
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, [renderMode]);
  const marks = useRef(new Map<string, (element: HTMLElement) => () => void>());
  const markOf = (block: Block): ((element: HTMLElement) => () => void) => {
    if (renderMode !== 'near') return unwatched;
    const known = marks.current.get(block.key);
    if (known !== undefined) return known;
    const mark = watchBlock(
      () => setNear((before) => addBlock(before, block)),
      (heights) => setNear((before) => removeBlock(before, block, heights)),
    );
    marks.current.set(block.key, mark);
    return mark;
  };
  return {
    hasCards: ({ first }: Block): boolean => renderMode !== 'near' || near.blocks.has(first),
    heightsOf: ({ key }: Block): Heights => near.heights.get(key) ?? UNKNOWN,
    markOf,
  };
};
