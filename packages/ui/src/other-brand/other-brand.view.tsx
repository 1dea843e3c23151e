import { EXCEEDS_REQUESTED } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { CrossBrandDialog } from '../cross-brand-dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './other-brand.module.css';
import type { CarriedGift, OtherBrandStream } from './other-brand.stream.ts';

const Gift = ({ gift, stream }: { readonly gift: CarriedGift; readonly stream: OtherBrandStream }) => {
  const { identity, name, quantity, isOverPurchased } = gift;
  const warningId = useId();
  return (
    <div className={styles['gift']}>
      <div className={`gr-row ${styles['line']}`}>
        <b>{name}</b>
        <QuantityStepper
          name={name}
          text={quantity}
          warningId={isOverPurchased ? warningId : undefined}
          onType={(text) => stream.typeQuantity(identity, text)}
          onLeave={() => stream.leaveQuantity(identity)}
          onStep={(by) => stream.stepQuantity(identity, by)}
        />
      </div>
      {isOverPurchased && (
        <p className={`gr-text-hint ${styles['warning']}`} id={warningId} role="status">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {EXCEEDS_REQUESTED}
        </p>
      )}
    </div>
  );
};

/**
 * The dialog before a visit to the other brand from a registry's page; for a gift bought there, it has the quantity to
 * carry over (XB-02, XB-04, XB-07).
 */
export const OtherBrand = ({ stream }: { readonly stream: OtherBrandStream }) => {
  const { asked, gift } = useStateValue(stream.model);
  return (
    <CrossBrandDialog asked={asked} onClose={stream.stay}>
      {gift._tag === 'Some' && <Gift gift={gift.value} stream={stream} />}
    </CrossBrandDialog>
  );
};
