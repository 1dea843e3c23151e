import {
  cartLineName,
  cartPageMessages,
  confirmationLayerMessages,
  formatPrice,
  type Site,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { PersonalizationTextLine } from '../order/index.ts';
import { Price } from '../product-facts/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './cart.module.css';
import { CartLineNotice } from './cart-line-notice.tsx';
import type { CartIntents, CartRow } from './cart-model.ts';
import { lineWorth } from './line-worth.ts';
import { hasNumber } from './row-notice.ts';
import { noticeId, removeId } from './use-focus.ts';

/** A row and what can be done with it. */
export interface CartLineProps {
  readonly row: CartRow;
  /** What it is called aloud; no other line is called so. */
  readonly label: string;
  readonly site: Site;
  readonly intents: CartIntents;
  /** How deep its name stands: under that of its registry, where the cart is for several (CART-09). */
  readonly heading: 'h2' | 'h3';
}

/** One line of the cart: what it is, what it costs, how many, and what is to be decided about it. */
export const CartLine = ({ row, label, site, intents, heading: Heading }: CartLineProps) => {
  const { line, text, notice, change } = row;
  const { lineId } = line;
  const isCard = line.kind === 'giftCard' || line.kind === 'eGiftCard';
  const isContribution = line.kind === 'contribution';
  const each = formatPrice(site.currencyPrefix, line.unitPrice);
  const isBusy = change._tag === 'Pending' || change._tag === 'Unanswered';
  const isSaid = notice._tag !== 'None' || change._tag === 'Refused' || change._tag === 'InDoubt';
  const marks = [styles['line'], notice._tag === 'Gone' && styles['gone'], isBusy && styles['pending']];
  return (
    <li className={marks.filter(Boolean).join(' ')} aria-busy={isBusy}>
      <div className={`stage ${styles['picture']}`}>
        {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} loading="lazy" />}
      </div>
      <div className={styles['body']}>
        <Heading className={styles['name']}>{cartLineName(line)}</Heading>
        <PersonalizationTextLine {...line} site={site} />
        {isCard && <p className={styles['hint']}>{cartPageMessages.cardNote(line.kind)}</p>}
        {isContribution && <p className={styles['hint']}>{cartPageMessages.contributionNote}</p>}
        {line.specialOrder !== undefined && (
          <>
            {line.specialOrder.leadTime !== '' && <p className={styles['hint']}>{line.specialOrder.leadTime}</p>}
            <p className={styles['hint']}>{cartPageMessages.specialOrder}</p>
          </>
        )}
        {line.pickup !== undefined && (
          <p className={styles['pickup']}>
            <IconBuildingStore size={18} stroke={1.6} aria-hidden />
            {cartPageMessages.pickupAt(line.pickup.name)}
          </p>
        )}
        {line.quantity > 1 && (
          <p className={`num ${styles['price']}`}>
            {!hasNumber(notice) ? cartPageMessages.severalAt(line.quantity, each) : cartPageMessages.each(each)}
          </p>
        )}
        {line.installation !== undefined && (
          <p className={`num ${styles['hint']}`}>
            {confirmationLayerMessages.installation(formatPrice(site.currencyPrefix, line.installation))}
          </p>
        )}
        <CartLineNotice id={noticeId(lineId)} row={row} label={label} site={site} intents={intents} />
        <div className={styles['controls']}>
          {!isCard && !isContribution && hasNumber(notice) && (
            <div>
              <QuantityStepper
                name={label}
                text={text}
                warningId={isSaid ? noticeId(lineId) : undefined}
                onType={(typed) => intents.type(lineId, typed)}
                onLeave={() => intents.leave(lineId)}
                onStep={(by) => intents.step(lineId, by)}
              />
            </div>
          )}
          {line.pickup !== undefined && line.blocker !== 'not-in-stores' && (
            <Button
              variant="subtle"
              aria-label={cartPageMessages.shipInsteadNamed(label)}
              onClick={() => intents.shipLine(lineId)}
            >
              {cartPageMessages.shipInstead}
            </Button>
          )}
          {notice._tag !== 'TooMuch' && (
            <Button
              id={removeId(lineId)}
              variant="subtle"
              aria-label={cartPageMessages.removeNamed(label)}
              onClick={() => intents.remove(lineId)}
            >
              {cartPageMessages.remove}
            </Button>
          )}
        </div>
      </div>
      <Price facts={lineWorth(site, line)} className={styles['total']} />
    </li>
  );
};
