import {
  ADDRESS_LIMITS,
  addressFieldRefused,
  addressMessages,
  arrivalMessages,
  checkoutMessages,
  firstNames,
  type GiverField,
  type PostalAddressField,
  personNameMessages,
  regionsOf,
  revealDayText,
  type Site,
} from '@gift-registry/domain';
import { Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { CountrySelect } from '../form/index.ts';
import styles from './cart.module.css';
import type { CartIntents, CheckoutModel, ReadyModel } from './cart-model.ts';
import { canBeNearDay } from './cart-rows.ts';
import { isForRegistry, registriesOf, shipsToBuyer } from './checkout-fields.ts';
import { fieldId } from './use-focus.ts';

/** Where Enter (or a phone's Next key) moves the focus from each field; only the button places the order. */
const next: Readonly<Record<Exclude<GiverField, 'message'>, GiverField>> = {
  firstName: 'lastName',
  lastName: 'email',
  email: 'message',
};

const movingOn = (name: keyof typeof next) => ({
  enterKeyHint: 'next' as const,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    document.getElementById(fieldId(next[name]))?.focus();
  },
});

type Typed = { readonly currentTarget: { readonly value: string } };

interface AddressFieldsProps {
  readonly checkout: CheckoutModel;
  readonly site: Pick<Site, 'marketRules'>;
  readonly intents: Pick<CartIntents, 'edit'>;
  /** Whether it may be in another country: nothing ships to it. */
  readonly isForCard?: boolean;
}

const AddressFields = ({
  checkout: { form, invalid, isPlacing },
  site: { marketRules: market },
  intents,
  isForCard = false,
}: AddressFieldsProps) => {
  const isAbroad = isForCard && form.country !== '';
  const field = (name: PostalAddressField) => ({
    id: fieldId(name),
    name,
    value: form[name],
    disabled: isPlacing,
    error: invalid.includes(name) && addressFieldRefused(name, market, form.region !== ''),
    onChange: (event: Typed) => intents.edit(name, event.currentTarget.value),
  });
  return (
    <div className={styles['address']}>
      {isForCard && (
        <CountrySelect
          className={styles['country']}
          marketRules={market}
          id={fieldId('country')}
          value={form.country}
          isOff={isPlacing}
          error={invalid.includes('country') && addressFieldRefused('country', market)}
          onChoose={(country) => intents.edit('country', country)}
        />
      )}
      <TextInput
        className={styles['street'] ?? ''}
        label={addressMessages.line1}
        autoComplete="address-line1"
        {...field('line1')}
      />
      <TextInput
        className={styles['unit'] ?? ''}
        label={`${addressMessages.line2} ${checkoutMessages.optional}`}
        autoComplete="address-line2"
        {...field('line2')}
      />
      <TextInput
        className={styles['city'] ?? ''}
        label={addressMessages.city}
        autoComplete="address-level2"
        {...field('city')}
      />
      {isAbroad && (
        <TextInput
          className={styles['region'] ?? ''}
          label={addressMessages.regionAbroad}
          autoComplete="address-level1"
          maxLength={ADDRESS_LIMITS.region}
          {...field('region')}
        />
      )}
      {!isAbroad && regionsOf(market).length > 0 && (
        <NativeSelect
          className={styles['region'] ?? ''}
          label={addressMessages.region(market)}
          autoComplete="address-level1"
          data={[
            { value: '', label: addressMessages.chooseRegion(market) },
            ...regionsOf(market).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...field('region')}
        />
      )}
      <TextInput
        className={styles['postal'] ?? ''}
        label={isAbroad ? addressMessages.postalCodeAbroad : addressMessages.postalCode(market)}
        autoComplete="postal-code"
        {...(isAbroad ? { maxLength: ADDRESS_LIMITS.postalCode } : {})}
        {...field('postalCode')}
      />
    </div>
  );
};

/** The option to keep the gift a surprise, until the day of the registry's event or, with several registries, of each one's. */
const Surprise = ({ model, intents }: { readonly model: ReadyModel; readonly intents: CartIntents }) => {
  const { checkout, registryName } = model;
  const days = checkout.destinations.flatMap(({ surpriseUntil }) =>
    surpriseUntil === undefined ? [] : [surpriseUntil],
  );
  const [day] = days;
  if (day === undefined) return null;
  const of =
    registryName._tag === 'Some' && days.length === 1
      ? ({ _tag: 'Some', value: { names: firstNames(registryName.value), day: revealDayText(day) } } as const)
      : ({ _tag: 'None' } as const);
  return (
    <>
      <Switch
        className={styles['wide'] ?? ''}
        label={checkoutMessages.surprise}
        description={checkoutMessages.surpriseHelp(of, canBeNearDay(checkout))}
        checked={checkout.form.isSurprise}
        disabled={checkout.isPlacing}
        onChange={(event) => intents.keepSurprise(event.currentTarget.checked)}
      />
      {checkout.form.isSurprise && canBeNearDay(checkout) && (
        <Switch
          className={styles['wide'] ?? ''}
          label={arrivalMessages.nearDay}
          description={arrivalMessages.nearDayHelp}
          checked={checkout.form.isNearDay}
          disabled={checkout.isPlacing}
          onChange={(event) => intents.sendNearDay(event.currentTarget.checked)}
        />
      )}
    </>
  );
};

interface GiverFormProps {
  readonly model: ReadyModel;
  readonly site: Pick<Site, 'marketRules'>;
  readonly intents: CartIntents;
}

/** The giver's form: name, email and message (CART-06), an address when required or for a thank-you card, and the surprise option. */
export const GiverForm = ({ model, site, intents }: GiverFormProps) => {
  const { checkout, registryName, rows } = model;
  const { form, invalid, isPlacing } = checkout;
  const names = registryName._tag === 'Some' ? firstNames(registryName.value) : '';
  const field = (name: GiverField) => ({
    id: fieldId(name),
    name,
    value: form[name],
    disabled: isPlacing,
    error: invalid.includes(name) && checkoutMessages.fieldProblem(name, form[name]),
    onChange: (event: Typed) => intents.edit(name, event.currentTarget.value),
  });
  return (
    <form className={styles['about']} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles['stepHead']}>
        <h2 className="display">{checkoutMessages.about}</h2>
      </div>
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
          label={checkoutMessages.message(names)}
          description={checkoutMessages.messageHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          {...field('message')}
        />
        <p className={`num muted gr-text-hint ${styles['count']}`}>{checkoutMessages.messageCount(form.message)}</p>
      </div>
      {shipsToBuyer(rows) && (
        <fieldset className={styles['wide']} disabled={isPlacing}>
          <legend className={styles['legend']}>{checkoutMessages.addressTitle}</legend>
          <p className={`muted gr-text-hint ${styles['hint']}`}>{checkoutMessages.addressHelp}</p>
          <AddressFields checkout={checkout} site={site} intents={intents} />
          {isForRegistry(rows) && (
            <Checkbox
              className={styles['share'] ?? ''}
              label={checkoutMessages.shareAddress(registriesOf(rows))}
              checked={form.isAddressShared}
              onChange={(event) => intents.shareAddress(event.currentTarget.checked)}
            />
          )}
        </fieldset>
      )}
      {!shipsToBuyer(rows) && isForRegistry(rows) && (
        <div className={styles['wide']}>
          <Checkbox
            label={checkoutMessages.addAddress(registriesOf(rows))}
            description={checkoutMessages.addAddressHelp}
            checked={form.hasAddress}
            disabled={isPlacing}
            onChange={(event) => intents.addAddress(event.currentTarget.checked)}
          />
          {form.hasAddress && <AddressFields checkout={checkout} site={site} intents={intents} isForCard />}
        </div>
      )}
      <Surprise model={model} intents={intents} />
    </form>
  );
};
