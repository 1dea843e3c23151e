import { crossBrandMessages, type ItemBrand } from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import styles from './brand-call.module.css';

/** To which brand, and what asks before it leads there. */
export interface BrandCallProps {
  readonly brand: ItemBrand;
  readonly onGo: () => void;
}

/** Calls a registrant to the other brand, whose things can stand on the same list (XB-05). */
export const BrandCall = ({ brand, onGo }: BrandCallProps) => (
  <aside className={styles['call']} aria-labelledby="brand-call">
    <div>
      <h2 id="brand-call" className={`display ${styles['title']}`}>
        {crossBrandMessages.callTitle(brand)}
      </h2>
      <p>{crossBrandMessages.callToAction(brand)}</p>
    </div>
    <Button
      variant="default"
      className={styles['go'] ?? ''}
      aria-haspopup="dialog"
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      onClick={onGo}
    >
      {crossBrandMessages.shopThere(brand)}
    </Button>
  </aside>
);
