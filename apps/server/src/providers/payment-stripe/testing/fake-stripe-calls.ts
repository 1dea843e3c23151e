/** An answer of the stand-in; `isExecuted` is false for a request that Stripe refuses before it begins, whose answer it does not keep. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: object;
  readonly isExecuted: boolean;
}

/** A request: method and path without an id, the id, and the parameters. */
export interface FakeRequest {
  readonly call: string;
  readonly id: string;
  readonly parameters: URLSearchParams;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly reference: string;
  readonly paymentMethod: string;
  readonly status: string;
  readonly isSearchable: boolean;
  readonly isDisputed: boolean;
}

/** A refund of the stand-in, as Stripe writes it. */
export interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

/** Of US and Canadian dollars alike, in cents. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

const answered = (body: object): FakeAnswer => ({ status: 200, body, isExecuted: true });
const list = (data: ReadonlyArray<object>, hasMore = false): FakeAnswer =>
  answered({ object: 'list', data, has_more: hasMore, url: '/' });

/** A refusal as Stripe writes it. */
export const fakeError = (
  status: number,
  type: string,
  code?: string,
  param?: string,
  isExecuted = true,
): FakeAnswer => ({
  status,
  body: { error: { type, code, param, message: code ?? type } },
  isExecuted,
});
const invalid = (code: string, param?: string): FakeAnswer =>
  fakeError(400, 'invalid_request_error', code, param, false);
const refused = (code: string): FakeAnswer => fakeError(400, 'invalid_request_error', code);
const missing = fakeError(404, 'invalid_request_error', 'resource_missing', 'intent', false);

/** The parameters that each call takes; those with a `!` it needs. */
const calls: Readonly<Record<string, ReadonlyArray<string>>> = {
  'POST payment_intents': [
    'amount!',
    'currency!',
    'confirmation_token!',
    'confirm!',
    'capture_method',
    'allowed_payment_method_types',
    'metadata',
    'expand',
  ],
  'GET payment_intents/:id': ['expand'],
  'GET payment_intents/search': ['query!', 'limit', 'page'],
  'POST payment_intents/:id/capture': [],
  'POST payment_intents/:id/cancel': [],
  'POST refunds': ['payment_intent!', 'amount', 'metadata'],
  'GET refunds': ['payment_intent', 'limit', 'starting_after'],
};

/** The problem of a request that Stripe refuses before it looks at anything stored. */
const problemOf = ({ call, parameters }: FakeRequest): FakeAnswer | undefined => {
  const known = calls[call];
  if (known === undefined) return fakeError(404, 'invalid_request_error', 'unrecognized_url', undefined, false);
  const names = [...parameters.keys()].map((name) => name.replace(/\[.*$/, ''));
  const unknown = names.find((name) => !known.some((each) => each.replace('!', '') === name));
  if (unknown !== undefined) return invalid('parameter_unknown', unknown);
  const absent = known.find((each) => each.endsWith('!') && !names.includes(each.slice(0, -1)));
  if (absent !== undefined) return invalid('parameter_missing', absent.slice(0, -1));
  const amount = parameters.get('amount');
  return amount !== null && !/^\d+$/.test(amount) ? invalid('parameter_invalid_integer', 'amount') : undefined;
};

const metadataOf = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, text]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, text]];
    }),
  );

/** Whether a refund holds money of its payment. */
const isStanding = ({ status }: FakeRefund): boolean => status !== 'failed' && status !== 'canceled';

/** The objects of the stand-in and the calls on them. */
export const fakeStripeCalls = () => {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, FakeRefund>();
  const tokens = new Map<string, { readonly paymentMethod: string; readonly isUsed: boolean }>();
  let nextRefund: FakeRefund['status'] | undefined;

  const change = (id: string, changes: Partial<Intent>): void => {
    const intent = intents.get(id);
    if (intent === undefined) throw new TypeError(`There is no payment ${id}`);
    intents.set(id, { ...intent, ...changes });
  };

  const shown = ({ id, reference, paymentMethod, ...intent }: Intent, parameters: URLSearchParams): object => ({
    id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: intent.currency,
    created: intent.created,
    status: intent.status,
    client_secret: `${id}_secret_1`,
    metadata: { reference },
    payment_method:
      parameters.get('expand[0]') === 'payment_method'
        ? { id: paymentMethod, object: 'payment_method', card: { brand: 'visa', last4: '4242' } }
        : paymentMethod,
  });

  const create = ({ parameters }: FakeRequest): FakeAnswer => {
    const amount = Number(parameters.get('amount'));
    const currency = parameters.get('currency') ?? '';
    if (currency !== 'usd' && currency !== 'cad') return invalid('parameter_invalid', 'currency');
    if (amount < SMALLEST) return invalid('amount_too_small', 'amount');
    if (amount > LARGEST) return invalid('amount_too_large', 'amount');
    if (parameters.get('capture_method') !== 'manual') return invalid('parameter_invalid', 'capture_method');
    const name = parameters.get('confirmation_token') ?? '';
    const token = tokens.get(name);
    if (token === undefined) return invalid('resource_missing', 'confirmation_token');
    if (token.isUsed) return invalid('parameter_invalid', 'confirmation_token');
    tokens.set(name, { ...token, isUsed: true });
    const { paymentMethod } = token;
    const isDeclined = paymentMethod === 'pm_card_chargeDeclined';
    const isChallenged = paymentMethod === 'pm_card_authenticationRequired';
    const intent: Intent = {
      id: `pi_${intents.size + 1}`,
      amount,
      currency,
      created: 1_800_000_000 + intents.size,
      reference: metadataOf(parameters)['reference'] ?? '',
      paymentMethod,
      status: isDeclined ? 'requires_payment_method' : isChallenged ? 'requires_action' : 'requires_capture',
      isSearchable: false,
      isDisputed: false,
    };
    intents.set(intent.id, intent);
    return isDeclined ? fakeError(402, 'card_error', 'card_declined') : answered(shown(intent, parameters));
  };

  const moved = ({ id, parameters }: FakeRequest, from: ReadonlyArray<string>, status: string): FakeAnswer => {
    const intent = intents.get(id);
    if (intent === undefined) return missing;
    if (!from.includes(intent.status)) return refused('payment_intent_unexpected_state');
    change(id, { status });
    return answered(shown({ ...intent, status }, parameters));
  };

  const refund = ({ parameters }: FakeRequest): FakeAnswer => {
    const intent = intents.get(parameters.get('payment_intent') ?? '');
    if (intent === undefined) return missing;
    const amount = Number(parameters.get('amount') ?? intent.amount);
    const before = [...refunds.values()]
      .filter((each) => each.payment_intent === intent.id && isStanding(each))
      .reduce((sum, each) => sum + each.amount, 0);
    if (intent.status !== 'succeeded') return refused('payment_intent_unexpected_state');
    if (intent.isDisputed) return refused('charge_disputed');
    if (before + amount > intent.amount) return refused('charge_already_refunded');
    const made: FakeRefund = {
      id: `re_${refunds.size + 1}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      metadata: metadataOf(parameters),
      status: nextRefund ?? 'succeeded',
    };
    nextRefund = undefined;
    refunds.set(made.id, made);
    return answered(made);
  };

  /** Newest first, in pages, as Stripe lists. */
  const refundPage = ({ parameters }: FakeRequest): FakeAnswer => {
    const paid = parameters.get('payment_intent');
    const found = [...refunds.values()].reverse().filter((each) => paid === null || each.payment_intent === paid);
    const after = found.findIndex(({ id }) => id === parameters.get('starting_after')) + 1;
    const limit = Number(parameters.get('limit') ?? 10);
    if (limit < 1 || limit > 100) return invalid('parameter_invalid_integer', 'limit');
    return list(found.slice(after, after + limit), found.length > after + limit);
  };

  const search = ({ parameters }: FakeRequest): FakeAnswer => {
    const reference = /^metadata\['reference'\]:'([\w-]+)'$/.exec(parameters.get('query') ?? '')?.[1];
    if (reference === undefined) return invalid('parameter_invalid', 'query');
    const found = [...intents.values()].filter((each) => each.isSearchable && each.reference === reference);
    return list(found.map((intent) => shown(intent, parameters)));
  };

  const execute = (request: FakeRequest): FakeAnswer => {
    switch (request.call) {
      case 'POST payment_intents':
        return create(request);
      case 'GET payment_intents/search':
        return search(request);
      case 'POST payment_intents/:id/capture':
        return moved(request, ['requires_capture'], 'succeeded');
      case 'POST payment_intents/:id/cancel':
        return moved(request, ['requires_payment_method', 'requires_action', 'requires_capture'], 'canceled');
      case 'POST refunds':
        return refund(request);
      case 'GET refunds':
        return refundPage(request);
      default: {
        const intent = intents.get(request.id);
        return intent === undefined ? missing : answered(shown(intent, request.parameters));
      }
    }
  };

  return {
    answer: (request: FakeRequest): FakeAnswer => problemOf(request) ?? execute(request),
    /** A confirmation token, as Stripe's fields make it of one of Stripe's test payment methods; good for one payment. */
    confirmationToken: (paymentMethod: string): string => {
      const token = `ctoken_${tokens.size + 1}`;
      tokens.set(token, { paymentMethod, isUsed: false });
      return token;
    },
    /** The bank's answer to a challenge. */
    answerChallenge: (id: string, isApproved: boolean): void =>
      change(id, { status: isApproved ? 'requires_capture' : 'requires_payment_method' }),
    /** Lets Stripe's search find the payments so far, as after a minute. */
    updateSearch: (): void => {
      for (const id of intents.keys()) change(id, { isSearchable: true });
    },
    /** The payer's bank demands the payment back. */
    dispute: (id: string): void => change(id, { isDisputed: true }),
    /** The status in which the next refund begins. */
    startRefund: (status: FakeRefund['status']): void => {
      nextRefund = status;
    },
    /** A refund ends, or changes, later. */
    changeRefund: (id: string, status: FakeRefund['status']): FakeRefund => {
      const known = refunds.get(id);
      if (known === undefined) throw new TypeError(`There is no refund ${id}`);
      const changed = { ...known, status };
      refunds.set(id, changed);
      return changed;
    },
    refunds: (): ReadonlyArray<FakeRefund> => [...refunds.values()],
  };
};
