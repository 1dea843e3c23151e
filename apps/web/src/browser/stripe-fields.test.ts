import { centsOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeFields } from './stripe-fields.ts';

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

/** A page into which no script of another site loads. */
const isolatedPage = {
  querySelectorAll: () => [],
  createElement: () => ({
    addEventListener: (kind: string, listener: () => void) => {
      if (kind === 'error') queueMicrotask(listener);
    },
  }),
  head: { appendChild: () => {} },
};

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
    const fields = stripeFields(sites.canada);
    const element = document.createElement('div');
    await new Promise<void>((resolve) =>
      fields.mount(element, { publishableKey: 'pk_1', amount: centsOf(2_000) }, resolve),
    );
    expect(await fields.token(centsOf(2_450))).toEqual(unavailable);
    expect(await fields.confirm('action')).toEqual(unavailable);

    vi.stubGlobal('window', { Stripe });
    const remove = fields.mount(element, { publishableKey: 'pk_1', amount: centsOf(2_000) }, () =>
      calls.push('not loaded'),
    );
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
    expect(await fields.confirm('action')).toEqual(unavailable);
    stripe.nextAction = { error: { type: 'card_error' } };
    expect(await fields.confirm('action')).toEqual(E.right(undefined));
    remove();
    const updated = { amount: 2_450 };
    expect(calls.slice(1)).toEqual(['mounted', updated, 'focused', updated, updated, 'removed']);
    expect(await fields.token(centsOf(2_450))).toEqual(unavailable);
  });
});
