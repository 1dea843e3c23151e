import type { IdempotencyKey } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { defer, ignoreElements, type Observable, startWith, tap } from 'rxjs';
import type { MutationKeys } from './mutation-keys.ts';

interface UnconfirmedRequest<Request> {
  readonly request: Request;
  readonly key: O.Option<IdempotencyKey>;
}

/** What a page says that nobody answered, item by item. */
export interface Unconfirmed<Request> {
  /** No answer came, and it is said so. */
  readonly arise: (item: string, request: Request) => void;
  /** It is asked for anew; false where what is said was settled meanwhile, which is told instead. */
  readonly mayAsk: (item: string) => boolean;
  /** Tells what was settled, by this page or another one, since somebody was last subscribed; says nothing itself. */
  readonly effects$: Observable<never>;
}

/** Unconfirmed about what goes under these keys. Who is told that one is over hears of it once (CART-08). */
export const trackUnconfirmed = <Request>(
  keys: Pick<MutationKeys, 'openKey' | 'settled$'>,
  onOver: (request: Request) => void,
): Unconfirmed<Request> => {
  const pending = new Map<string, UnconfirmedRequest<Request>>();
  const isOver = (item: string, { key }: UnconfirmedRequest<Request>): boolean =>
    !F.pipe(
      keys.openKey(item),
      O.exists((open) => O.toUndefined(key) === open),
    );
  const dropResolved = (): void => {
    for (const [item, doubt] of [...pending]) {
      if (!isOver(item, doubt)) continue;
      pending.delete(item);
      onOver(doubt.request);
    }
  };
  return {
    arise: (item, request) => void pending.set(item, { request, key: keys.openKey(item) }),
    mayAsk: (item) => {
      const wasPending = pending.has(item);
      dropResolved();
      return pending.delete(item) || !wasPending;
    },
    effects$: defer(() => keys.settled$.pipe(startWith(undefined), tap(dropResolved), ignoreElements())),
  };
};
