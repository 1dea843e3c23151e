import {
  crossBrandMessages,
  formatAmount,
  GIFT_CARD_SUGGESTIONS,
  giftCardHint,
  giftCardMessages,
  type Site,
} from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { SuggestedAmounts, useSecondLook } from '../amount-field/index.ts';
import { GiftCardKinds } from './gift-card-kinds.tsx';
import { GiftCardOutcomeLine } from './gift-card-outcome.tsx';
import styles from './gift-cards.module.css';
import type { GiftCardFormModel, GiftCardsIntents } from './gift-cards-model.ts';
import { problemMessages } from './problem-messages.ts';

/** The form of the section and what can be done in it. */
export interface GiftCardFormProps {
  readonly form: GiftCardFormModel;
  readonly site: Site;
  readonly intents: GiftCardsIntents;
}

const buttonMessages = ({ step, kind }: GiftCardFormModel): string => {
  if (step._tag === 'Adding') return giftCardMessages.adding;
  return step._tag === 'Added' ? giftCardMessages.added : giftCardMessages.add(kind);
};

const suggestionsFor = (site: Site, typed: string) =>
  GIFT_CARD_SUGGESTIONS.map((amount) => ({
    amount,
    shown: giftCardMessages.suggestion(site, amount),
    label: undefined,
    isChosen: typed === formatAmount('', amount),
  }));

/** Which card, for how much, and the one button that puts it into the cart (GC-01 to GC-05). */
export const GiftCardForm = ({ form, site, intents }: GiftCardFormProps) => {
  const field = useSecondLook(form.lookAgain);
  const isAdded = form.step._tag === 'Added';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.addToCart();
      }}
    >
      <div>
        <h3 className={`display ${styles['title']}`}>{giftCardMessages.title}</h3>
        <p className={`muted ${styles['help']}`}>{giftCardMessages.help}</p>
      </div>
      <GiftCardKinds kind={form.kind} onChoose={intents.chooseKind} />
      <TextInput
        ref={field}
        className={styles['field'] ?? ''}
        label={giftCardMessages.amount}
        description={giftCardHint(form.kind)}
        error={form.problem._tag === 'Some' && problemMessages(site, form.problem.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => (
          <>
            <SuggestedAmounts
              name={giftCardMessages.suggestions}
              amounts={suggestionsFor(site, form.amount)}
              isOff={false}
              onSuggest={(amount) => intents.typeAmount(formatAmount('', amount))}
            />
            {input}
          </>
        )}
        leftSection={<span aria-hidden>{site.currencyPrefix.trim()}</span>}
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        onChange={(event) => intents.typeAmount(event.currentTarget.value)}
        onBlur={intents.leaveAmount}
      />
      <div>
        <Button
          className={styles['add'] ?? ''}
          type="submit"
          fullWidth
          data-added={isAdded || undefined}
          aria-disabled={form.step._tag === 'Adding' || undefined}
          leftSection={isAdded ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
        >
          {buttonMessages(form)}
        </Button>
        <GiftCardOutcomeLine step={form.step} added={form.added} site={site} />
        {form.elsewhere._tag === 'Some' && (
          <Button
            type="button"
            variant="subtle"
            fullWidth
            aria-haspopup="dialog"
            rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
            onClick={intents.goElsewhere}
          >
            {crossBrandMessages.giftCards(form.elsewhere.value)}
          </Button>
        )}
      </div>
    </form>
  );
};
