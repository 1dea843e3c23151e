import { accountPageMessages } from '@gift-registry/domain';
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
        {accountPageMessages.password}
      </h2>
      <p className="muted">{accountPageMessages.passwordHelp}</p>
      <div className={styles['form']}>
        {state._tag === 'Done' && (
          <p className={styles['done']} role="status">
            {accountPageMessages.saved}
          </p>
        )}
        <FormSheet
          problem={state._tag === 'Refused' && accountPageMessages.refused(state.reason)}
          secondsLeft={secondsLeftOf(state)}
          submit={accountPageMessages.save}
          submitting={accountPageMessages.saving}
          isSending={state._tag === 'Sending'}
          onSubmit={form.submit}
        >
          <AccountField email={email} />
          <FormField
            id={idOf('present')}
            kind="password"
            label={accountPageMessages.present}
            autoComplete="current-password"
            value={values.present}
            error={saidBeside({ wrong, state }, 'present', accountPageMessages.presentMissing)}
            onEdit={(text) => form.edit('present', text)}
          />
          <FormField
            id={idOf('wanted')}
            kind="password"
            label={accountPageMessages.wanted}
            autoComplete="new-password"
            value={values.wanted}
            error={saidBeside({ wrong, state }, 'wanted', accountPageMessages.wantedTooShort)}
            onEdit={(text) => form.edit('wanted', text)}
          />
        </FormSheet>
      </div>
    </section>
  );
};
