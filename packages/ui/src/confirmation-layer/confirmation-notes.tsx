import { type CartConfirmation, confirmationLayerMessages, type Site } from '@gift-registry/domain';
import { IconGift, IconInfoCircle, IconTruck } from '@tabler/icons-react';
import styles from './confirmation-layer.module.css';

/** What is told beside the things. */
export interface ConfirmationNotesProps {
  readonly confirmation: CartConfirmation;
  readonly site: Pick<Site, 'name'>;
}

/** A line on shipping per flag, and the rewards where the site has them (CART-01). */
export const ConfirmationNotes = ({ confirmation, site }: ConfirmationNotesProps) => {
  const { isFreeShipping, isVendorDropShip, isAlaskaHawaii, isRewardsBanner } = confirmation;
  const truck = <IconTruck size={20} stroke={1.6} aria-hidden />;
  const { alaskaHawaiiLink } = confirmationLayerMessages;
  return (
    <>
      {(isFreeShipping || isVendorDropShip || isAlaskaHawaii) && (
        <ul className={styles['notes']}>
          {isFreeShipping && (
            <li>
              {truck}
              {confirmationLayerMessages.freeShipping}
            </li>
          )}
          {isVendorDropShip && (
            <li>
              {truck}
              {confirmationLayerMessages.vendorDropShip}
            </li>
          )}
          {isAlaskaHawaii && (
            <li>
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              <span>
                {confirmationLayerMessages.alaskaHawaii} <a href={alaskaHawaiiLink.href}>{alaskaHawaiiLink.name}</a>
              </span>
            </li>
          )}
        </ul>
      )}
      {isRewardsBanner && (
        <p className={styles['rewards']}>
          <IconGift size={20} stroke={1.6} aria-hidden />
          {confirmationLayerMessages.rewards(site)}
        </p>
      )}
    </>
  );
};
