import { type GiftChoice, type GiftOptions, giftOptionMessages, type Site } from '@gift-registry/domain';
import { Checkbox, Radio } from '@mantine/core';
import styles from './cart.module.css';
import type { CartIntents, CheckoutModel } from './cart-model.ts';

interface GiftOptionsLineProps {
  readonly options: GiftOptions;
  readonly wraps: CheckoutModel['giftWraps'];
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly onChange: CartIntents['chooseGifts'];
}

/** One line that opens: the gift wrap, the card and the gift receipt of a registry's gifts (WRAP-01). */
export const GiftOptionsLine = ({ options, wraps, site, onChange }: GiftOptionsLineProps) => {
  const { grId, wrap, hasCard, hasReceipt } = options;
  const choose = (code: string | undefined, change: Partial<Omit<GiftChoice, 'wrap'>> = {}): void =>
    onChange({ grId, hasCard, hasReceipt, ...change, ...(code === undefined || code === '' ? {} : { wrap: code }) });
  const chosen = giftOptionMessages.chosen(options);
  return (
    <details className={`gr-text-body ${styles['giftOptions']}`}>
      <summary>
        {giftOptionMessages.title}
        {chosen !== '' && <span className="muted">: {chosen}</span>}
      </summary>
      <div className="gr-stack">
        {wraps.length > 0 && (
          <Radio.Group label={giftOptionMessages.wrap} value={wrap?.code ?? ''} onChange={(code) => choose(code)}>
            <div className={styles['wraps']}>
              <Radio value="" label={giftOptionMessages.noWrap} />
              {wraps.map((each) => (
                <Radio key={each.code} value={each.code} label={giftOptionMessages.wrapKind(each, site)} />
              ))}
            </div>
          </Radio.Group>
        )}
        <Checkbox
          label={giftOptionMessages.card}
          description={giftOptionMessages.cardHelp}
          checked={hasCard}
          onChange={(event) => choose(wrap?.code, { hasCard: event.currentTarget.checked })}
        />
        <Checkbox
          label={giftOptionMessages.receipt}
          checked={hasReceipt}
          onChange={(event) => choose(wrap?.code, { hasReceipt: event.currentTarget.checked })}
        />
      </div>
    </details>
  );
};
