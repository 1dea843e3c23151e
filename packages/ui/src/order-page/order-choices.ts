import {
  type AddressChangeRefusal,
  type Fault,
  type LinkToken,
  type OrderView,
  offeredBack,
  type PlacedOrders,
  placedOrderMessages,
  quietMessages,
  type SharingRefusal,
  type SurpriseRefusal,
  type TakeBackRefusal,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, type taskEither as TE } from 'fp-ts';
import { EMPTY, exhaustMap, type Observable, Subject, tap } from 'rxjs';

type ChoiceRefusal = SharingRefusal | SurpriseRefusal | AddressChangeRefusal | Fault;

/** A line that is about to be taken back. */
export interface TakingBack {
  readonly line: number;
  readonly units: number;
  readonly isPending: boolean;
  readonly problem: O.Option<TakeBackRefusal | Fault>;
}

/** What the giver of an order can choose: that the owners see the address, that there is an address, that the order is a surprise, or that gifts of a paused registry stay. */
export type OrderChoice = 'shareAddress' | 'keepAddress' | 'surprise' | 'letStay';

/** A choice that differs from the order, until it is saved or given up. */
export interface Choosing {
  readonly choice: OrderChoice;
  readonly to: boolean;
  readonly isPending: boolean;
  readonly problem: O.Option<ChoiceRefusal>;
}

/** Choices of an order's giver (GIVE-03). Choosing and saving are two presses, since a mail scanner that opened the page may press anything once (EDIT-01). */
export interface OrderChoices {
  readonly choose: (choice: OrderChoice, to: boolean) => void;
  readonly saveChoice: () => void;
  readonly cancelChoice: () => void;
}

/** Whether the order is as chosen. */
export const isChosen = (order: OrderView, choice: OrderChoice): boolean =>
  ({
    shareAddress: order.isAddressShared,
    keepAddress: order.hasPostalAddress,
    surprise: order.isSurprise,
    letStay: offeredBack(order).length === 0,
  })[choice];

interface OrderChoicesDependencies {
  readonly placedOrders: PlacedOrders;
  readonly withLink: (
    call: (link: LinkToken) => TE.TaskEither<ChoiceRefusal, OrderView>,
  ) => Observable<E.Either<ChoiceRefusal, OrderView>>;
  /** The open order and what is being chosen. */
  readonly open: () => O.Option<{ readonly order: OrderView; readonly choosing: O.Option<Choosing> }>;
  readonly show: (choosing: O.Option<Choosing>) => void;
  readonly saved: (order: OrderView, news: string) => void;
}

export const orderChoices = ({ placedOrders, withLink, open, show, saved }: OrderChoicesDependencies): OrderChoices => {
  const saving: Readonly<
    Record<OrderChoice, (link: LinkToken, to: boolean) => TE.TaskEither<ChoiceRefusal, OrderView>>
  > = {
    shareAddress: placedOrders.shareAddress,
    // An address is only ever chosen away here; one is added by its form.
    keepAddress: (link) => placedOrders.changeAddress(link, O.none),
    surprise: placedOrders.changeSurprise,
    letStay: placedOrders.letStay,
  };
  const newsOf: Readonly<Record<OrderChoice, (order: OrderView) => string>> = {
    shareAddress: placedOrderMessages.addressShared,
    keepAddress: () => placedOrderMessages.addressRemoved,
    surprise: placedOrderMessages.surpriseChanged,
    letStay: () => quietMessages.letStaySaved,
  };
  const choosing = (): O.Option<Choosing> =>
    F.pipe(
      open(),
      O.chain(({ choosing: present }) => present),
    );
  const isPending = (): boolean => O.exists((present: Choosing) => present.isPending)(choosing());

  const save$ = new Subject<void>();
  save$
    .pipe(
      exhaustMap(() => {
        const chosen = choosing();
        if (O.isNone(chosen)) return EMPTY;
        const { choice, to } = chosen.value;
        show(O.some({ choice, to, isPending: true, problem: O.none }));
        return withLink((link) => saving[choice](link, to)).pipe(
          tap((answer) => {
            if (E.isRight(answer)) saved(answer.right, newsOf[choice](answer.right));
            else show(O.some({ choice, to, isPending: false, problem: O.some(answer.left) }));
          }),
        );
      }),
    )
    .subscribe();
  return {
    choose: (choice, to) => {
      const present = open();
      if (O.isNone(present) || isPending()) return;
      const isSame = isChosen(present.value.order, choice) === to;
      show(isSame ? O.none : O.some({ choice, to, isPending: false, problem: O.none }));
    },
    saveChoice: () => save$.next(),
    cancelChoice: () => {
      if (!isPending()) show(O.none);
    },
  };
};
