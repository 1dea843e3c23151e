import { type GiftCardKind, giftCardKinds, giftCardMessages } from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import styles from './gift-cards.module.css';

/** Which kind is chosen, and who is told of another choice. */
export interface GiftCardKindsProps {
  readonly kind: GiftCardKind;
  readonly onChoose: (kind: GiftCardKind) => void;
}

/** "Gift Card" or "eGift Card" (GC-01); the whole box of a kind can be hit. */
export const GiftCardKinds = ({ kind, onChoose }: GiftCardKindsProps) => {
  const id = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{giftCardMessages.kinds}</legend>
      <div className={styles['kinds']}>
        {giftCardKinds.map((one) => (
          <div key={one} className={styles['kind']} data-chosen={one === kind || undefined}>
            <Radio
              name={id}
              value={one}
              checked={one === kind}
              label={giftCardMessages.kind(one)}
              aria-describedby={`${id}-${one}`}
              onChange={() => onChoose(one)}
            />
            <small id={`${id}-${one}`}>{giftCardMessages.kindNote(one)}</small>
          </div>
        ))}
      </div>
    </fieldset>
  );
};
