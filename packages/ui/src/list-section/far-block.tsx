import { identityKey, languageOf, type RegistryItem } from '@gift-registry/domain';
import { memo, useLayoutEffect, useRef } from 'react';
import { nameLinkId } from '../list-model/index.ts';
import styles from './far-block.module.css';

interface FarBlockProps {
  readonly items: ReadonlyArray<RegistryItem>;
  /** The height of its cards when they were last on the page, in CSS pixels; 0 if unknown. */
  readonly height: number;
  /** The number of items of the list before it, and in all. */
  readonly first: number;
  readonly count: number;
  readonly mark: (element: HTMLElement) => () => void;
}

/**
 * Stands in the place of a block's cards while they are far from the window: their names only, so that the browser's
 * search and a screen reader's headings find them, and an address leads to them. In print every card is rendered in full (LIST-15).
 */
export const FarBlock = memo(function FarBlock({ items, height, first, count, mark }: FarBlockProps) {
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => place.current?.style.setProperty('--cards', String(items.length)), [items]);
  useLayoutEffect(() => (place.current === null ? undefined : mark(place.current)), [mark]);
  // The cards take the focus over, as when an address led to a name (use-scroll-restoration.ts).
  useLayoutEffect(() => {
    const block = place.current;
    return () => {
      const { activeElement } = document;
      if (activeElement === null || block?.contains(activeElement) !== true) return;
      queueMicrotask(() => document.getElementById(activeElement.id)?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <li
      ref={place}
      className={styles['block']}
      data-far
      aria-posinset={first + 1}
      aria-setsize={count}
      {...(height > 0 ? { style: { height } } : {})}
    >
      {items.map(({ identity, product }) => {
        const key = identityKey(identity);
        return (
          <h3
            key={key}
            id={nameLinkId(key)}
            tabIndex={-1}
            className={styles['gift']}
            lang={languageOf(product, 'name')}
          >
            {product.name}
          </h3>
        );
      })}
    </li>
  );
});
