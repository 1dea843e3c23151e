import { type CartConfirmation, confirmationLayerWords, type Site } from '@gift-registry/domain';
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
  const { alaskaHawaiiLink } = confirmationLayerWords;
  return (
    <>
      {(isFreeShipping || isVendorDropShip || isAlaskaHawaii) && (
        <ul className={styles['notes']}>
          {isFreeShipping && (
            <li>
              {truck}
              {confirmationLayerWords.freeShipping}
            </li>
          )}
          {isVendorDropShip && (
            <li>
              {truck}
              {confirmationLayerWords.vendorDropShip}
            </li>
          )}
          {isAlaskaHawaii && (
            <li>
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              <span>
                {confirmationLayerWords.alaskaHawaii} <a href={alaskaHawaiiLink.href}>{alaskaHawaiiLink.name}</a>
              </span>
            </li>
          )}
        </ul>
      )}
      {isRewardsBanner && (
        <p className={styles['rewards']}>
          <IconGift size={20} stroke={1.6} aria-hidden />
          {confirmationLayerWords.rewards(site)}
        </p>
      )}
    </>
  );
};
