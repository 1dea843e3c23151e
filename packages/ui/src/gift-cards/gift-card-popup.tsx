import { giftCardWords, paths, type Site } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Dialog } from '../dialog/index.ts';
import styles from './gift-cards.module.css';
import type { GiftCardPopupModel } from './gift-cards-model.ts';

/** What is told of a card by mail (GC-07), and what to do next. */
export interface GiftCardPopupProps {
  readonly popup: GiftCardPopupModel;
  readonly site: Site;
  readonly onClose: () => void;
}

/** The shop's answer to a card by mail, over the page. */
export const GiftCardPopup = ({ popup: { isOpen, earlier, title, body }, site, onClose }: GiftCardPopupProps) => (
  <Dialog
    isOpen={isOpen}
    title={title._tag === 'Some' ? title.value : giftCardWords.popupTitle}
    width={560}
    onClose={onClose}
    footer={
      <>
        <Button component="a" href={paths.cart} variant="default">
          {giftCardWords.viewCart}
        </Button>
        <Button onClick={onClose}>{giftCardWords.close}</Button>
      </>
    }
  >
    {earlier._tag === 'Some' && (
      <p className={styles['earlier']}>
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        {giftCardWords.addedEarlier(site, earlier.value.kind, earlier.value.amount)}
      </p>
    )}
    {body._tag === 'Some' ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML that can come here is what `readPopupHtml` left of it.
      <div className={styles['words']} dangerouslySetInnerHTML={{ __html: body.value }} />
    ) : (
      <p className={styles['words']}>{giftCardWords.popupText}</p>
    )}
  </Dialog>
);
