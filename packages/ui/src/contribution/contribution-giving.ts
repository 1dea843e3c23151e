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
import { type MutationKeys, type Mutations, mutations } from '../mutation/index.ts';
import { type ContributionDialogs, isSeen, told, withState } from './contribution-dialogs.ts';
import { type AddContribution, type ContributionReason, fundMutation } from './contribution-source.ts';
import { begun, given, refusedFor, undoubted } from './contribution-state.ts';
import type { ContributionToasts } from './contribution-toasts.ts';

/** How money gets into the cart, and where it is shown. */
export interface ContributionGivingParts {
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
export const contributionGiving = (parts: ContributionGivingParts): Mutations<ContributionRequest> => {
  const { add, dialogs, amounts, keys, scheduler, log, onGiven, onLearned, onUnseen } = parts;
  return mutations<ContributionRequest, ContributionReason, ContributionAddition>({
    run: add,
    intentOf: (request) => ({ item: fundMutation(request), asked: request.amount }),
    withAsked: (request, amount) => ({ ...request, amount: O.getOrElse(() => request.amount)(cents(amount)) }),
    onState: (mutation, request) => {
      const { identity, amount } = request;
      const key = identityKey(identity);
      switch (mutation._tag) {
        case 'Idle': {
          const before = dialogs.value.states.get(key);
          dialogs.set(withState(dialogs.value, key, undoubted));
          return dialogs.value.states.get(key) === before ? undefined : onLearned(request);
        }
        case 'Pending':
          return dialogs.set(withState(dialogs.value, key, begun));
        case 'Succeeded': {
          const its = dialogs.value.states.get(key);
          if (its !== undefined && !isSeen(dialogs.value, key))
            onUnseen({ amount, isEarlier: mutation.isEarlier, name: its.item.product.name });
          dialogs.set(withState(dialogs.value, key, given(amount, mutation.isEarlier)));
          if (!mutation.isEarlier) amounts.forget(identity);
          return onGiven();
        }
        case 'Failed': {
          const { reason } = mutation;
          const data = { sku: identity.sku, reason: reason._tag };
          log.write({ level: 'warning', tag: 'contribution.addition-failed', data })();
          const refused = withState(dialogs.value, key, (its) => refusedFor(its, reason));
          dialogs.set(told(refused, key));
        }
      }
    },
    keys,
    saying$: EMPTY,
    scheduler,
  });
};
