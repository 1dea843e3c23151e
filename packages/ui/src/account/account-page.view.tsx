import {
  type AccountProfile,
  accountPageMessages,
  deleteAccountMessages,
  eventDayText,
  eventHeading,
  faultSentence,
  type GrId,
  type OwnRegistry,
  paths,
  registrantNames,
  type Site,
  smallPicture,
} from '@gift-registry/domain';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { Dialog, useFocusFallback } from '../dialog/index.ts';
import { AccountField, FormField, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import styles from './account.module.css';
import { AccountFacts } from './account-facts.tsx';
import type { AccountPageStream, ChangePasswordForm } from './account-page.stream.ts';

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
              <p className="gr-callout" data-tone="danger" role="alert">
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

const idOf = (field: string): string => `change-password-${field}`;

/** Changes the password (AUTH-06). */
const ChangePassword = ({ form, email }: { readonly form: ChangePasswordForm; readonly email: string }) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useFocusFallback(focusOn, wrong.map(idOf));
  return (
    <section className={styles['section']} aria-labelledby="change-password">
      <h2 id="change-password" className="display">
        {accountPageMessages.password}
      </h2>
      <p className="muted">{accountPageMessages.passwordHelp}</p>
      <div className={styles['form']}>
        {state._tag === 'Succeeded' && (
          <p className={`gr-callout ${styles['done']}`} role="status">
            {accountPageMessages.saved}
          </p>
        )}
        <FormSheet messages={accountPageMessages} state={state} onSubmit={form.submit}>
          <AccountField email={email} />
          <FormField
            id={idOf('present')}
            kind="password"
            label={accountPageMessages.present}
            autoComplete="current-password"
            value={values.present}
            error={fieldMessage({ wrong, state }, 'present', accountPageMessages.presentMissing)}
            onEdit={(text) => form.edit('present', text)}
          />
          <FormField
            id={idOf('wanted')}
            kind="password"
            label={accountPageMessages.wanted}
            autoComplete="new-password"
            value={values.wanted}
            error={fieldMessage({ wrong, state }, 'wanted', accountPageMessages.wantedTooShort)}
            onEdit={(text) => form.edit('wanted', text)}
          />
        </FormSheet>
      </div>
    </section>
  );
};

/** The account page, and the sections that the caller adds to it. */
export interface AccountPageProps {
  readonly stream: AccountPageStream;
  readonly site: Pick<Site, 'languages'>;
  /** Renders an action beside each registry; `named` are the ids of the elements that name it. */
  readonly beside?: (grId: GrId, named: string) => ReactNode;
  /** The list of sessions. */
  readonly ownSessions?: ReactNode;
  /** The data export: a section of the page, and a button beside account deletion. */
  readonly dataExport?: { readonly section: ReactNode; readonly button: ReactNode };
}

const Registries = ({
  registries,
  beside,
}: {
  readonly registries: ReadonlyArray<OwnRegistry>;
  readonly beside: (grId: GrId, named: string) => ReactNode;
}) => (
  <section className={`${styles['section']} ${styles['all']}`} aria-labelledby="registries">
    <h2 id="registries" className="display">
      {accountPageMessages.registries}
    </h2>
    {registries.length === 0 ? (
      <>
        <p className="muted">{accountPageMessages.noRegistries}</p>
        <div>
          <Button component="a" href={paths.newRegistry} variant="default">
            {accountPageMessages.create}
          </Button>
        </div>
      </>
    ) : (
      <ul className={styles['registries']}>
        {registries.map((one) => (
          <li key={one.grId}>
            <a className="gr-registry-link" href={paths.registrantList(one.grId)}>
              <img src={smallPicture(one.eventType)} alt="" width={72} height={72} loading="lazy" />
              <b id={`registry-${one.grId}`}>{registrantNames(one)}</b>
              <span id={`event-${one.grId}`} className="muted">
                {eventHeading(one.eventType)}, <span className="num">{eventDayText(one)}</span>
              </span>
              <IconChevronRight className="muted" size={20} stroke={1.6} aria-hidden />
            </a>
            {beside(one.grId, `registry-${one.grId} event-${one.grId}`)}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Name, email, registries, password, signing out and deleting the account (ROUTE-18). */
export const AccountPage = ({ stream, site, beside = () => null, ownSessions, dataExport }: AccountPageProps) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Quiet':
      return <div className={`wrap ${styles['page']}`} data-page-waits />;
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']} ${styles['loaded']}`} aria-busy data-page-waits>
          <Skeleton className={styles['all']} height={63} maxWidth={344} />
          <Skeleton className={styles['all']} height={115} />
          <div className={`${styles['section']} ${styles['all']}`}>
            <Skeleton height={34} maxWidth={176} />
            <div className={styles['registries']}>
              <Skeleton height={140} />
              <Skeleton height={140} />
            </div>
          </div>
        </div>
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Left':
      return (
        <div className={`wrap ${styles['page']}`} role="status">
          <h1 className={`display ${styles['title']}`}>{deleteAccountMessages.left}</h1>
          <p>{deleteAccountMessages.leftHelp}</p>
          <div>
            <Button component="a" href={paths.home}>
              {deleteAccountMessages.toHome}
            </Button>
          </div>
        </div>
      );
    case 'Loaded': {
      const { profile, own } = model;
      return (
        <div className={`wrap ${styles['page']} ${styles['loaded']}`}>
          <div className={`gr-row ${styles['head']}`}>
            <h1 className={`display ${styles['title']}`}>{accountPageMessages.title}</h1>
            <Button variant="default" onClick={stream.signOut}>
              {accountPageMessages.signOut}
            </Button>
          </div>
          <AccountFacts stream={stream} profile={profile} languages={site.languages} />
          <Registries registries={own} beside={beside} />
          <ChangePassword form={stream.changePassword} email={profile.email} />
          {ownSessions}
          {dataExport?.section}
          <AccountDeletion stream={stream} profile={profile} dataExport={dataExport?.button} />
        </div>
      );
    }
  }
};
