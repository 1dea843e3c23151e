import type { IdempotencyKey } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { defer, ignoreElements, type Observable, startWith, tap } from 'rxjs';
import type { DeedKeys } from './deed-keys.ts';

interface Doubt<Request> {
  readonly request: Request;
  readonly key: O.Option<IdempotencyKey>;
}

/** What a page says that nobody answered, item by item. */
export interface Doubts<Request> {
  /** No answer came, and it is said so. */
  readonly arise: (item: string, request: Request) => void;
  /** It is asked for anew; false where what is said was settled meanwhile, which is told instead. */
  readonly mayAsk: (item: string) => boolean;
  /** Tells what was settled, by this page or another one, since somebody was last subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** Doubts about what goes under these keys. Who is told that one is over hears of it once (CART-08). */
export const doubts = <Request>(
  keys: Pick<DeedKeys, 'openKey' | 'settled$'>,
  onOver: (request: Request) => void,
): Doubts<Request> => {
  const standing = new Map<string, Doubt<Request>>();
  const isOver = (item: string, { key }: Doubt<Request>): boolean =>
    !F.pipe(
      keys.openKey(item),
      O.exists((open) => O.toUndefined(key) === open),
    );
  const tellOver = (): void => {
    for (const [item, doubt] of [...standing]) {
      if (!isOver(item, doubt)) continue;
      standing.delete(item);
      onOver(doubt.request);
    }
  };
  return {
    arise: (item, request) => void standing.set(item, { request, key: keys.openKey(item) }),
    mayAsk: (item) => {
      const wasStanding = standing.has(item);
      tellOver();
      return standing.delete(item) || !wasStanding;
    },
    work$: defer(() => keys.settled$.pipe(startWith(undefined), tap(tellOver), ignoreElements())),
  };
};
