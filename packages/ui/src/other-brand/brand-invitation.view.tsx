import { crossBrandMessages } from '@gift-registry/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import styles from './brand-invitation.module.css';

/** Invites a registrant to the other brand's site, whose products can be on the same registry (XB-05). */
export const BrandInvitation = ({ brandName, onGo }: { readonly brandName: string; readonly onGo: () => void }) => (
  <aside className={`gr-row ${styles['call']}`} aria-labelledby="brand-invitation">
    <div>
      <h2 id="brand-invitation" className={`display ${styles['title']}`}>
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
