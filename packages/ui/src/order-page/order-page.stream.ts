import {
  type AddressChangeRefusal,
  cartLineName,
  createState,
  type EmailChangeRefusal,
  type Fault,
  GIVER_LIMITS,
  type IdempotencyKey,
  isMailAddress,
  type LinkToken,
  type MarketRules,
  type MessageRefusal,
  type ObservableState,
  type OrderNotFound,
  type OrderView,
  outcomeUnknown,
  type PlacedOrders,
  type PostalAddressField,
  parseLinkToken,
  parseOrderNumber,
  paths,
  placedOrderMessages,
  postalAddressProblems,
  storedMailAddress,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import {
  defer,
  EMPTY,
  exhaustMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { addressText, type FormStream, formStream, NO_ADDRESS_TEXT, typedAddress } from '../form/index.ts';
import { observed } from '../observe/observed.ts';
import { type Choosing, type OrderChoices, orderChoices, type TakingBack } from './order-choices.ts';

/** The part of the order that is being edited. */
export type OrderPart = 'message' | 'email' | 'address';

/** The page of a placed order. */
export type OrderPageModel =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  /** The order is to be looked up; `isLinkUnknown` after a link that opens none. */
  | { readonly _tag: 'Find'; readonly isLinkUnknown: boolean }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Open';
      readonly order: OrderView;
      /** The secret of the order's link. */
      readonly token: string;
      readonly takingBack: O.Option<TakingBack>;
      readonly editing: O.Option<OrderPart>;
      readonly choosing: O.Option<Choosing>;
      /** The last change, as announced to screen readers. */
      readonly news: string;
    };

/** Sees and changes a placed order (GIVE-02, GIVE-03). */
export interface OrderPageStream extends OrderChoices {
  readonly model: ObservableState<OrderPageModel>;
  readonly find: FormStream<'orderNumber' | 'email', OrderNotFound | Fault>;
  readonly message: FormStream<'message', MessageRefusal | Fault>;
  readonly email: FormStream<'email', EmailChangeRefusal | Fault>;
  readonly address: FormStream<PostalAddressField, AddressChangeRefusal | Fault>;
  /** Sets the country of the address, empty for that of the market; regions and postal codes of one country are none of another. */
  readonly chooseCountry: (country: string) => void;
  /** Opens the question whether to take back that line; all of its remaining units at first. */
  readonly askToTakeBack: (line: number) => void;
  readonly changeUnits: (units: number) => void;
  readonly takeBack: () => void;
  readonly cancelTakingBack: () => void;
  readonly edit: (part: OrderPart) => void;
  readonly stopEditing: () => void;
  /** Undoes a change of the email with the link alone (EDIT-01). */
  readonly changeEmailBack: () => void;
  readonly reload: () => void;
}

interface OrderPageDependencies {
  readonly placedOrders: PlacedOrders;
  readonly market: MarketRules;
  /** The link's secret, or the number of an order placed in this browser, as it came in the address. */
  readonly token: unknown;
  readonly orderNumber: unknown;
  readonly newKey: IO.IO<IdempotencyKey>;
  /** Opens a page of this site. */
  readonly leaveTo: (path: string) => void;
  readonly scheduler: SchedulerLike;
}

const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

export const orderPageStream = (dependencies: OrderPageDependencies): OrderPageStream => {
  const { placedOrders, market, newKey, leaveTo, scheduler } = dependencies;
  const cell = createState<OrderPageModel>({ _tag: 'Awaited' });
  const number = parseOrderNumber(textOf(dependencies.orderNumber));
  let token: O.Option<LinkToken> = parseLinkToken(textOf(dependencies.token));
  const isLinkGiven = textOf(dependencies.token) !== '';

  type Open = Extract<OrderPageModel, { readonly _tag: 'Open' }>;
  const update = (change: Partial<Open>): void => {
    if (cell.value._tag === 'Open') cell.set({ ...cell.value, ...change });
  };
  const updateTakingBack = (change: Partial<TakingBack>): void => {
    if (cell.value._tag === 'Open' && O.isSome(cell.value.takingBack))
      update({ takingBack: O.some({ ...cell.value.takingBack.value, ...change }) });
  };
  const opened = (order: OrderView, news = ''): Open => ({
    _tag: 'Open',
    order,
    token: O.getOrElse(() => '')(token),
    takingBack: O.none,
    editing: O.none,
    choosing: O.none,
    news,
  });

  /** A link of this page: the one of its address, or a new one to an order of this browser. */
  const link$: Observable<E.Either<OrderNotFound | Fault, O.Option<LinkToken>>> = defer(() => {
    if (O.isSome(token) || O.isNone(number)) return of(E.right(token));
    return defer(placedOrders.findOwn(number.value)).pipe(
      switchMap((found) => {
        if (E.isLeft(found)) return of(found);
        token = O.some(found.right);
        return of(E.right(token));
      }),
    );
  });

  const look$ = link$.pipe(
    switchMap((link): Observable<OrderPageModel> => {
      const find = { _tag: 'Find', isLinkUnknown: isLinkGiven } as const;
      if (E.isLeft(link)) return of(link.left._tag === 'OrderNotFound' ? find : { _tag: 'Failed', fault: link.left });
      if (O.isNone(link.right)) return of(find);
      return defer(placedOrders.open(link.right.value)).pipe(
        switchMap((answer): Array<OrderPageModel> => {
          if (E.isRight(answer)) return [opened(answer.right)];
          return [
            answer.left._tag === 'OrderLinkUnknown'
              ? { _tag: 'Find', isLinkUnknown: true }
              : { _tag: 'Failed', fault: answer.left },
          ];
        }),
      );
    }),
    delayedLoading<OrderPageModel>({ _tag: 'Loading' }, scheduler),
  );

  const again$ = new Subject<void>();
  const visit$ = again$.pipe(
    startWith(undefined),
    switchMap(() => look$),
    tap(cell.set),
  );

  const withLink = <R, A>(
    call: (link: LinkToken) => () => Promise<E.Either<R, A>>,
  ): Observable<E.Either<R | { readonly _tag: 'OrderLinkUnknown' }, A>> =>
    defer(() =>
      O.isSome(token) ? call(token.value)() : Promise.resolve(E.left({ _tag: 'OrderLinkUnknown' as const })),
    );

  /** The key of a request whose outcome is unknown: a repeated press sends the same request. */
  let unconfirmed: { readonly line: number; readonly units: number; readonly key: IdempotencyKey } | undefined;
  const press$ = new Subject<void>();
  press$
    .pipe(
      exhaustMap(() => {
        if (cell.value._tag !== 'Open' || O.isNone(cell.value.takingBack)) return EMPTY;
        const { line, units } = cell.value.takingBack.value;
        const isSame = unconfirmed !== undefined && unconfirmed.line === line && unconfirmed.units === units;
        const key = isSame && unconfirmed !== undefined ? unconfirmed.key : newKey();
        const name = cell.value.order.lines.filter((each) => each.line === line).map(cartLineName);
        updateTakingBack({ isPending: true, problem: O.none });
        return withLink((link) => placedOrders.takeBack(link, { line, units }, key)).pipe(
          switchMap((answer) => {
            unconfirmed = E.isLeft(answer) && outcomeUnknown(answer.left) ? { line, units, key } : undefined;
            if (E.isRight(answer)) {
              cell.set(opened(answer.right, placedOrderMessages.takenBack(name[0] ?? '', answer.right)));
              return EMPTY;
            }
            const problem = O.some(answer.left);
            updateTakingBack({ isPending: false, problem });
            // The order is shown again with the reason, since it may have changed meanwhile.
            return withLink(placedOrders.open).pipe(
              tap((read) => {
                if (E.isRight(read)) update({ order: read.right });
              }),
            );
          }),
        );
      }),
    )
    .subscribe();

  const saved =
    (news: (order: OrderView) => string) =>
    (order: OrderView): void =>
      cell.set(opened(order, news(order)));

  const find = formStream<'orderNumber' | 'email', OrderNotFound | Fault, LinkToken>({
    empty: { orderNumber: O.getOrElse(() => '')(number), email: '' },
    problemsOf: ({ orderNumber, email }) => [
      ...(orderNumber.trim() === '' ? (['orderNumber'] as const) : []),
      ...(isMailAddress(storedMailAddress(email)) ? [] : (['email'] as const)),
    ],
    send: ({ orderNumber, email }) => defer(placedOrders.find(orderNumber, email)),
    onSucceeded: (found) => leaveTo(paths.order(found)),
  });
  const message = formStream<'message', MessageRefusal | Fault, OrderView>({
    empty: { message: '' },
    problemsOf: ({ message: text }) => ([...text].length > GIVER_LIMITS.message ? ['message'] : []),
    send: ({ message: text }) => withLink((link) => placedOrders.changeMessage(link, text)),
    fieldOf: ({ _tag }) => (_tag === 'MessageInvalid' ? O.some('message') : O.none),
    onSucceeded: saved(() => placedOrderMessages.messageSaved),
  });
  const email = formStream<'email', EmailChangeRefusal | Fault, OrderView>({
    empty: { email: '' },
    problemsOf: (typed) => (isMailAddress(storedMailAddress(typed.email)) ? [] : ['email']),
    send: (typed) => withLink((link) => placedOrders.changeEmail(link, typed.email)),
    fieldOf: ({ _tag }) => (_tag === 'EmailInvalid' ? O.some('email') : O.none),
    onSucceeded: saved(({ giver }) => placedOrderMessages.emailSaved(giver.email)),
  });
  const address = formStream<PostalAddressField, AddressChangeRefusal | Fault, OrderView>({
    empty: NO_ADDRESS_TEXT,
    problemsOf: (typed) => postalAddressProblems(market, typedAddress(typed)),
    send: (typed) => withLink((link) => placedOrders.changeAddress(link, O.some(typedAddress(typed)))),
    onSucceeded: saved(() => placedOrderMessages.addressSaved),
  });

  const choices = orderChoices({
    placedOrders,
    withLink,
    open: () => (cell.value._tag === 'Open' ? O.some(cell.value) : O.none),
    show: (choosing) => update({ choosing, news: '' }),
    saved: (order, news) => cell.set(opened(order, news)),
  });

  /** The form starts with the order's present values. */
  const begin = (part: OrderPart, { message: text, giver, postalAddress }: OrderView): void => {
    if (part === 'message') message.begin({ message: text });
    if (part === 'email') email.begin({ email: giver.email });
    if (part === 'address') address.begin(O.match(() => NO_ADDRESS_TEXT, addressText)(postalAddress));
  };

  return {
    model: observed(cell, visit$),
    find,
    message,
    email,
    address,
    chooseCountry: (country) => {
      address.edit('country', country);
      address.edit('region', '');
      address.edit('postalCode', '');
    },
    askToTakeBack: (line) => {
      if (cell.value._tag !== 'Open') return;
      const units = cell.value.order.lines.find((each) => each.line === line)?.takeBack.length ?? 0;
      if (units > 0) update({ takingBack: O.some({ line, units, isPending: false, problem: O.none }), news: '' });
    },
    changeUnits: (units) => updateTakingBack({ units, problem: O.none }),
    takeBack: () => press$.next(),
    cancelTakingBack: () => {
      if (cell.value._tag === 'Open' && !O.exists(({ isPending }: TakingBack) => isPending)(cell.value.takingBack))
        update({ takingBack: O.none });
    },
    edit: (part) => {
      if (cell.value._tag !== 'Open') return;
      begin(part, cell.value.order);
      update({ editing: O.some(part), news: '' });
    },
    stopEditing: () => update({ editing: O.none }),
    changeEmailBack: () => {
      if (cell.value._tag !== 'Open' || O.isNone(cell.value.order.emailBefore)) return;
      email.begin({ email: cell.value.order.emailBefore.value });
      update({ editing: O.some('email'), news: '' });
      email.submit();
    },
    ...choices,
    reload: () => again$.next(),
  };
};
