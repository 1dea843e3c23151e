import { accountPageWords } from '@gift-registry/domain';
import { useLostFocus } from '../dialog/index.ts';
import { AccountField, FormField, FormSheet, saidBeside, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './account.module.css';
import type { ChangePasswordForm } from './account-page.stream.ts';

const idOf = (field: string): string => `change-password-${field}`;

/** Another password in place of the present one (AUTH-06). */
export const ChangePassword = ({ form, email }: { readonly form: ChangePasswordForm; readonly email: string }) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useLostFocus(focusOn, wrong.map(idOf));
  return (
    <section className={styles['section']} aria-labelledby="change-password">
      <h2 id="change-password" className="display">
        {accountPageWords.password}
      </h2>
      <p className="muted">{accountPageWords.passwordHelp}</p>
      <div className={styles['form']}>
        {state._tag === 'Done' && (
          <p className={styles['done']} role="status">
            {accountPageWords.saved}
          </p>
        )}
        <FormSheet
          problem={state._tag === 'Refused' && accountPageWords.refused(state.reason)}
          secondsLeft={secondsLeftOf(state)}
          submit={accountPageWords.save}
          submitting={accountPageWords.saving}
          isSending={state._tag === 'Sending'}
          onSubmit={form.submit}
        >
          <AccountField email={email} />
          <FormField
            id={idOf('present')}
            kind="password"
            label={accountPageWords.present}
            autoComplete="current-password"
            value={values.present}
            error={saidBeside({ wrong, state }, 'present', accountPageWords.presentMissing)}
            onEdit={(text) => form.edit('present', text)}
          />
          <FormField
            id={idOf('wanted')}
            kind="password"
            label={accountPageWords.wanted}
            autoComplete="new-password"
            value={values.wanted}
            error={saidBeside({ wrong, state }, 'wanted', accountPageWords.wantedTooShort)}
            onEdit={(text) => form.edit('wanted', text)}
          />
        </FormSheet>
      </div>
    </section>
  );
};
