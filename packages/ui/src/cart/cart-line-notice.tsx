import { type Cents, cartPageMessages, formatPrice, type Site } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import styles from './cart.module.css';
import type { CartIntents, CartRow } from './cart-model.ts';
import { removeId } from './use-focus.ts';

/** What a line has to say for itself, under the id that its quantity field points to. */
export interface CartLineNoticeProps {
  readonly id: string;
  readonly row: CartRow;
  /** What the line is called aloud. */
  readonly label: string;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly intents: CartIntents;
}

type NoticeProps = Omit<CartLineNoticeProps, 'id'>;

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

/** Money of which the fund does not take all any more: what it takes is offered, or the line goes (GG-03). */
const TooMuch = ({ row: { line }, label, missing, site, intents }: NoticeProps & { readonly missing: Cents }) => {
  const open = formatPrice(site.currencyPrefix, missing);
  return (
    <div className={styles['decision']}>
      <Warning text={cartPageMessages.tooMuch(missing === 0 ? { _tag: 'None' } : { _tag: 'Some', value: open })} />
      <div className={styles['choices']}>
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

const Notice = ({ row, label, site, intents }: NoticeProps) => {
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
          <div className={styles['choices']}>
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

/** The notice of a line, and why its last change was not kept. */
export const CartLineNotice = ({ id, row, label, site, intents }: CartLineNoticeProps) => (
  <div
    id={id}
    className={styles['said']}
    tabIndex={row.notice._tag === 'None' && row.change._tag !== 'Shipped' ? undefined : -1}
  >
    {row.change._tag === 'Shipped' && <Chosen text={cartPageMessages.shipped} />}
    <Notice row={row} label={label} site={site} intents={intents} />
    {row.change._tag === 'InDoubt' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageMessages.changeInDoubt(row.change.what)}
      </p>
    )}
    {row.change._tag === 'Refused' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageMessages.changeRefused(row.change.what, row.change.reason)}
      </p>
    )}
  </div>
);
