import {
  type AddressChangeRefusal,
  type Fault,
  type LinkToken,
  type OrderView,
  type PlacedOrders,
  placedOrderMessages,
  type SharingRefusal,
  type SurpriseRefusal,
  type TakeBackRefusal,
} from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { concatMap, type Observable, Subject, tap } from 'rxjs';

type ChoiceRefusal = SharingRefusal | SurpriseRefusal | AddressChangeRefusal | Fault;

/** A line that is about to be taken back. */
export interface TakingBack {
  readonly line: number;
  readonly units: number;
  readonly isPending: boolean;
  readonly problem: O.Option<TakeBackRefusal | Fault>;
}

/** The last choice: being saved, or not saved and why. */
export interface Choosing {
  readonly choice: 'address' | 'surprise';
  readonly problem: O.Option<ChoiceRefusal>;
}

/** Choices that the giver of an order makes by one press (GIVE-03). */
export interface OrderChoices {
  readonly removeAddress: () => void;
  readonly shareAddress: (isShared: boolean) => void;
  readonly keepSurprise: (isSurprise: boolean) => void;
}

interface OrderChoicesDependencies {
  readonly placedOrders: PlacedOrders;
  readonly withLink: (
    call: (link: LinkToken) => TE.TaskEither<ChoiceRefusal, OrderView>,
  ) => Observable<E.Either<ChoiceRefusal, OrderView>>;
  readonly show: (choosing: Choosing) => void;
  readonly saved: (order: OrderView, news: string) => void;
}

interface Choice extends Pick<Choosing, 'choice'> {
  readonly save: (link: LinkToken) => TE.TaskEither<ChoiceRefusal, OrderView>;
  readonly news: (order: OrderView) => string;
}

/** Saves one choice after the other, so that the last press is what stays. */
export const orderChoices = ({ placedOrders, withLink, show, saved }: OrderChoicesDependencies): OrderChoices => {
  const made$ = new Subject<Choice>();
  made$
    .pipe(
      tap(({ choice }) => show({ choice, problem: O.none })),
      concatMap(({ choice, save, news }) =>
        withLink(save).pipe(
          tap((answer) => {
            if (E.isRight(answer)) saved(answer.right, news(answer.right));
            else show({ choice, problem: O.some(answer.left) });
          }),
        ),
      ),
    )
    .subscribe();
  return {
    removeAddress: () =>
      made$.next({
        choice: 'address',
        save: (link) => placedOrders.changeAddress(link, O.none),
        news: () => placedOrderMessages.addressRemoved,
      }),
    shareAddress: (isShared) =>
      made$.next({
        choice: 'address',
        save: (link) => placedOrders.shareAddress(link, isShared),
        news: placedOrderMessages.addressShared,
      }),
    keepSurprise: (isSurprise) =>
      made$.next({
        choice: 'surprise',
        save: (link) => placedOrders.changeSurprise(link, isSurprise),
        news: placedOrderMessages.surpriseChanged,
      }),
  };
};
