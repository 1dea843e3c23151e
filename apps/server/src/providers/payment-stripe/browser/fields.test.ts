import type { PaymentPage } from '@gift-registry/domain/providers';
import { centsOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import showStripeFields from './fields.ts';

/** What Stripe answers next. */
const stripe = {
  submitted: {},
  confirmationToken: {},
  nextAction: {},
};
const calls: unknown[] = [];
const Stripe = (publishableKey: string) => ({
  elements: (options: object) => {
    calls.push([publishableKey, options]);
    return {
      create: () => ({
        on: () => {},
        mount: () => calls.push('mounted'),
        focus: () => calls.push('focused'),
        destroy: () => calls.push('removed'),
      }),
      update: async (changes: object) => {
        calls.push(changes);
      },
      submit: async () => stripe.submitted,
    };
  },
  createConfirmationToken: async () => stripe.confirmationToken,
  handleNextAction: async () => stripe.nextAction,
});

/** An element of a page into which no script of another site loads. */
const exampleElement = () => ({
  style: {},
  addEventListener: (kind: string, listener: () => void) => {
    if (kind === 'error') queueMicrotask(listener);
  },
  append: () => {},
  remove: () => {},
});
const isolatedPage = {
  documentElement: { lang: 'en' },
  querySelectorAll: () => [],
  createElement: exampleElement,
  head: { appendChild: () => {} },
};

const pageWith = (onNotLoaded: () => void): PaymentPage<HTMLElement> => ({
  element: document.createElement('div'),
  options: { publishableKey: 'pk_1' },
  site: sites.canada,
  amount: centsOf(2_000),
  now: () => 0,
  ask: async () => E.right({}),
  onChange: () => {},
  onNotLoaded,
});

const unavailable = E.left({ _tag: 'Unavailable' });

describe('Stripe’s fields', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', isolatedPage);
    calls.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('[CO-03] where the script does not load, this is reported, no token is made, and the fields can be tried again', async () => {
    let isolated: ReturnType<typeof showStripeFields> | undefined;
    await new Promise<void>((resolve) => {
      isolated = showStripeFields(pageWith(resolve));
    });
    expect(await isolated?.token(centsOf(2_450))).toEqual(unavailable);
    expect(await isolated?.confirm('action', centsOf(2_450))).toEqual(unavailable);
    isolated?.remove();

    vi.stubGlobal('window', { Stripe });
    const fields = showStripeFields(pageWith(() => calls.push('not loaded')));
    await vi.waitFor(() => expect(calls).toContain('mounted'));
    // A payment now and no later one: nobody is asked to agree to later charges.
    const opened = {
      mode: 'payment',
      amount: 2_000,
      currency: 'cad',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
    };
    expect(calls[0]).toEqual(['pk_1', opened]);
    stripe.submitted = { error: { type: 'validation_error' } };
    expect(await fields.token(centsOf(2_450))).toEqual(E.left({ _tag: 'FieldsIncomplete' }));
    stripe.submitted = {};
    stripe.confirmationToken = { error: { type: 'api_error' } };
    expect(await fields.token(centsOf(2_450))).toEqual(unavailable);
    stripe.confirmationToken = { confirmationToken: { id: 'ctoken_1' } };
    expect(await fields.token(centsOf(2_450))).toEqual(E.right('ctoken_1'));
    stripe.nextAction = { error: { type: 'api_connection_error' } };
    expect(await fields.confirm('action', centsOf(2_450))).toEqual(unavailable);
    stripe.nextAction = { error: { type: 'card_error' } };
    expect(await fields.confirm('action', centsOf(2_450))).toEqual(E.right(undefined));
    fields.remove();
    const updated = { amount: 2_450 };
    expect(calls.slice(1)).toEqual(['mounted', updated, 'focused', updated, updated, 'removed']);
    expect(await fields.token(centsOf(2_450))).toEqual(unavailable);
  });
});
