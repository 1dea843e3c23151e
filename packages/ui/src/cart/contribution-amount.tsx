import {
  type Cents,
  cartPageMessages,
  contributionMessages,
  contributionSuggestions,
  contributionVerdictMessages,
  formatAmount,
  typedAmount,
} from '@gift-registry/domain';
import { AmountField } from '../amount-field/index.ts';
import { Button } from '../controls/index.ts';
import { useReturnFocus } from '../dialog/index.ts';
import { useInitialFocus } from '../observe/index.ts';
import styles from './cart.module.css';
import type { LineNoticeProps } from './cart-line-notice.tsx';
import type { AmountDraft } from './cart-model.ts';
import { fundRange } from './cart-rows.ts';
import { changeAmountId } from './use-focus.ts';

/** The field in which a contribution is changed in place, within what its fund takes (GIVE-05). */
export const ContributionAmount = ({
  row: { line, change },
  draft: { text, problem },
  label,
  site,
  intents,
}: LineNoticeProps & { readonly draft: AmountDraft }) => {
  const field = useInitialFocus<HTMLInputElement>();
  const { lineId } = line;
  useReturnFocus(true, { instead: () => document.getElementById(changeAmountId(lineId)) });
  const { minimum, maximum } = fundRange(line);
  const write = (amount: Cents): string => formatAmount(site.currencyPrefix, amount);
  return (
    <form
      className={styles['amount']}
      aria-label={cartPageMessages.changeAmountNamed(label)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.saveAmount(lineId);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') intents.keepAmount(lineId);
      }}
    >
      <AmountField
        ref={field}
        site={site}
        label={contributionMessages.amount}
        hint={contributionMessages.takes(write(minimum), write(maximum))}
        error={problem._tag === 'Some' && contributionVerdictMessages(site, problem.value)}
        suggestions={contributionMessages.suggestions}
        amounts={contributionSuggestions(maximum).map((amount) => ({
          amount,
          isChosen: text === typedAmount(amount),
          shown: amount === maximum ? contributionMessages.allOf(write(amount)) : write(amount),
        }))}
        isOff={change._tag === 'Pending'}
        value={text}
        onSuggest={(amount) => intents.typeAmount(lineId, typedAmount(amount))}
        onType={(typed) => intents.typeAmount(lineId, typed)}
      />
      <div className={`gr-cluster ${styles['choices']}`}>
        <Button type="submit">{cartPageMessages.save}</Button>
        <Button variant="subtle" onClick={() => intents.keepAmount(lineId)}>
          {cartPageMessages.cancel}
        </Button>
      </div>
    </form>
  );
};
