import { manageItemMessages } from '@gift-registry/domain';
import { Switch } from '@mantine/core';
import { FundNameField } from './fund-name-field.tsx';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageForm } from './manage-item-model.ts';
import { ManagedItem } from './managed-item.tsx';
import { WantedField } from './wanted-field.tsx';

/** The id by which the button under it saves the form. */
export const MANAGE_FORM = 'manage-item-form';

/** The form of Manage Item, and what can be done in it. */
export interface ManageItemFormProps {
  readonly form: ManageForm;
  readonly intents: ManageItemIntents;
}

const GroupGift = ({ form, intents }: ManageItemFormProps) => {
  const { groupGift, leastGift, draft, isSaving } = form;
  if (groupGift === 'not-offered' || draft.isGroupGift._tag === 'None') return null;
  const isOn = draft.isGroupGift.value;
  return (
    <>
      <Switch
        size="md"
        withThumbIndicator={false}
        label={manageItemMessages.groupGift}
        aria-label={manageItemMessages.groupGift}
        description={
          groupGift === 'has-contributions'
            ? manageItemMessages.groupGiftStays
            : manageItemMessages.groupGiftHelp(leastGift)
        }
        checked={isOn}
        disabled={groupGift === 'has-contributions' || isSaving}
        onChange={(event) => intents.turnGroupGift(event.currentTarget.checked)}
      />
      {isOn && <FundNameField form={form} intents={intents} />}
    </>
  );
};

/** How many are wanted (MAN-05), most loved (MAN-08), group gift (GG-02) and the name of its fund (GG-04). */
export const ManageItemForm = ({ form, intents }: ManageItemFormProps) => {
  const { draft, isSaving, sectionCounts } = form;
  if (form.isSettled)
    return (
      <ManagedItem sectionCounts={sectionCounts} price={form.price}>
        {null}
      </ManagedItem>
    );
  return (
    <form
      id={MANAGE_FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.save();
      }}
    >
      <ManagedItem sectionCounts={sectionCounts} price={form.price}>
        <WantedField form={form} intents={intents} />
        <div className={styles['switches']}>
          <Switch
            size="md"
            withThumbIndicator={false}
            label={manageItemMessages.mostLoved}
            aria-label={manageItemMessages.mostLoved}
            description={manageItemMessages.mostLovedHelp}
            checked={draft.isMostLoved}
            disabled={isSaving}
            onChange={(event) => intents.turnMostLoved(event.currentTarget.checked)}
          />
          <GroupGift form={form} intents={intents} />
        </div>
      </ManagedItem>
    </form>
  );
};
