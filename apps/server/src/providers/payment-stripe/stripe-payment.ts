import {
  type Authorized,
  type Log,
  type Payment,
  type PaymentNotAccepted,
  type PaymentRefused,
  type PaymentToCancel,
  parseAuthorization,
  type RefundFailed,
  type RefundProgress,
  type RefundRefused,
  type RequiresAction,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import Stripe from 'stripe';
import { isUnpaidRefund, stripeEvent } from './stripe-events.ts';

/** The version of Stripe's API that this adapter is written for; webhook endpoints are made with the same one. */
const API_VERSION = '2026-10-28.endive';

/** How often a refund is tried before only the shop can settle it. */
const MOST_REFUNDS = 10;

/** The keys of the service, and the origin of the API if that is not Stripe's own. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: O.Option<URL>;
}

const REFUSED: PaymentRefused = { _tag: 'PaymentRefused' };
const REFUND_REFUSED: RefundRefused = { _tag: 'RefundRefused' };

/** Stripe's error codes for a payment or card that is unknown or in the wrong state, as named by the page: the payer's mistake, not the shop's. */
const payersMistakes: ReadonlyArray<string> = ['resource_missing', 'payment_intent_unexpected_state'];

const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (isInvalidRequest(error) && payersMistakes.includes(error.code ?? ''));

const whyNot: Readonly<Record<string, PaymentNotAccepted['why']>> = {
  amount_too_small: 'tooSmall',
  amount_too_large: 'tooLarge',
};

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

const progressOf = (refund: Stripe.Refund): E.Either<RefundFailed, RefundProgress> =>
  isUnpaidRefund(refund)
    ? E.left({ _tag: 'RefundFailed' })
    : E.right(refund.status === 'succeeded' ? 'Paid' : 'Pending');

/** Runs a call; answers failures that the caller understands, and throws all others, which the time limit around it logs. */
const answering = async <R, A>(
  run: () => Promise<E.Either<R, A>>,
  understood: (error: unknown) => O.Option<R>,
): Promise<E.Either<R, A>> => {
  try {
    return await run();
  } catch (error) {
    const refusal = understood(error);
    if (O.isSome(refusal)) return E.left(refusal.value);
    throw error;
  }
};

const refusedFor = (error: unknown): O.Option<PaymentRefused> => (isRefused(error) ? O.some(REFUSED) : O.none);

/**
 * Payments by Stripe: payment intents with manual capture, with the order's number as their reference (CO-03). Throws
 * what may pass by itself, so it must be wrapped in `paymentWithTimeout`. Retries are left to the callers of the port,
 * which repeat whole calls.
 */
export const stripePayment = ({ secretKey, webhookSecret, apiUrl }: StripeSettings, log: Log): Payment => {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(O.isSome(apiUrl)
      ? {
          host: apiUrl.value.hostname,
          protocol: apiUrl.value.protocol === 'http:' ? 'http' : 'https',
          ...(apiUrl.value.port === '' ? {} : { port: apiUrl.value.port }),
        }
      : {}),
  });
  const expand = ['payment_method'];

  /** A request that Stripe never takes: from whatever card, and however often it is repeated. */
  const notAccepted = (error: unknown): O.Option<PaymentNotAccepted> => {
    const isPermanent =
      isInvalidRequest(error) ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError;
    if (!isPermanent) return O.none;
    const { code = error.type, param = '', requestId = '' } = error;
    log.write({ level: 'error', tag: 'payment.not-accepted', data: { code, param, requestId } })();
    return O.some({ _tag: 'PaymentNotAccepted', why: whyNot[code] ?? 'notPossible' });
  };

  /** The payments of that reference: by its id, else by Stripe's search, which finds a payment about a minute after it was made. */
  const intentsOf = async ({
    reference,
    authorization,
  }: PaymentToCancel): Promise<ReadonlyArray<Stripe.PaymentIntent>> => {
    if (O.isSome(authorization)) return [await stripe.paymentIntents.retrieve(authorization.value)];
    if (!isSearchable(reference)) return [];
    const found = await stripe.paymentIntents.search({ query: `metadata['reference']:'${reference}'` });
    return found.data;
  };

  /** What was tried so far under that refund reference. */
  const refundsOf = async (authorization: string, reference: string): Promise<ReadonlyArray<Stripe.Refund>> => {
    const tried: Array<Stripe.Refund> = [];
    for await (const refund of stripe.refunds.list({ payment_intent: authorization, limit: 100 }))
      if (refund.metadata?.['reference'] === reference) tried.push(refund);
    return tried;
  };

  return {
    authorize:
      ({ amount, currency, token, reference }) =>
      () =>
        answering(
          async () =>
            answerTo(
              await stripe.paymentIntents.create(
                {
                  amount,
                  currency: currency.toLowerCase(),
                  confirmation_token: token,
                  confirm: true,
                  capture_method: 'manual',
                  allowed_payment_method_types: ['card'],
                  metadata: { reference },
                  expand,
                },
                { idempotencyKey: `authorize-${reference}` },
              ),
            ),
          (error): O.Option<PaymentRefused | PaymentNotAccepted> =>
            F.pipe(
              refusedFor(error),
              O.altW(() => notAccepted(error)),
            ),
        ),

    confirm: (authorization, reference) => () =>
      answering(async () => {
        const intent = await stripe.paymentIntents.retrieve(authorization, { expand });
        return intent.metadata['reference'] === reference ? answerTo(intent) : E.left(REFUSED);
      }, refusedFor),

    capture: (authorization) => async () => {
      const { status } = await stripe.paymentIntents.retrieve(authorization);
      if (status !== 'succeeded') await stripe.paymentIntents.capture(authorization);
      return E.right(undefined);
    },

    cancel: (payment) => async () => {
      const intents = await intentsOf(payment);
      for (const { id, status } of intents) if (cancelable.includes(status)) await stripe.paymentIntents.cancel(id);
      if (intents.length === 0) return E.right('NotFound');
      return E.right(intents.some(({ status }) => status === 'succeeded') ? 'Captured' : 'Canceled');
    },

    // A repeat under the key of a failed refund would be answered with that failure: each try has a key of its own.
    refund: (authorization, amount, refundReference) => () =>
      answering(
        async (): Promise<E.Either<RefundFailed | RefundRefused, RefundProgress>> => {
          const tried = await refundsOf(authorization, refundReference);
          const paidOrPending = tried.find((refund) => !isUnpaidRefund(refund));
          if (paidOrPending !== undefined) return progressOf(paidOrPending);
          if (tried.length >= MOST_REFUNDS) return E.left(REFUND_REFUSED);
          const key = tried.length === 0 ? refundReference : `${refundReference}-${tried.length + 1}`;
          return progressOf(
            await stripe.refunds.create(
              { payment_intent: authorization, amount, metadata: { reference: refundReference } },
              { idempotencyKey: `refund-${key}` },
            ),
          );
        },
        (error) => (isInvalidRequest(error) ? O.some(REFUND_REFUSED) : O.none),
      ),

    readEvent: (rawBody, { 'stripe-signature': signature }) =>
      F.pipe(
        O.fromPredicate((header): header is string => typeof header === 'string')(signature),
        O.chain((header) => O.tryCatch(() => stripe.webhooks.constructEvent(rawBody, header, webhookSecret))),
        O.chain(stripeEvent),
        E.fromOption(() => ({ _tag: 'EventRejected' as const })),
      ),
  };
};
