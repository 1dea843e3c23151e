import { checkoutMessages, personNameMessages } from '@gift-registry/domain';
import { Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import styles from './cart.module.css';
import type { CartIntents, CheckoutField, CheckoutModel } from './cart-model.ts';
import { fieldId } from './use-focus.ts';

/** The fields of the giver. */
export interface GiverFormProps {
  readonly checkout: CheckoutModel;
  readonly intents: CartIntents;
}

/** How to read: from the field on the left, Enter, and a phone’s key for it, moves on to the one on the right; only the button orders. */
const next: Readonly<Record<Exclude<CheckoutField, 'message'>, CheckoutField>> = {
  firstName: 'lastName',
  lastName: 'email',
  email: 'message',
};

const movingOn = (name: keyof typeof next) => ({
  enterKeyHint: 'next' as const,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById(fieldId(next[name]))?.focus();
  },
});

/** Who gives, and what is said to the registrants (CART-06). */
export const GiverForm = ({ checkout: { form, invalid, isPlacing }, intents }: GiverFormProps) => {
  const field = (name: CheckoutField) => ({
    id: fieldId(name),
    name,
    value: form[name],
    disabled: isPlacing,
    error: invalid.includes(name) && checkoutMessages.fieldProblem(name, form[name]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      intents.edit(name, event.currentTarget.value),
  });
  return (
    <form className={styles['about']} noValidate onSubmit={(event) => event.preventDefault()}>
      <h2 className="display">{checkoutMessages.about}</h2>
      <TextInput
        label={checkoutMessages.firstName}
        autoComplete="given-name"
        {...field('firstName')}
        {...movingOn('firstName')}
      />
      <TextInput
        label={checkoutMessages.lastName}
        description={personNameMessages.lastNameHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="family-name"
        {...field('lastName')}
        {...movingOn('lastName')}
      />
      <TextInput
        className={styles['wide'] ?? ''}
        label={checkoutMessages.email}
        description={checkoutMessages.emailHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        autoComplete="email"
        {...field('email')}
        {...movingOn('email')}
      />
      <div className={styles['wide']}>
        <Textarea
          label={checkoutMessages.message}
          description={checkoutMessages.messageHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          {...field('message')}
        />
        <p className={`num ${styles['count']}`}>{checkoutMessages.messageCount(form.message)}</p>
      </div>
    </form>
  );
};
