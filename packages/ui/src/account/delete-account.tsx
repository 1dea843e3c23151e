import {
  type AccountProfile,
  accountPageMessages,
  deleteAccountMessages,
  type OwnRegistry,
  registrantNames,
} from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog, useFocusFallback } from '../dialog/index.ts';
import { AccountField, FormField, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './account.module.css';
import type { AccountPageStream } from './account-page.stream.ts';

const PASSWORD = 'leaving-password';
/** The form's id, for its submit button in the dialog's footer. */
const FORM = 'leave';

const Named = ({ help, registries }: { readonly help: string; readonly registries: ReadonlyArray<OwnRegistry> }) =>
  registries.length === 0 ? null : (
    <>
      <p>{help}</p>
      <ul className={styles['named']}>
        {registries.map((one) => (
          <li key={one.grId}>
            {registrantNames(one)} <span className="muted num">{one.grId}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** Deletes the account: shows what is deleted and what stays, and asks for the password (AUTH-06). */
export const AccountDeletion = ({
  stream,
  profile,
  dataExport,
}: {
  readonly stream: AccountPageStream;
  readonly profile: AccountProfile;
  /** The button that exports the person's data before deleting the account. */
  readonly dataExport?: ReactNode;
}) => {
  const isOpen = useStateValue(stream.isLeaving);
  const { values, wrong, state, focusOn } = useStateValue(stream.leaving.model);
  const isSending = state._tag === 'Pending' || state._tag === 'Succeeded';
  useFocusFallback(focusOn, [PASSWORD]);
  return (
    <section className={styles['section']} aria-labelledby="leaving">
      <h2 id="leaving" className="display">
        {accountPageMessages.leave}
      </h2>
      <p className="muted">{accountPageMessages.leaveHelp}</p>
      <div>
        <Button variant="default" onClick={stream.openLeaving}>
          {accountPageMessages.openLeave}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        title={deleteAccountMessages.title}
        width={560}
        isLong
        onClose={stream.closeLeaving}
        footer={
          <>
            {state._tag === 'Failed' && (
              <p className="callout" data-tone="danger" role="alert">
                {accountPageMessages.refused(state.reason)}
              </p>
            )}
            <Button variant="default" onClick={stream.closeLeaving}>
              {deleteAccountMessages.cancel}
            </Button>
            <Button type="submit" form={FORM} data-dangerous disabled={values.password === '' || isSending}>
              {isSending ? deleteAccountMessages.submitting : deleteAccountMessages.submit}
            </Button>
          </>
        }
      >
        <div className={styles['leaving']}>
          <p>{deleteAccountMessages.account}</p>
          <Named help={deleteAccountMessages.goes} registries={profile.goes} />
          <Named help={deleteAccountMessages.stays} registries={profile.stays} />
          {profile.goes.length > 0 && <p>{deleteAccountMessages.gifts}</p>}
          {dataExport}
          <form
            id={FORM}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              stream.leaving.submit();
            }}
          >
            <AccountField email={profile.email} />
            <FormField
              id={PASSWORD}
              kind="password"
              label={deleteAccountMessages.password}
              autoComplete="current-password"
              value={values.password}
              error={fieldMessage({ wrong, state }, 'password', deleteAccountMessages.passwordMissing)}
              onEdit={(text) => stream.leaving.edit('password', text)}
            />
          </form>
        </div>
      </Dialog>
    </section>
  );
};
