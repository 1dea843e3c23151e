import { FUND_NAME_LIMIT, fundNameRefused, manageItemMessages } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageForm } from './manage-item-model.ts';

/** As much of the form as the field needs. */
export interface FundNameFieldProps {
  readonly form: Pick<ManageForm, 'draft' | 'nameProblem' | 'newer' | 'isSaving'>;
  readonly intents: Pick<ManageItemIntents, 'typeFundName' | 'leaveFundName'>;
}

/** How the fund of a group gift is called (GG-04), and how somebody else has just called it (MAN-06). */
export const FundNameField = ({ form, intents }: FundNameFieldProps) => {
  const { draft, nameProblem, newer, isSaving } = form;
  return (
    <div className={styles['fund']}>
      <TextInput
        label={manageItemMessages.fundName}
        description={manageItemMessages.fundNameHelp}
        error={nameProblem._tag === 'Some' && fundNameRefused(nameProblem.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={2 * FUND_NAME_LIMIT}
        readOnly={isSaving}
        value={draft.fundName}
        onChange={(event) => intents.typeFundName(event.currentTarget.value)}
        onBlur={intents.leaveFundName}
      />
      <div role="status">
        {newer.fundName._tag === 'Some' && (
          <p className={styles['newer']}>
            <IconUsers size={16} stroke={1.6} aria-hidden />
            {manageItemMessages.nowNamed(newer.fundName.value)}
          </p>
        )}
      </div>
    </div>
  );
};
