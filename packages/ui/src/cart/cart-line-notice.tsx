import { type Cents, cartPageWords, formatPrice, type Site } from '@gift-registry/domain';
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
  readonly aloud: string;
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
const TooMuch = ({ row: { line }, aloud, missing, site, intents }: NoticeProps & { readonly missing: Cents }) => {
  const open = formatPrice(site.currencyPrefix, missing);
  return (
    <div className={styles['decision']}>
      <Warning text={cartPageWords.tooMuch(missing === 0 ? { _tag: 'None' } : { _tag: 'Some', value: open })} />
      <div className={styles['choices']}>
        {missing > 0 && (
          <Button
            variant="default"
            aria-label={cartPageWords.changeToAloud(open, aloud)}
            onClick={() => intents.lower(line.lineId)}
          >
            {cartPageWords.changeTo(open)}
          </Button>
        )}
        <Button
          id={removeId(line.lineId)}
          variant="default"
          aria-label={cartPageWords.removeNamed(aloud)}
          onClick={() => intents.remove(line.lineId)}
        >
          {cartPageWords.remove}
        </Button>
      </div>
    </div>
  );
};

const Notice = ({ row, aloud, site, intents }: NoticeProps) => {
  const { line, notice } = row;
  switch (notice._tag) {
    case 'None':
      return null;
    case 'Exceeds':
      return <Warning text={cartPageWords.exceeds(line.quantity, notice.remaining)} />;
    case 'JustBought':
      return <Warning text={cartPageWords.justBought(notice.bought, notice.remaining)} />;
    case 'TooMuch':
      return <TooMuch row={row} aloud={aloud} missing={notice.missing} site={site} intents={intents} />;
    case 'Gone':
      return <Warning text={cartPageWords.gone(line, notice.why)} />;
    case 'Accepted':
      return <Chosen text={cartPageWords.accepted(line.quantity)} />;
    case 'ToDecide':
      return (
        <div className={styles['decision']}>
          <Warning text={cartPageWords.refused(line.quantity, notice.bought, notice.remaining)} />
          <div className={styles['choices']}>
            <Button variant="default" onClick={() => intents.lower(line.lineId)}>
              {cartPageWords.lower(notice.remaining)}
            </Button>
            <Button variant="default" onClick={() => intents.accept(line.lineId)}>
              {cartPageWords.buyAnyway(line.quantity)}
            </Button>
          </div>
        </div>
      );
  }
};

/** The notice of a line, and why its last change was not kept. */
export const CartLineNotice = ({ id, row, aloud, site, intents }: CartLineNoticeProps) => (
  <div
    id={id}
    className={styles['said']}
    tabIndex={row.notice._tag === 'None' && row.change._tag !== 'Shipped' ? undefined : -1}
  >
    {row.change._tag === 'Shipped' && <Chosen text={cartPageWords.shipped} />}
    <Notice row={row} aloud={aloud} site={site} intents={intents} />
    {row.change._tag === 'InDoubt' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageWords.changeInDoubt(row.change.what)}
      </p>
    )}
    {row.change._tag === 'Refused' && (
      <p className={`${styles['notice']} ${styles['refused']}`} role="alert">
        {cartPageWords.changeRefused(row.change.what, row.change.reason)}
      </p>
    )}
  </div>
);
