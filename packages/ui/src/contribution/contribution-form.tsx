import {
  contributionMessages,
  contributionNotAdded,
  contributionVerdictMessages,
  formatAmount,
  formatDay,
  fundMessages,
  remainingRangeMessages,
  type Site,
  shortFundMessages,
} from '@gift-registry/domain';
import { IconAlertTriangle, IconInfoCircle, IconShoppingBag } from '@tabler/icons-react';
import { AmountField, useFocusRequests } from '../amount-field/index.ts';
import { FundMeter, fundProgress } from '../fund-meter/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './contribution.module.css';
import type { ContributionFormModel, ContributionIntents, ContributionProblem } from './contribution-model.ts';

/** Whether a problem concerns the amount, and is shown at its field; others are shown separately. */
const isAboutAmount = (problem: ContributionProblem): boolean =>
  problem._tag === 'Verdict' || problem.reason._tag === 'FundFull' || problem.reason._tag === 'ContributionTooSmall';

/** Whether only one amount is accepted. */
const isExact = ({ range }: ContributionFormModel): boolean => range.minimum === range.maximum;

const isUnreadable = (problem: ContributionProblem): boolean =>
  problem._tag === 'Verdict' && problem.verdict._tag === 'Unreadable';

/** The text of an error; the missing amount is shown above the field already. */
const termsOf = (site: Site, form: ContributionFormModel, problem: ContributionProblem): string => {
  const { range, inCart } = form;
  if (isExact(form) && inCart._tag === 'None' && isAboutAmount(problem) && !isUnreadable(problem))
    return takenMessages(site, form);
  if (problem._tag === 'Failed') return contributionNotAdded(site, problem.reason);
  return inCart._tag === 'Some'
    ? remainingRangeMessages(site, range, problem.verdict)
    : contributionVerdictMessages(site, problem.verdict);
};

/** Says which amounts are accepted. */
const takenMessages = (site: Site, { range, inCart }: ContributionFormModel): string => {
  const least = formatAmount(site.currencyPrefix, range.minimum);
  const most = formatAmount(site.currencyPrefix, range.maximum);
  if (inCart._tag === 'None') return contributionMessages.takes(least, most);
  return range.minimum === 1 && range.maximum > 1
    ? contributionMessages.takesBeside(most)
    : contributionMessages.takesBesideFrom(least, most);
};

/** The suggested amounts; the last one is all that the fund still takes. */
const suggestionsOf = (site: Site, { suggestions, inCart }: ContributionFormModel) =>
  suggestions.map((amount, place) => {
    const money = formatAmount(site.currencyPrefix, amount);
    const isAll = place === suggestions.length - 1;
    const allLabel = inCart._tag === 'Some' ? contributionMessages.allBesideLabel : contributionMessages.allOfLabel;
    return {
      amount,
      shown: isAll ? contributionMessages.allOf(money) : money,
      label: isAll ? allLabel(money) : undefined,
    };
  });

/** The form's id, for its submit button in the dialog's footer. */
export const CONTRIBUTION_FORM = 'contribution';

interface ContributionFormProps {
  readonly form: ContributionFormModel;
  readonly site: Site;
  readonly intents: ContributionIntents;
}

/** The gift and the progress of its fund, updated live (GG-03). */
const Fund = ({ form: { item }, site }: Pick<ContributionFormProps, 'form' | 'site'>) => {
  const progress = fundProgress(site, item);
  const { name, images } = item.product;
  const fundName = item.groupGift._tag === 'Some' ? item.groupGift.value.name : name;
  return (
    <div className={styles['gift']}>
      <div className={`stage gr-square ${styles['picture']}`}>
        <ProductPicture images={images} />
      </div>
      <div className={styles['progress']}>
        {fundName !== name && <p className={`muted gr-text-meta ${styles['fund']}`}>{fundName}</p>}
        <p className={styles['name']}>{name}</p>
        {progress._tag === 'Some' && (
          <>
            <p className={`num gr-cluster gr-text-meta ${styles['sums']}`}>
              <span>{progress.value.text}</span>
              <span>{fundMessages.toGo(progress.value.missing)}</span>
            </p>
            <FundMeter name={name} progress={progress.value} />
          </>
        )}
      </div>
    </div>
  );
};

/** The form for a contribution to a group gift (GG-01, GC-04). */
export const ContributionForm = ({ form, site, intents }: ContributionFormProps) => {
  const field = useFocusRequests(form.focusRequests);
  const { problem, meanwhile, inCart, isGiving } = form;
  const isBeside = problem._tag === 'Some' && isAboutAmount(problem.value);
  return (
    <form
      id={CONTRIBUTION_FORM}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.give();
      }}
    >
      <div>
        <Fund form={form} site={site} />
        <div role="status">
          {meanwhile._tag === 'Some' && (
            <p className={`gr-callout ${styles['meanwhile']}`} data-tone="warning">
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              {contributionMessages.meanwhile(formatAmount(site.currencyPrefix, meanwhile.value))}
            </p>
          )}
          {inCart._tag === 'Some' && (
            <p className={`gr-callout ${styles['held']}`}>
              <IconShoppingBag size={20} stroke={1.6} aria-hidden />
              {contributionMessages.inCart(formatAmount(site.currencyPrefix, inCart.value))}
            </p>
          )}
        </div>
      </div>
      <AmountField
        ref={field}
        site={site}
        label={contributionMessages.amount}
        hint={takenMessages(site, form)}
        error={isBeside && termsOf(site, form, problem.value)}
        suggestions={contributionMessages.suggestions}
        amounts={suggestionsOf(site, form)}
        isOff={isGiving}
        value={form.amount}
        onSuggest={intents.suggest}
        onType={intents.typeAmount}
        onLeave={intents.leaveAmount}
      />
      {problem._tag === 'Some' && !isBeside && (
        <p className="gr-callout" data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {termsOf(site, form, problem.value)}
        </p>
      )}
      <p className="muted gr-text-meta">{contributionMessages.note}</p>
      {form.closes._tag === 'Some' && (
        <p className="muted gr-text-meta">
          {shortFundMessages.toGuest(site.marketRules.funds, formatDay(form.closes.value.day), form.closes.value)}
        </p>
      )}
    </form>
  );
};
