import {
  contributionNotAdded,
  contributionVerdictWords,
  contributionWords,
  formatAmount,
  type Site,
} from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { SuggestedAmounts, useSecondLook } from '../amount-field/index.ts';
import { FundMeter, fundProgress } from '../fund-meter/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './contribution.module.css';
import type { ContributionFormModel, ContributionIntents, ContributionProblem } from './contribution-model.ts';

/** Ties the button under the form to it. */
export const CONTRIBUTION_FORM = 'contribution';

/** The form, and what can be done in it. */
export interface ContributionFormProps {
  readonly form: ContributionFormModel;
  readonly site: Site;
  readonly intents: ContributionIntents;
}

/** What is wrong with the amount itself, beside the field; the rest is told on its own. */
const isAboutAmount = (problem: ContributionProblem): boolean =>
  problem._tag === 'Verdict' || problem.reason._tag === 'FundFull' || problem.reason._tag === 'ContributionTooSmall';

const wordsOf = (site: Site, problem: ContributionProblem): string =>
  problem._tag === 'Verdict'
    ? contributionVerdictWords(site, problem.verdict)
    : contributionNotAdded(site, problem.reason);

/** The last one is all that is missing. */
const suggestionsOf = (site: Site, amounts: ContributionFormModel['suggestions']) =>
  amounts.map((amount, place) => {
    const money = formatAmount(site.currencyPrefix, amount);
    const isAll = place === amounts.length - 1;
    return {
      amount,
      shown: isAll ? contributionWords.allOf(money) : money,
      aloud: isAll ? contributionWords.allOfAloud(money) : undefined,
      isChosen: undefined,
    };
  });

/** Which gift it is, and how far its fund has come; live (GG-03). */
const Fund = ({ form: { item }, site }: Pick<ContributionFormProps, 'form' | 'site'>) => {
  const progress = fundProgress(site, item);
  const { name, images } = item.product;
  return (
    <div className={styles['gift']}>
      <div className={`stage ${styles['picture']}`}>
        <ProductPicture images={images} />
      </div>
      <div className={styles['progress']}>
        <p className={styles['name']}>{name}</p>
        {progress._tag === 'Some' && (
          <>
            <p className={`num ${styles['sums']}`}>
              <span>{contributionWords.raisedOf(progress.value.raised, progress.value.goal)}</span>
              <span>{contributionWords.toGo(progress.value.missing)}</span>
            </p>
            <FundMeter name={name} progress={progress.value} />
          </>
        )}
      </div>
    </div>
  );
};

/** How much a guest gives to a group gift (GG-01, GC-04). */
export const ContributionForm = ({ form, site, intents }: ContributionFormProps) => {
  const field = useSecondLook(form.lookAgain);
  const { problem, meanwhile, range, isGiving } = form;
  const isBeside = problem._tag === 'Some' && isAboutAmount(problem.value);
  const missing = formatAmount(site.currencyPrefix, range.maximum);
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
            <p className={styles['meanwhile']}>
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              {contributionWords.meanwhile(missing)}
            </p>
          )}
        </div>
      </div>
      <TextInput
        ref={field}
        className={styles['field'] ?? ''}
        label={contributionWords.amount}
        description={contributionWords.takes(formatAmount(site.currencyPrefix, range.minimum), missing)}
        error={isBeside && wordsOf(site, problem.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => (
          <>
            <SuggestedAmounts
              name={contributionWords.suggestions}
              amounts={suggestionsOf(site, form.suggestions)}
              isOff={isGiving}
              onSuggest={intents.suggest}
            />
            {input}
          </>
        )}
        leftSection={<span aria-hidden>{site.currencyPrefix.trim()}</span>}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isGiving}
        value={form.amount}
        onChange={(event) => intents.typeAmount(event.currentTarget.value)}
        onBlur={intents.leaveAmount}
      />
      {problem._tag === 'Some' && !isBeside && (
        <p className={styles['problem']} role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {wordsOf(site, problem.value)}
        </p>
      )}
      <p className={`muted ${styles['note']}`}>{contributionWords.note}</p>
    </form>
  );
};
