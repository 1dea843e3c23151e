import { option as O } from 'fp-ts';
import type { Shareable } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import { isStoredAsTyped, rebasedDraft } from './manage-draft.ts';
import { asStored, overtaken } from './manage-form.ts';
import type { ManageFlow } from './manage-states.ts';
import { offersRemoval } from './offers-removal.ts';

/** Whether a call is on its way. */
export const isSending = ({ _tag }: ManageFlow<unknown>): boolean => _tag === 'Saving' || _tag === 'Removing';

const stored = <Reason>(market: Market, flow: ManageFlow<Reason>, item: Shareable): ManageFlow<Reason> => {
  switch (flow._tag) {
    case 'Closed':
    case 'Removed':
    case 'Saving':
      return flow;
    case 'Updated':
    case 'Removing':
      return { ...flow, item };
    case 'Editing':
      // The call failed, and yet it was kept: its answer was lost.
      if (O.isSome(flow.tried) && isStoredAsTyped(market, flow.item, item, flow.tried.value))
        return { _tag: 'Updated', item };
      return overtaken(market, flow, item);
    case 'AskingRemoval': {
      const draft = rebasedDraft(market, flow.item, item, flow.draft);
      return offersRemoval(item)
        ? { ...flow, item, draft }
        : { ...asStored(market, item), draft, problem: O.some({ _tag: 'BoughtMeanwhile' }) };
    }
  }
};

const left = <Reason>(flow: ManageFlow<Reason>): ManageFlow<Reason> =>
  flow._tag === 'Closed' || isSending(flow) || flow._tag === 'Removed'
    ? flow
    : { _tag: 'Removed', item: flow.item, by: 'elsewhere' };

/** Where managing an item stands once that is told of it; an item that is none has left the list. */
export const storedMeanwhile = <Reason>(
  market: Market,
  flow: ManageFlow<Reason>,
  item: O.Option<Shareable>,
): ManageFlow<Reason> => (O.isSome(item) ? stored(market, flow, item.value) : left(flow));
