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
import { type AddContribution, type ContributionReason, fundMutation } from './contribution-source.ts';
import {
  afterGiving,
  type ContributionDialogs,
  type ContributionToasts,
  isSeen,
  reopened,
  withState,
} from './contribution-state.ts';

/** How money gets into the cart, and where it is shown. */
export interface ContributionGivingDependencies {
  readonly add: AddContribution;
  readonly dialogs: MutableState<ContributionDialogs>;
  /** Shared by all that puts money into the cart; outlives a reload of the page. */
  readonly keys: MutationKeys;
  /** What was typed and not given yet. */
  readonly amounts: Pick<Drafts, 'forget'>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Told of what went into the cart while its dialog was not there to say so. */
  readonly onUnseen: ContributionToasts['say'];
  /** Told of every contribution that went into the cart; the dialog or a line at the foot of the page says so already. */
  readonly onGiven: () => void;
  /** Told of a fund of which another page has learned what became of the money. */
  readonly onLearned: (fund: ContributionRequest) => void;
}

/** Puts money into the cart, side by side for several funds; each dialog shows where its own stands (GG-05). */
export const contributionGiving = (dependencies: ContributionGivingDependencies): Mutation<ContributionRequest> => {
  const { add, dialogs, amounts, keys, scheduler, log, onGiven, onLearned, onUnseen } = dependencies;
  return mutation<ContributionRequest, ContributionReason, ContributionAddition>({
    run: add,
    intentOf: (request) => ({ item: fundMutation(request), asked: request.amount }),
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
    saying$: EMPTY,
    scheduler,
  });
};
