import {
  type ContributionAddition,
  type ContributionRequest,
  cents,
  identityKey,
  type Log,
  type MutableState,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { EMPTY, type SchedulerLike } from 'rxjs';
import type { Drafts } from '../list-model/index.ts';
import { type Mutation, type MutationKeys, mutation } from '../mutation/index.ts';
import { type AddContribution, type ContributionReason, fundItemKey } from './contribution-source.ts';
import {
  afterGiving,
  type ContributionDialogs,
  type ContributionToasts,
  isSeen,
  reopened,
  withState,
} from './contribution-state.ts';

/** Adding contributions to the cart, and showing the results. */
export interface ContributionAddingDependencies {
  readonly add: AddContribution;
  readonly dialogs: MutableState<ContributionDialogs>;
  /** The idempotency keys, shared by everything that adds money to the cart; they outlive a reload of the page. */
  readonly keys: MutationKeys;
  /** The amounts typed but not added yet. */
  readonly amounts: Pick<Drafts, 'forget'>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Called with an addition whose dialog was not shown. */
  readonly onUnseen: ContributionToasts['show'];
  /** Called with every contribution that was added to the cart; the dialog or a toast shows it already. */
  readonly onGiven: () => void;
  /** Called with a fund when another page learned the outcome of its contribution. */
  readonly onLearned: (fund: ContributionRequest) => void;
}

/** Adds contributions to the cart, several funds in parallel; each dialog shows the state of its own (GG-05). */
export const contributionAdding = (dependencies: ContributionAddingDependencies): Mutation<ContributionRequest> => {
  const { add, dialogs, amounts, keys, scheduler, log, onGiven, onLearned, onUnseen } = dependencies;
  return mutation<ContributionRequest, ContributionReason, ContributionAddition>({
    run: add,
    intentOf: (request) => ({ item: fundItemKey(request), asked: request.amount }),
    withAsked: (request, amount) => ({ ...request, amount: O.getOrElse(() => request.amount)(cents(amount)) }),
    onState: (state, request) => {
      const { identity, amount } = request;
      const key = identityKey(identity);
      const before = dialogs.value.states.get(key);
      const giving = state._tag === 'Succeeded' ? { ...state, answer: amount } : state;
      const after = withState(dialogs.value, key, afterGiving(giving));
      dialogs.set('reason' in state ? reopened(after, key) : after);
      if (state._tag === 'Idle' && after.states.get(key) !== before) onLearned(request);
      if ('reason' in state) {
        const data = { sku: identity.sku, reason: state.reason._tag };
        log.write({ level: 'warning', tag: 'contribution.addition-failed', data })();
      }
      if (state._tag !== 'Succeeded') return;
      const { isEarlier } = state;
      if (before !== undefined && !isSeen(dialogs.value, key))
        onUnseen({ amount, isEarlier, name: before.item.product.name });
      if (!isEarlier) amounts.forget(identity);
      onGiven();
    },
    keys,
    successShown$: EMPTY,
    scheduler,
  });
};
