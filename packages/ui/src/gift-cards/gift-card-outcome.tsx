import { giftCardMessages, giftCardNotAdded, paths, type Site } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useComesIntoSight } from '../observe/index.ts';
import styles from './gift-cards.module.css';
import type { GiftCardFormModel } from './gift-cards-model.ts';

/** What became of the button. */
export interface GiftCardOutcomeProps extends Pick<GiftCardFormModel, 'step' | 'added'> {
  readonly site: Site;
}

/** Under the button: that a card is being added or was, or why it was not; heard as well as seen. Its place is always there, and comes into sight by itself: the button may stand at the lower edge of what is seen. */
export const GiftCardOutcomeLine = ({ step, added, site }: GiftCardOutcomeProps) => {
  const said = step._tag === 'Failed' ? step : added._tag === 'Some' ? added : undefined;
  const place = useComesIntoSight<HTMLDivElement>(said);
  return (
    <div ref={place} className={styles['outcome']}>
      <p role="status">
        {step._tag === 'Adding' && <span className="visually-hidden">{giftCardMessages.adding}</span>}
        {added._tag === 'Some' && (
          <>
            {(added.value.isEarlier ? giftCardMessages.addedEarlier : giftCardMessages.addedToCart)(
              site,
              added.value.kind,
              added.value.amount,
            )}{' '}
            <a href={paths.cart}>{giftCardMessages.viewCart}</a>
          </>
        )}
      </p>
      {step._tag === 'Failed' && (
        <p className={styles['failed']} role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {giftCardNotAdded(step.reason)}
        </p>
      )}
    </div>
  );
};
