import {
  type AccountProfile,
  accountPageWords,
  leavingWords,
  type OwnRegistry,
  settingsWords,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, useLostFocus } from '../dialog/index.ts';
import { FormField, FormSheet, saidBeside } from '../form/index.ts';
import { useLive } from '../observe/index.ts';
import styles from './account.module.css';
import type { AccountPageStream } from './account-page.stream.ts';

const PASSWORD = 'leaving-password';

const Named = ({ help, registries }: { readonly help: string; readonly registries: ReadonlyArray<OwnRegistry> }) =>
  registries.length === 0 ? null : (
    <>
      <p>{help}</p>
      <ul className={styles['named']}>
        {registries.map((one) => (
          <li key={one.grId}>
            {settingsWords.namesOf(one)} <span className="muted num">{one.grId}</span>
          </li>
        ))}
      </ul>
    </>
  );

/** Deleting one's account: what goes, what stays, and the password once more (AUTH-06). */
export const Leaving = ({
  stream,
  profile,
  ownData,
}: {
  readonly stream: AccountPageStream;
  readonly profile: AccountProfile;
  /** Taking one's data along before it is gone. */
  readonly ownData?: ReactNode;
}) => {
  const isOpen = useLive(stream.isLeaving);
  const { values, wrong, state, focusOn } = useLive(stream.leaving.model);
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
      <Dialog isOpen={isOpen} title={leavingWords.title} width={560} onClose={stream.closeLeaving}>
        <div className={styles['leaving']}>
          <p>{leavingWords.account}</p>
          <Named help={leavingWords.goes} registries={profile.goes} />
          <Named help={leavingWords.stays} registries={profile.stays} />
          {profile.goes.length > 0 && <p>{leavingWords.gifts}</p>}
          {ownData}
          <FormSheet
            problem={state._tag === 'Refused' && accountPageWords.refused(state.reason)}
            submit={leavingWords.submit}
            submitting={leavingWords.submitting}
            isSending={state._tag === 'Sending' || state._tag === 'Done'}
            isDangerous
            onSubmit={stream.leaving.submit}
          >
            <FormField
              id={PASSWORD}
              kind="password"
              label={leavingWords.password}
              autoComplete="current-password"
              value={values.password}
              error={saidBeside({ wrong, state }, 'password', leavingWords.passwordMissing)}
              onEdit={(text) => stream.leaving.edit('password', text)}
            />
          </FormSheet>
          <Button variant="default" fullWidth onClick={stream.closeLeaving}>
            {leavingWords.cancel}
          </Button>
        </div>
      </Dialog>
    </section>
  );
};
