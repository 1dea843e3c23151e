import {
  FUND_NAME_LIMIT,
  fundNameRefused,
  groupGiftFundMessages,
  manageItemMessages,
  manageRefused,
} from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { ProblemBand } from '../nla-item/index.ts';
import { SignInBeside } from '../sign-in/index.ts';
import styles from './group-gift-fund.module.css';
import type { GroupGiftFundIntents } from './group-gift-fund-intents.ts';
import type { FundRenaming } from './group-gift-fund-model.ts';

/** A fund that is being named. */
export interface FundNameFormProps {
  readonly renaming: FundRenaming;
  readonly intents: GroupGiftFundIntents;
}

const saveWord = ({ isSaving, newer }: FundRenaming): string => {
  if (isSaving) return groupGiftFundMessages.saving;
  return newer._tag === 'Some' ? groupGiftFundMessages.saveMine : groupGiftFundMessages.save;
};

/** The field in which a fund is named (GG-04); what somebody else has just called it stands beside (MAN-06). */
export const FundNameForm = ({ renaming, intents }: FundNameFormProps) => (
  <form
    className={styles['form']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      intents.saveName();
    }}
  >
    <TextInput
      label={groupGiftFundMessages.name}
      error={renaming.problem._tag === 'Some' && fundNameRefused(renaming.problem.value)}
      autoComplete="off"
      data-autofocus
      autoFocus
      maxLength={2 * FUND_NAME_LIMIT}
      readOnly={renaming.isSaving}
      value={renaming.text}
      onChange={(event) => intents.typeName(event.currentTarget.value)}
    />
    <div role="status">
      {renaming.newer._tag === 'Some' && (
        <p className={styles['newer']}>
          <IconUsers size={16} stroke={1.6} aria-hidden />
          {manageItemMessages.nowNamed(renaming.newer.value)}
        </p>
      )}
    </div>
    {renaming.failed._tag === 'Some' && (
      <ProblemBand>
        {manageRefused(renaming.failed.value)}
        <SignInBeside reason={renaming.failed.value} />
      </ProblemBand>
    )}
    <div className={styles['actions']}>
      <Button
        type="submit"
        disabled={!renaming.canSave && !renaming.isSaving}
        aria-disabled={renaming.isSaving || undefined}
      >
        {saveWord(renaming)}
      </Button>
      <Button variant="default" onClick={intents.cancel} aria-disabled={renaming.isSaving || undefined}>
        {groupGiftFundMessages.cancel}
      </Button>
    </div>
  </form>
);
