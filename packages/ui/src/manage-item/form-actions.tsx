import { type ManageProblem, type ManageReason, manageItemMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { AgainAfter } from '../sign-in/index.ts';
import styles from './manage-item.module.css';
import { MANAGE_FORM } from './manage-item-form.tsx';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageForm } from './manage-item-model.ts';
import { ManageProblemBand } from './manage-problem-band.tsx';

/** The form, and what ends it. */
export interface FormActionsProps {
  readonly form: ManageForm;
  readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close' | 'tryAgain'>;
}

const reasonOf = (problem: ManageProblem<ManageReason>): { readonly _tag: string } =>
  problem._tag === 'CallFailed' ? problem.reason : problem;

const saveWord = ({ isSaving, newer }: ManageForm): string => {
  if (isSaving) return manageItemMessages.saving;
  return newer.wanted._tag === 'Some' || newer.fundName._tag === 'Some'
    ? manageItemMessages.saveMine
    : manageItemMessages.save;
};

/** Why it was not saved, where one looks when pressing. Takes the item off while nobody has given any of it (MAN-04), leaves it as it is, or saves what was changed (MAN-03). */
export const FormActions = ({ form, intents }: FormActionsProps) => (
  <>
    {form.problem._tag === 'Some' && (
      <div className={styles['problem']}>
        <ManageProblemBand problem={form.problem.value} />
        {form.canTryAgain && (
          <AgainAfter reason={reasonOf(form.problem.value)}>
            <Button variant="default" onClick={intents.tryAgain}>
              {form.triedWanted._tag === 'Some'
                ? manageItemMessages.tryAgainWith(form.triedWanted.value)
                : manageItemMessages.tryAgain}
            </Button>
          </AgainAfter>
        )}
      </div>
    )}
    {form.canRemove ? (
      <Button
        variant="subtle"
        className={styles['remove'] ?? ''}
        aria-disabled={form.isSaving || undefined}
        onClick={intents.askRemove}
      >
        {manageItemMessages.removeFromRegistry}
      </Button>
    ) : (
      <p className={styles['kept']}>{manageItemMessages.cannotRemove}</p>
    )}
    <Button variant="default" onClick={intents.close} aria-disabled={form.isSaving || undefined}>
      {manageItemMessages.cancel}
    </Button>
    {!form.isSettled && (
      <Button
        type="submit"
        form={MANAGE_FORM}
        disabled={!form.canSave && !form.isSaving}
        aria-disabled={form.isSaving || undefined}
      >
        {saveWord(form)}
      </Button>
    )}
  </>
);
