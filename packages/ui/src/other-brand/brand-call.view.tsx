import { crossBrandMessages } from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import styles from './brand-call.module.css';

/** To which brand, by its name, and what asks before it leads there. */
export interface BrandCallProps {
  readonly brandName: string;
  readonly onGo: () => void;
}

/** Calls a registrant to the other brand, whose things can stand on the same list (XB-05). */
export const BrandCall = ({ brandName, onGo }: BrandCallProps) => (
  <aside className={styles['call']} aria-labelledby="brand-call">
    <div>
      <h2 id="brand-call" className={`display ${styles['title']}`}>
        {crossBrandMessages.callTitle(brandName)}
      </h2>
      <p>{crossBrandMessages.callToAction(brandName)}</p>
    </div>
    <Button
      variant="default"
      className={styles['go'] ?? ''}
      aria-haspopup="dialog"
      rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
      onClick={onGo}
    >
      {crossBrandMessages.shopThere(brandName)}
    </Button>
  </aside>
);
