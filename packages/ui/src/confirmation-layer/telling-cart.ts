import { type ConfirmationRequest, createState, type Log, type ObservableState } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { ignoreElements, map, merge, type Observable, type SchedulerLike, Subject, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import type { ConfirmationContent } from './confirmation-layer-model.ts';
import type { ConfirmationSource } from './confirmation-source.ts';

/** What telling of the cart needs. */
export interface TellingCartParts {
  readonly confirm: ConfirmationSource['confirm'];
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** What is told of the cart. */
export interface TellingCart {
  readonly content: ObservableState<ConfirmationContent>;
  readonly tell: (request: ConfirmationRequest) => void;
  /** The cart has changed since: what was told stays until it is told anew, and is no longer true when that fails. */
  readonly tellAnew: () => void;
  readonly effects$: Observable<never>;
}

/** Reads the cart after an addition; that this fails is only logged (CART-04). */
export const tellingCart = ({ confirm, scheduler, log }: TellingCartParts): TellingCart => {
  const content = createState<ConfirmationContent>({ _tag: 'Awaited' });
  const asked$ = new Subject<ConfirmationRequest>();
  const again$ = new Subject<void>();

  const read$ = (request: ConfirmationRequest): Observable<ConfirmationContent> =>
    confirm(request).pipe(
      map((answer): ConfirmationContent => {
        if (E.isRight(answer)) return { _tag: 'Shown', confirmation: answer.right };
        log.write({ level: 'warning', tag: 'confirmation-not-read', data: { reason: answer.left._tag } })();
        return { _tag: 'Unread' };
      }),
    );

  return {
    content,
    tell: (request) => {
      content.set({ _tag: 'Awaited' });
      asked$.next(request);
    },
    tellAnew: () => again$.next(),
    effects$: asked$.pipe(
      switchMap((request) =>
        merge(
          read$(request).pipe(delayedLoading<ConfirmationContent>({ _tag: 'Loading' }, scheduler)),
          again$.pipe(switchMap(() => read$(request))),
        ),
      ),
      tap(content.set),
      ignoreElements(),
    ),
  };
};
