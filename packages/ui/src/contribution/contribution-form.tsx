import { contributionMessages, formatAmount, type Site } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconShoppingBag } from '@tabler/icons-react';
import { SuggestedAmounts, useSecondLook } from '../amount-field/index.ts';
import { FundMeter, fundProgress } from '../fund-meter/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './contribution.module.css';
import { hintOf, isAboutAmount, suggestionsOf, termsOf } from './contribution-form-messages.ts';
import type { ContributionFormModel, ContributionIntents } from './contribution-model.ts';

/** Ties the button under the form to it. */
export const CONTRIBUTION_FORM = 'contribution';

/** The form, and what can be done in it. */
export interface ContributionFormProps {
  readonly form: ContributionFormModel;
  readonly site: Site;
  readonly intents: ContributionIntents;
}

/** Which gift it is, and how far its fund has come; live (GG-03). */
const Fund = ({ form: { item }, site }: Pick<ContributionFormProps, 'form' | 'site'>) => {
  const progress = fundProgress(site, item);
  const { name, images } = item.product;
  const fundName = item.groupGift._tag === 'Some' ? item.groupGift.value.name : name;
  return (
    <div className={styles['gift']}>
      <div className={`stage ${styles['picture']}`}>
        <ProductPicture images={images} />
      </div>
      <div className={styles['progress']}>
        {fundName !== name && <p className={styles['fund']}>{fundName}</p>}
        <p className={styles['name']}>{name}</p>
        {progress._tag === 'Some' && (
          <>
            <p className={`num ${styles['sums']}`}>
              <span>{progress.value.said}</span>
              <span>{contributionMessages.toGo(progress.value.missing)}</span>
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
            <p className={styles['meanwhile']}>
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              {contributionMessages.meanwhile(formatAmount(site.currencyPrefix, meanwhile.value))}
            </p>
          )}
          {inCart._tag === 'Some' && (
            <p className={styles['held']}>
              <IconShoppingBag size={20} stroke={1.6} aria-hidden />
              {contributionMessages.inCart(formatAmount(site.currencyPrefix, inCart.value))}
            </p>
          )}
        </div>
      </div>
      <TextInput
        ref={field}
        className={styles['field'] ?? ''}
        label={contributionMessages.amount}
        description={hintOf(site, form)}
        error={isBeside && termsOf(site, form, problem.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => (
          <>
            <SuggestedAmounts
              name={contributionMessages.suggestions}
              amounts={suggestionsOf(site, form)}
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
          {termsOf(site, form, problem.value)}
        </p>
      )}
      <p className={`muted ${styles['note']}`}>{contributionMessages.note}</p>
    </form>
  );
};
