import {
  type AccountProfile,
  accountPageWords,
  deleteAccountWords,
  type OwnRegistry,
  registrantNames,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, useLostFocus } from '../dialog/index.ts';
import { AccountField, FormField, saidBeside } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './account.module.css';
import type { AccountPageStream } from './account-page.stream.ts';

const PASSWORD = 'leaving-password';
/** Ties the button under the form to it. */
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

/** Deleting one's account: what goes, what stays, and the password once more (AUTH-06). */
export const AccountDeletion = ({
  stream,
  profile,
  ownData,
}: {
  readonly stream: AccountPageStream;
  readonly profile: AccountProfile;
  /** Taking one's data along before it is gone. */
  readonly ownData?: ReactNode;
}) => {
  const isOpen = useStateValue(stream.isLeaving);
  const { values, wrong, state, focusOn } = useStateValue(stream.leaving.model);
  const isSending = state._tag === 'Sending' || state._tag === 'Done';
  useLostFocus(focusOn, [PASSWORD]);
  return (
    <section className={styles['section']} aria-labelledby="leaving">
      <h2 id="leaving" className="display">
        {accountPageWords.leave}
      </h2>
      <p className="muted">{accountPageWords.leaveHelp}</p>
      <div>
        <Button variant="default" onClick={stream.openLeaving}>
          {accountPageWords.openLeave}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        title={deleteAccountWords.title}
        width={560}
        isLong
        onClose={stream.closeLeaving}
        footer={
          <>
            {state._tag === 'Refused' && (
              <p className={styles['problem']} role="alert">
                {accountPageWords.refused(state.reason)}
              </p>
            )}
            <Button variant="default" onClick={stream.closeLeaving}>
              {deleteAccountWords.cancel}
            </Button>
            <Button type="submit" form={FORM} data-dangerous disabled={values.password === '' || isSending}>
              {isSending ? deleteAccountWords.submitting : deleteAccountWords.submit}
            </Button>
          </>
        }
      >
        <div className={styles['leaving']}>
          <p>{deleteAccountWords.account}</p>
          <Named help={deleteAccountWords.goes} registries={profile.goes} />
          <Named help={deleteAccountWords.stays} registries={profile.stays} />
          {profile.goes.length > 0 && <p>{deleteAccountWords.gifts}</p>}
          {ownData}
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
              label={deleteAccountWords.password}
              autoComplete="current-password"
              value={values.password}
              error={saidBeside({ wrong, state }, 'password', deleteAccountWords.passwordMissing)}
              onEdit={(text) => stream.leaving.edit('password', text)}
            />
          </form>
        </div>
      </Dialog>
    </section>
  );
};
