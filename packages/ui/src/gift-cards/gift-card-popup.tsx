import { giftCardMessages, paths, type Site } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Dialog } from '../dialog/index.ts';
import styles from './gift-cards.module.css';
import type { GiftCardPopupModel, GiftCardsIntents } from './gift-cards-model.ts';

/** What is told of a card by mail (GC-07), and what to do next. */
export interface GiftCardPopupProps {
  readonly popup: GiftCardPopupModel;
  readonly site: Site;
  readonly intents: Pick<GiftCardsIntents, 'closePopup' | 'addFromPopup'>;
}

const titleOf = ({ earlier, title }: GiftCardPopupModel): string => {
  if (earlier._tag === 'Some') return giftCardMessages.popupEarlierTitle;
  return title._tag === 'Some' ? title.value : giftCardMessages.popupTitle;
};

/** The shop's answer to a card by mail, over the page; of one that had gone in before, with the way to add the one that was asked for since (CART-08). */
export const GiftCardPopup = ({ popup, site, intents }: GiftCardPopupProps) => {
  const { isOpen, earlier, instead, body } = popup;
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(popup)}
      width={560}
      onClose={intents.closePopup}
      footer={
        <>
          <Button component="a" href={paths.cart} variant="default">
            {giftCardMessages.viewCart}
          </Button>
          <Button variant={instead._tag === 'Some' ? 'default' : 'filled'} onClick={intents.closePopup}>
            {giftCardMessages.close}
          </Button>
          {instead._tag === 'Some' && (
            <Button onClick={intents.addFromPopup}>
              {giftCardMessages.addToo(site, instead.value.kind, instead.value.amount)}
            </Button>
          )}
        </>
      }
    >
      {earlier._tag === 'Some' && (
        <p className={styles['earlier']}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {giftCardMessages.popupEarlier(site, earlier.value.kind, earlier.value.amount)}
        </p>
      )}
      {body._tag === 'Some' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML that can come here is what `readPopupHtml` left of it.
        <div className={styles['words']} dangerouslySetInnerHTML={{ __html: body.value }} />
      ) : (
        <p className={styles['words']}>{giftCardMessages.popupText}</p>
      )}
    </Dialog>
  );
};
