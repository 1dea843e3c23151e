import {
  type Authorization,
  type Authorized,
  type Payment,
  type PaymentEvent,
  type PaymentRefused,
  parseAuthorization,
  type RequiresAction,
} from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import Stripe from 'stripe';

/** The configuration of Stripe: its keys, and the address of its API in place of Stripe's. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

/** The number of references remembered with their payment, so that most are canceled without a search. */
const REMEMBERED = 10_000;

/** Stripe's search finds a payment about a minute after it was created; the payments newer than this are listed instead. */
const SEARCH_DELAY_SECONDS = 600;

const REFUSED: PaymentRefused = { _tag: 'PaymentRefused' };

/** Stripe's error codes for a payment or card that is unknown or in the wrong state, as named by the page: the payer's mistake, not the shop's. */
const payersMistakes: ReadonlyArray<string> = ['resource_missing', 'payment_intent_unexpected_state'];

const isPaymentRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && payersMistakes.includes(error.code ?? ''));

const isRefundRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

const isSearchable = (reference: string): boolean => /^[A-Za-z0-9_-]+$/.test(reference);

const labelOf = ({ payment_method: method }: Stripe.PaymentIntent): string => {
  const card = typeof method === 'object' ? method?.card : undefined;
  if (card === undefined || card === null) return 'Card';
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `${brand} ending ${card.last4}`;
};

/** The states in which a payment can still be canceled. */
const cancelable: ReadonlyArray<Stripe.PaymentIntent.Status> = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
];

const authorizationOf = (raw: string | { readonly id: string } | null | undefined): O.Option<Authorization> =>
  typeof raw === 'string' ? parseAuthorization(raw) : O.chain(parseAuthorization)(O.fromNullable(raw?.id));

const answerTo = (intent: Stripe.PaymentIntent): E.Either<PaymentRefused, Authorized | RequiresAction> => {
  const authorization = parseAuthorization(intent.id);
  if (O.isNone(authorization)) return E.left(REFUSED);
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return E.right({ _tag: 'Authorized', authorization: authorization.value, label: labelOf(intent) });
    case 'requires_action':
      return intent.client_secret === null
        ? E.left(REFUSED)
        : E.right({ _tag: 'RequiresAction', authorization: authorization.value, action: intent.client_secret });
    default:
      return E.left(REFUSED);
  }
};

const eventOf = (event: Stripe.Event): PaymentEvent => {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { id: event.id, kind: 'Captured', authorization: authorizationOf(event.data.object) };
    case 'payment_intent.canceled':
      return { id: event.id, kind: 'Canceled', authorization: authorizationOf(event.data.object) };
    case 'charge.refunded':
      return { id: event.id, kind: 'Refunded', authorization: authorizationOf(event.data.object.payment_intent) };
    case 'refund.failed':
      return { id: event.id, kind: 'RefundFailed', authorization: authorizationOf(event.data.object.payment_intent) };
    default:
      return { id: event.id, kind: 'Other', authorization: O.none };
  }
};

/**
 * Payments by Stripe: payment intents with manual capture, with the order's number as their reference (CO-03). Throws
 * anything that is not a refusal, so it must be wrapped in `paymentWithTimeout`. Retries are left to the callers of the
 * port, which repeat whole calls.
 */
export const stripePayment = ({ secretKey, webhookSecret, api }: StripeKeys): Payment => {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 0, telemetry: false, ...api });
  const known = new LRUCache<string, string>({ max: REMEMBERED });

  /** Runs a call that Stripe may refuse; any other failure is thrown, and logged by the time limit around it. */
  const refusable =
    <R, A>(
      isRefused: (error: unknown) => boolean,
      refused: R,
      run: () => Promise<E.Either<R, A>>,
    ): TE.TaskEither<R, A> =>
    async () => {
      try {
        return await run();
      } catch (error) {
        if (isRefused(error)) return E.left(refused);
        throw error;
      }
    };
  const paying = (run: () => Promise<ReturnType<typeof answerTo>>) => refusable(isPaymentRefused, REFUSED, run);

  const expand = ['payment_method'];

  /** All payments of that reference. */
  const intentsOf = async (reference: string): Promise<ReadonlyArray<Stripe.PaymentIntent>> => {
    const id = known.get(reference);
    if (id !== undefined) return [await stripe.paymentIntents.retrieve(id)];
    if (!isSearchable(reference)) return [];
    const found = await stripe.paymentIntents.search({ query: `metadata['reference']:'${reference}'` });
    const newest: Array<Stripe.PaymentIntent> = [];
    const since = Math.floor(Date.now() / 1_000) - SEARCH_DELAY_SECONDS;
    for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) newest.push(intent);
    const isFound = ({ id: own }: Stripe.PaymentIntent): boolean => found.data.some((each) => each.id === own);
    return [
      ...found.data,
      ...newest.filter((intent) => intent.metadata['reference'] === reference && !isFound(intent)),
    ];
  };

  return {
    authorize: ({ amount, currency, token, reference }) =>
      paying(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            payment_method: token,
            confirm: true,
            capture_method: 'manual',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: { reference },
            expand,
          },
          { idempotencyKey: `authorize-${reference}` },
        );
        known.set(reference, intent.id);
        return answerTo(intent);
      }),

    confirm: (authorization, reference) =>
      paying(async () => {
        const intent = await stripe.paymentIntents.retrieve(authorization, { expand });
        if (intent.metadata['reference'] !== reference) return E.left(REFUSED);
        // Stripe may require a second confirmation after the payer's bank has approved.
        return answerTo(
          intent.status === 'requires_confirmation'
            ? await stripe.paymentIntents.confirm(authorization, { expand })
            : intent,
        );
      }),

    capture: (authorization) => async () => {
      const { status } = await stripe.paymentIntents.retrieve(authorization);
      if (status !== 'succeeded')
        await stripe.paymentIntents.capture(authorization, {}, { idempotencyKey: `capture-${authorization}` });
      return E.right(undefined);
    },

    cancel: (reference) => async () => {
      const intents = await intentsOf(reference);
      for (const { id, status } of intents) if (cancelable.includes(status)) await stripe.paymentIntents.cancel(id);
      return E.right(intents.every(({ status }) => status !== 'succeeded'));
    },

    refund: (authorization, amount, refundReference) =>
      refusable(isRefundRefused, { _tag: 'RefundRefused' as const }, async () => {
        for await (const { metadata } of stripe.refunds.list({ payment_intent: authorization, limit: 100 }))
          if (metadata?.['reference'] === refundReference) return E.right(undefined);
        await stripe.refunds.create(
          { payment_intent: authorization, amount, metadata: { reference: refundReference } },
          { idempotencyKey: `refund-${refundReference}` },
        );
        return E.right(undefined);
      }),

    readEvent: (rawBody, signature) => {
      try {
        return E.right(eventOf(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret)));
      } catch {
        return E.left({ _tag: 'EventRejected' });
      }
    },
  };
};
