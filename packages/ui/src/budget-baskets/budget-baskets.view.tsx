import { budgetBasketMessages, formatAmount, giftNotAdded } from '@gift-registry/domain';
import { AmountField, useFocusRequests } from '../amount-field/index.ts';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { GiftPicture } from '../gift-picture/index.ts';
import { reasonOf } from '../mutation/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Reading } from '../reading/index.ts';
import styles from './budget-baskets.module.css';
import {
  type BasketLine,
  BUDGETS,
  type BudgetBasketsStream,
  type ShownBasket,
  type ShownBaskets,
} from './budget-baskets.stream.ts';

interface Of {
  readonly stream: BudgetBasketsStream;
}

const marksOf = ({ completesSet, isMostLoved }: BasketLine): string =>
  [
    ...(completesSet ? [budgetBasketMessages.completes] : []),
    ...(isMostLoved ? [budgetBasketMessages.mostLoved] : []),
  ].join(' · ');

const BasketGift = ({ gift, currencyPrefix }: { readonly gift: BasketLine; readonly currencyPrefix: string }) => {
  const { imagePath, name, quantity, lineTotal } = gift.line;
  const marks = marksOf(gift);
  return (
    <li className={styles['gift']}>
      <GiftPicture path={imagePath} />
      <div>
        <p>
          {quantity > 1 && `${budgetBasketMessages.quantity(quantity)} `}
          {name}
        </p>
        {marks !== '' && <p className="muted gr-text-meta">{marks}</p>}
      </div>
      <span className="num">{formatAmount(currencyPrefix, lineTotal)}</span>
    </li>
  );
};

/** A basket: its gifts, its sum, and the button that adds all of it. */
const Basket = ({ basket, place, stream }: Of & { readonly basket: ShownBasket; readonly place: number }) => {
  const { currencyPrefix } = stream.site;
  const reason = reasonOf(basket.add);
  const isAdding = basket.add._tag === 'Adding';
  return (
    <section
      className={`gr-panel ${styles['basket']}`}
      aria-label={budgetBasketMessages.basket(place, formatAmount(currencyPrefix, basket.total))}
    >
      <ul className={styles['gifts']}>
        {basket.gifts.map((gift) => (
          <BasketGift key={gift.line.lineId} gift={gift} currencyPrefix={currencyPrefix} />
        ))}
      </ul>
      <div className={styles['end']}>
        <p className="num gr-text-meta">{budgetBasketMessages.sum(stream.site, basket)}</p>
        <Button
          variant="default"
          aria-label={budgetBasketMessages.addLabel(basket.lines.map(({ name }) => name))}
          aria-disabled={isAdding || undefined}
          onClick={() => stream.addAll(basket)}
        >
          {isAdding ? budgetBasketMessages.adding : budgetBasketMessages.add}
        </Button>
      </div>
      {reason._tag === 'Some' && (
        <p className="gr-callout" data-tone="danger" role="alert">
          {giftNotAdded(reason.value)}
        </p>
      )}
    </section>
  );
};

/** What fits within the budget, or the least that does not. */
const Baskets = ({ found: { budget, baskets, least }, stream }: Of & { readonly found: ShownBaskets }) => {
  const money = (amount: typeof budget): string => formatAmount(stream.site.currencyPrefix, amount);
  if (baskets.length === 0)
    return (
      <p role="status">
        {least._tag === 'Some'
          ? budgetBasketMessages.none(money(budget), money(least.value))
          : budgetBasketMessages.nothing}
      </p>
    );
  return (
    <>
      <p className="muted gr-text-body" role="status">
        {budgetBasketMessages.found(baskets.length, money(budget))}
      </p>
      {baskets.map((basket, index) => (
        <Basket
          key={basket.lines.map(({ lineId }) => lineId).join(' ')}
          basket={basket}
          place={index + 1}
          stream={stream}
        />
      ))}
    </>
  );
};

const FORM = 'budget';

/** The dialog in which a guest names a budget and gets up to three baskets for it (BASKET-01); they follow what others buy. */
export const BudgetBaskets = ({ stream }: Of) => {
  const { isOpen, amount, isUnreadable, focusRequests, answer, bought } = useStateValue(stream.model);
  const field = useFocusRequests(focusRequests);
  return (
    <Dialog isOpen={isOpen} title={budgetBasketMessages.title} width={560} isLong onClose={stream.close}>
      <form
        id={FORM}
        className={`gr-stack ${styles['form']}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          stream.choose();
        }}
      >
        <AmountField
          ref={field}
          site={stream.site}
          label={budgetBasketMessages.amount}
          hint={budgetBasketMessages.hint}
          error={isUnreadable && budgetBasketMessages.unreadable}
          value={amount}
          suggestions={budgetBasketMessages.suggestions}
          amounts={BUDGETS.map((budget) => ({
            amount: budget,
            shown: formatAmount(stream.site.currencyPrefix, budget),
          }))}
          onSuggest={stream.suggest}
          onType={stream.typeAmount}
        />
        <Button type="submit">{budgetBasketMessages.show}</Button>
      </form>
      <div className={`gr-stack ${styles['baskets']}`}>
        <div role="status">
          {bought.length > 0 && <p className="gr-callout">{budgetBasketMessages.changed(bought)}</p>}
        </div>
        {answer._tag === 'Some' && (
          <Reading of={answer.value} loading={budgetBasketMessages.loading} onTryAgain={stream.tryAgain}>
            {(found) => <Baskets found={found} stream={stream} />}
          </Reading>
        )}
      </div>
    </Dialog>
  );
};
