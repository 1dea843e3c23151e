import {
  areAllGifts,
  cartPageMessages,
  checkoutMessages,
  emptyCartMessages,
  faultSentence,
  type GrId,
  linesAnnouncement,
  paths,
  personNameMessages,
  registryGroups,
  registryPageMessages,
  type Site,
} from '@gift-registry/domain';
import { Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ForRegistry, OrderConfirmation } from '../order/index.ts';
import type { AlsoLikeStream } from './also-like.stream.ts';
import { AlsoLike } from './also-like.view.tsx';
import styles from './cart.module.css';
import type { CartStream } from './cart.stream.ts';
import { CartLine } from './cart-line.tsx';
import type { CartIntents, CartRow, CheckoutField, CheckoutModel } from './cart-model.ts';
import { leadingBack } from './cart-rows.ts';
import type { EmptyCartModel } from './cart-state.ts';
import { OrderSummary, PlacedEarlier } from './order-summary.tsx';
import { CART_TITLE, fieldId, focusIn, useFocus } from './use-focus.ts';

/** The fields of the giver. */
interface GiverFormProps {
  readonly checkout: CheckoutModel;
  readonly intents: CartIntents;
}

/** Enter, and a phone's key for it, moves from the field on the left to the one on the right; only the button orders. */
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

/** The guest's name and the message to the registrants (CART-06). */
const GiverForm = ({ checkout: { form, invalid, isPlacing }, intents }: GiverFormProps) => {
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

/** An empty cart, and where its registry is. */
interface EmptyCartProps {
  readonly model: EmptyCartModel;
  readonly registryPath: (grId: GrId) => string;
}

/** The empty cart, why it is empty as far as known, and a link on (CART-05, CART-08). */
const EmptyCart = ({ model: { isElsewhere, orderedAs, registry }, registryPath }: EmptyCartProps) => {
  const { title, number, help } = emptyCartMessages(isElsewhere, orderedAs);
  return (
    <div className={`wrap ${styles['message']}`}>
      <h1 id={CART_TITLE} className="display" tabIndex={-1}>
        {title}
      </h1>
      {number._tag === 'Some' && <p className={`num ${styles['number']}`}>{number.value}</p>}
      <p className="muted">{help}</p>
      <Button component="a" href={registry._tag === 'Some' ? registryPath(registry.value) : paths.home}>
        {registry._tag === 'Some' ? registryPageMessages.backToRegistry : cartPageMessages.findRegistry}
      </Button>
    </div>
  );
};

/** The content of the cart. */
interface CartLinesProps {
  readonly rows: ReadonlyArray<CartRow>;
  readonly isPlacing: boolean;
  readonly site: Site;
  readonly intents: CartIntents;
  readonly registryPath: (grId: GrId) => string;
}

/** The lines of the cart; where they are for several registries, each registry with its own under its name (CART-09). */
const CartLines = ({ rows, isPlacing, site, intents, registryPath }: CartLinesProps) => {
  const lines = rows.map(({ line }) => line);
  const label = linesAnnouncement(site, lines);
  const groups = registryGroups(rows.map((row) => ({ ...row.line, row })));
  const listOf = (group: (typeof groups)[number], heading: 'h2' | 'h3') => (
    <ul key={group.lines[0]?.lineId} data-in-turn>
      {group.lines.map(({ lineId, row }) => (
        <CartLine
          key={lineId}
          row={row}
          label={label.get(lineId) ?? row.line.name}
          site={site}
          intents={intents}
          heading={heading}
        />
      ))}
    </ul>
  );
  return (
    <fieldset disabled={isPlacing}>
      <legend className="visually-hidden">{cartPageMessages.lines(areAllGifts(lines))}</legend>
      {groups.map((group) =>
        groups.length === 1 ? (
          listOf(group, 'h2')
        ) : (
          <section key={group.lines[0]?.lineId} className={styles['group']}>
            <h2 className={styles['whose']}>
              {group.grId._tag === 'Some' ? (
                <ForRegistry grId={group.grId.value} registry={group.registry} registryPath={registryPath} />
              ) : (
                cartPageMessages.forNone
              )}
            </h2>
            {listOf(group, 'h3')}
          </section>
        ),
      )}
    </fieldset>
  );
};

/** The cart, with a link back to its registry, also for guests who came by its link (SET-02). */
export interface CartPageProps {
  readonly stream: CartStream;
  readonly registryPath?: (grId: GrId) => string;
  /** Left out where nothing is recommended. */
  readonly alsoLike?: AlsoLikeStream;
}

/** The cart with its checkout (ROUTE-09, CART-05); after the order, its confirmation. */
export const CartPage = ({ stream, registryPath = paths.guestList, alsoLike }: CartPageProps) => {
  const model = useStateValue(stream.model);
  const { site } = stream;
  useFocus(focusIn(model));
  switch (model._tag) {
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']} ${styles['awaited']}`}>
          <h1 className={`display ${styles['title']}`}>{cartPageMessages.title}</h1>
          <div className={styles['skeleton']} role="status">
            <span className="visually-hidden">{cartPageMessages.loading}</span>
            <div className={styles['bone']} />
            <div className={styles['bone']} />
          </div>
        </div>
      );
    case 'NotLoaded':
      return (
        <div className={`wrap ${styles['message']}`}>
          <h1 className="display">
            {model.isUnconfirmed ? checkoutMessages.noOrder(model.fault, true) : cartPageMessages.notLoaded}
          </h1>
          <p className="muted">
            {model.isUnconfirmed ? checkoutMessages.noAnswer(model.fault) : faultSentence(model.fault)}
          </p>
          <Button onClick={stream.reload}>{cartPageMessages.tryAgain}</Button>
        </div>
      );
    case 'Empty':
      return <EmptyCart model={model} registryPath={registryPath} />;
    case 'Placed':
      return <OrderConfirmation confirmation={model} site={site} registryPath={registryPath} />;
    case 'Ready': {
      const back = leadingBack(model);
      return (
        <div className={`wrap ${styles['page']}`}>
          <h1 className={`display ${styles['title']}`}>{cartPageMessages.title}</h1>
          <div className={styles['under']}>
            <p className="muted">
              {cartPageMessages.count(model.count, areAllGifts(model.rows.map(({ line }) => line)))}
            </p>
            {model.registry._tag === 'Some' && (
              <p className="muted">{cartPageMessages.forRegistry(model.registry.value, model.registryName)}</p>
            )}
            {back._tag === 'Some' && (
              <a className={styles['back']} href={registryPath(back.value)}>
                {registryPageMessages.backToRegistry}
              </a>
            )}
          </div>
          <PlacedEarlier orders={model.checkout.placedEarlier} />
          <div className={styles['columns']}>
            <div>
              <CartLines
                rows={model.rows}
                isPlacing={model.checkout.isPlacing}
                site={site}
                intents={stream}
                registryPath={registryPath}
              />
              <GiverForm checkout={model.checkout} intents={stream} />
            </div>
            <OrderSummary
              checkout={model.checkout}
              count={model.count}
              rows={model.rows}
              site={site}
              intents={stream}
            />
          </div>
          {alsoLike !== undefined && <AlsoLike stream={alsoLike} />}
        </div>
      );
    }
  }
};
