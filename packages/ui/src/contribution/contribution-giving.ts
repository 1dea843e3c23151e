import {
  type ContributionAddition,
  type ContributionRequest,
  type IdempotencyKey,
  identityKey,
} from '@gift-registry/domain';
import { either as E, type io as IO } from 'fp-ts';
import { defer, exhaustMap, groupBy, ignoreElements, mergeMap, type Observable, Subject, share, tap } from 'rxjs';
import { deedKeys, isUncertain } from '../deed/index.ts';
import type { AddContribution, ContributionReason } from './contribution-source.ts';

/** Who is told how giving went. */
export interface ContributionGivingParts {
  readonly add: AddContribution;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly onBegun: (request: ContributionRequest) => void;
  readonly onAdded: (addition: ContributionAddition, request: ContributionRequest) => void;
  readonly onRefused: (reason: ContributionReason, request: ContributionRequest) => void;
}

/** Giving to funds. */
export interface ContributionGiving {
  /** While money for a fund is on its way to the cart, asking for that fund again does nothing. */
  readonly ask: (request: ContributionRequest) => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** Puts money into the cart; what is asked for again before it is known what became of it goes under the same key (CART-08). */
export const contributionGiving = ({
  add,
  newKey,
  onBegun,
  onAdded,
  onRefused,
}: ContributionGivingParts): ContributionGiving => {
  const asked$ = new Subject<ContributionRequest>();
  const keys = deedKeys(newKey);

  const give$ = (request: ContributionRequest): Observable<unknown> =>
    defer(() => {
      const item = identityKey(request.identity);
      onBegun(request);
      return add(request, keys.keyFor(item, request.amount)).pipe(
        tap((answer) => {
          if (E.isRight(answer) || !isUncertain(answer.left)) keys.settle(item);
          if (E.isRight(answer)) onAdded(answer.right, request);
          else onRefused(answer.left, request);
        }),
      );
    });

  return {
    ask: (request) => asked$.next(request),
    work$: asked$.pipe(
      groupBy(({ identity }) => identityKey(identity)),
      mergeMap((forOneFund$) => forOneFund$.pipe(exhaustMap(give$))),
      ignoreElements(),
      share(),
    ),
  };
};
