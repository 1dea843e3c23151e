import {
  cartLineName,
  cartPageMessages,
  confirmationLayerMessages,
  formatDay,
  formatPrice,
  productPageMessages,
  type Site,
  shortFundMessages,
} from '@gift-registry/domain';
import { IconBuildingStore } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { PersonalizationTextLine } from '../order/index.ts';
import { Price } from '../product-facts/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './cart.module.css';
import { CartLineNotice } from './cart-line-notice.tsx';
import type { CartIntents, CartRow } from './cart-model.ts';
import { canChangeQuantity, formattedLineTotal } from './cart-rows.ts';
import { ContributionAmount } from './contribution-amount.tsx';
import { changeAmountId, noticeId, removeId } from './use-focus.ts';

/** A row and what can be done with it. */
interface CartLineProps {
  readonly row: CartRow;
  /** The accessible name, unique among the lines. */
  readonly label: string;
  readonly site: Site;
  readonly intents: CartIntents;
  /** Heading level of its name: below that of its registry, where the cart is for several (CART-09). */
  readonly heading: 'h2' | 'h3';
}

/** One line of the cart: product, price, quantity, and its decisions. */
export const CartLine = ({ row, label, site, intents, heading: Heading }: CartLineProps) => {
  const { line, text, notice, change } = row;
  const { lineId } = line;
  const isCard = line.kind === 'giftCard' || line.kind === 'eGiftCard';
  const isContribution = line.kind === 'contribution';
  const draft = row.amount._tag === 'Some' && notice._tag === 'None' ? row.amount.value : undefined;
  const each = formatPrice(site.currencyPrefix, line.unitPrice);
  const isBusy = change._tag === 'Pending' || change._tag === 'Unanswered';
  const isSaid = notice._tag !== 'None' || change._tag === 'Failed' || change._tag === 'Unconfirmed';
  const marks = [styles['line'], notice._tag === 'Gone' && styles['gone'], isBusy && styles['pending']];
  return (
    <li className={marks.filter(Boolean).join(' ')} aria-busy={isBusy}>
      <div className={`stage gr-square ${styles['picture']}`}>
        {line.imagePath !== '' && <img src={line.imagePath} alt="" width={400} height={400} loading="lazy" />}
      </div>
      <div className={styles['body']}>
        <Heading className={styles['name']} lang={line.nameLanguage}>
          {cartLineName(line)}
        </Heading>
        <PersonalizationTextLine {...line} site={site} />
        {line.kind === 'giftCard' && (
          <p className={`muted gr-text-hint ${styles['hint']}`}>{cartPageMessages.cardNote(line.kind)}</p>
        )}
        {line.kind === 'eGiftCard' && (
          <p className={`muted gr-text-hint ${styles['hint']}`}>
            {cartPageMessages.eGiftCardTo(
              line.registry === undefined ? { _tag: 'None' } : { _tag: 'Some', value: line.registry },
            )}
          </p>
        )}
        {isContribution && notice._tag !== 'Gone' && (
          <p className={`muted gr-text-hint ${styles['hint']}`}>
            {line.fundCloses === undefined || line.registry === undefined
              ? cartPageMessages.contributionNote
              : shortFundMessages.toGuest(site.marketRules.funds, formatDay(line.fundCloses), line.registry)}
          </p>
        )}
        {line.specialOrder !== undefined && (
          <>
            {line.specialOrder.leadTime !== '' && (
              <p className={`muted gr-text-hint ${styles['hint']}`}>{line.specialOrder.leadTime}</p>
            )}
            <p className={`muted gr-text-hint ${styles['hint']}`}>{cartPageMessages.specialOrder}</p>
          </>
        )}
        {line.backorder !== undefined && line.blocker === undefined && (
          <p className={`muted gr-text-hint ${styles['hint']}`}>
            {line.backorder.message === '' ? productPageMessages.onBackorder : line.backorder.message}
          </p>
        )}
        {line.pickup !== undefined && (
          <p className={`gr-text-body ${styles['pickup']}`}>
            <IconBuildingStore size={18} stroke={1.6} aria-hidden />
            {cartPageMessages.pickupAt(line.pickup.name)}
          </p>
        )}
        {line.quantity > 1 && (
          <p className={`num ${styles['price']}`}>
            {!canChangeQuantity(notice) ? cartPageMessages.severalAt(line.quantity, each) : cartPageMessages.each(each)}
          </p>
        )}
        {line.installation !== undefined && (
          <p className={`num muted gr-text-hint ${styles['hint']}`}>
            {confirmationLayerMessages.installation(formatPrice(site.currencyPrefix, line.installation))}
          </p>
        )}
        <CartLineNotice id={noticeId(lineId)} row={row} label={label} site={site} intents={intents} />
        {draft !== undefined && (
          <ContributionAmount row={row} draft={draft} label={label} site={site} intents={intents} />
        )}
        <div className={`gr-row ${styles['controls']}`}>
          {!isCard && !isContribution && canChangeQuantity(notice) && (
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
          {isContribution && notice._tag === 'None' && draft === undefined && (
            <Button
              id={changeAmountId(lineId)}
              variant="subtle"
              aria-label={cartPageMessages.changeAmountNamed(label)}
              onClick={() => intents.changeAmount(lineId)}
            >
              {cartPageMessages.changeAmount}
            </Button>
          )}
          {notice._tag !== 'TooMuch' && draft === undefined && (
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
      <Price facts={formattedLineTotal(site, line)} className={styles['total']} />
    </li>
  );
};
