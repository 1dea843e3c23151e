import { type Cents, cartPageMessages, formatPrice, type Site } from '@gift-registry/domain';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import type { CartIntents, CartRow } from './cart-model.ts';
import { removeId } from './use-focus.ts';

/** A row, and what can be done about its notice. */
export interface LineNoticeProps {
  readonly row: CartRow;
  /** The accessible name of the line. */
  readonly label: string;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly intents: CartIntents;
}

const Warning = ({ text }: { readonly text: string }) => (
  <p className={styles['notice']}>
    <IconAlertTriangle stroke={1.6} aria-hidden />
    {text}
  </p>
);

const Chosen = ({ text }: { readonly text: string }) => (
  <p className={`${styles['notice']} ${styles['chosen']}`}>
    <IconCheck stroke={1.6} aria-hidden />
    {text}
  </p>
);

/** A contribution that exceeds what the fund still takes: offers the amount it takes, or removal (GG-03). */
const TooMuch = ({ row: { line }, label, missing, site, intents }: LineNoticeProps & { readonly missing: Cents }) => {
  const open = formatPrice(site.currencyPrefix, missing);
  return (
    <div className={styles['decision']}>
      <Warning text={cartPageMessages.tooMuch(missing === 0 ? { _tag: 'None' } : { _tag: 'Some', value: open })} />
      <div className={`gr-cluster ${styles['choices']}`}>
        {missing > 0 && (
          <Button
            variant="default"
            aria-label={cartPageMessages.changeToLabel(open, label)}
            onClick={() => intents.lower(line.lineId)}
          >
            {cartPageMessages.changeTo(open)}
          </Button>
        )}
        <Button
          id={removeId(line.lineId)}
          variant="default"
          aria-label={cartPageMessages.removeNamed(label)}
          onClick={() => intents.remove(line.lineId)}
        >
          {cartPageMessages.remove}
        </Button>
      </div>
    </div>
  );
};

const Notice = ({ row, label, site, intents }: LineNoticeProps) => {
  const { line, notice } = row;
  switch (notice._tag) {
    case 'None':
      return null;
    case 'Exceeds':
      return <Warning text={cartPageMessages.exceeds(line.quantity, notice.remaining)} />;
    case 'JustBought':
      return <Warning text={cartPageMessages.justBought(notice.bought, notice.remaining)} />;
    case 'TooMuch':
      return <TooMuch row={row} label={label} missing={notice.missing} site={site} intents={intents} />;
    case 'Gone':
      return <Warning text={cartPageMessages.gone(line, notice.why)} />;
    case 'Accepted':
      return <Chosen text={cartPageMessages.accepted(line.quantity)} />;
    case 'ToDecide':
      return (
        <div className={styles['decision']}>
          <Warning text={cartPageMessages.refused(line.quantity, notice.bought, notice.remaining)} />
          <div className={`gr-cluster ${styles['choices']}`}>
            <Button variant="default" onClick={() => intents.lower(line.lineId)}>
              {cartPageMessages.lower(notice.remaining)}
            </Button>
            <Button variant="default" onClick={() => intents.accept(line.lineId)}>
              {cartPageMessages.buyAnyway(line.quantity)}
            </Button>
          </div>
        </div>
      );
  }
};

/** The notice of a line, and why its last change was not saved; the quantity field refers to it by its id. */
export const CartLineNotice = ({ id, row, label, site, intents }: LineNoticeProps & { readonly id: string }) => (
  <div
    id={id}
    className={styles['lineNotice']}
    tabIndex={row.notice._tag === 'None' && row.change._tag !== 'Shipped' ? undefined : -1}
  >
    {row.change._tag === 'Shipped' && <Chosen text={cartPageMessages.shipped} />}
    <Notice row={row} label={label} site={site} intents={intents} />
    {row.change._tag === 'Unconfirmed' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageMessages.changeInDoubt(row.change.what)}
      </p>
    )}
    {row.change._tag === 'Failed' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageMessages.changeRefused(row.change.what, row.change.reason)}
      </p>
    )}
  </div>
);
