import {
  fundNameField,
  type ItemDraft,
  type ManageEvent,
  type ManageFlow,
  type ManageReason,
  type MutableState,
  wantedQuantityField,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { LeftFields } from './manage-item-composer.ts';
import type { ManageItemIntents } from './manage-item-intents.ts';

/** What is typed and turned in the form. */
export type DraftingIntents = Pick<
  ManageItemIntents,
  'turnMostLoved' | 'turnGroupGift' | 'typeFundName' | 'leaveFundName' | 'typeWanted' | 'leaveWanted' | 'stepWanted'
>;

/** What drafting stands on. */
export interface DraftingParts {
  readonly flow: MutableState<ManageFlow<ManageReason>>;
  readonly left: MutableState<LeftFields>;
  readonly dispatch: (event: ManageEvent<ManageReason>) => void;
}

/** Types and turns in the form while it stands open; at any other time nothing is typed. */
export const manageItemDrafting = ({ flow, left, dispatch }: DraftingParts): DraftingIntents => {
  const draft = (change: (its: ItemDraft) => ItemDraft): void => {
    if (flow.value._tag === 'Editing') dispatch({ _tag: 'Drafted', draft: change(flow.value.draft) });
  };
  const leave = (field: 'wanted' | 'fundName'): void => left.set(new Set([...left.value, field]));
  /** What leaving a field changes of its text, if anything: only walking by has typed nothing. */
  const tidy = (field: 'wanted' | 'fundName', blur: (text: string) => string): void => {
    leave(field);
    if (flow.value._tag !== 'Editing') return;
    const text = blur(flow.value.draft[field]);
    if (text !== flow.value.draft[field]) draft((its) => ({ ...its, [field]: text }));
  };
  return {
    turnMostLoved: (isMostLoved) => draft((its) => ({ ...its, isMostLoved })),
    turnGroupGift: (isOn) => draft((its) => ({ ...its, isGroupGift: O.map(() => isOn)(its.isGroupGift) })),
    typeFundName: (text) => {
      if (text === '') leave('fundName');
      draft((its) => ({ ...its, fundName: fundNameField.type(text) }));
    },
    leaveFundName: () => tidy('fundName', fundNameField.blur),
    typeWanted: (text) => {
      if (text === '') leave('wanted');
      draft((its) => ({ ...its, wanted: wantedQuantityField.type(text, its.wanted) }));
    },
    leaveWanted: () => tidy('wanted', wantedQuantityField.blur),
    stepWanted: (by) => {
      const { value } = flow;
      if (value._tag === 'Editing')
        draft((its) => ({ ...its, wanted: wantedQuantityField.step(value.item, its.wanted, by) }));
    },
  };
};
