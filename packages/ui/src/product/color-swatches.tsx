import { type ColorChoice, productPageMessages } from '@gift-registry/domain';
import { useId } from 'react';
import styles from './color-swatches.module.css';

/** The colors that a product comes in; each is a link to a page of its own (SHOP-03). */
export const ColorSwatches = ({ colors }: { readonly colors: ReadonlyArray<ColorChoice> }) => {
  const id = useId();
  const current = colors.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return null;
  return (
    <nav className={styles['colors']} aria-labelledby={id}>
      <p id={id} className={`gr-text-body ${styles['name']}`}>
        {productPageMessages.color}: <b>{current.name}</b>
      </p>
      <ul>
        {colors.map(({ sku, name, hex, path, isAvailable, isCurrent }) => (
          <li key={sku}>
            <a
              className={styles['swatch']}
              href={path}
              title={productPageMessages.colorName(name, isAvailable)}
              aria-label={productPageMessages.colorName(name, isAvailable)}
              aria-current={isCurrent ? 'page' : undefined}
              data-out-of-stock={!isAvailable || undefined}
            >
              <span style={{ background: `#${hex}` }} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
