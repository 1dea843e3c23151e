import { ownSessionsMessages } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button, Skeleton } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './own-sessions.module.css';
import type { OwnSessionsStream, ShownSession, SignedOut } from './own-sessions.stream.ts';

interface SessionProps {
  readonly session: ShownSession;
  readonly isEnding: boolean;
  readonly isDisabled: boolean;
  readonly onSignOut: () => void;
}

const Session = ({ session: { device, when, isThis }, isEnding, isDisabled, onSignOut }: SessionProps) => (
  <li className={`gr-row ${styles['session']}`}>
    <span className={styles['what']}>
      <strong>{ownSessionsMessages.device(device)}</strong>
      <span className="muted">{isThis ? ownSessionsMessages.thisDevice : ownSessionsMessages.lastUsed(when)}</span>
    </span>
    {!isThis && (
      <Button
        variant="default"
        aria-label={ownSessionsMessages.signOutOf(device, when)}
        aria-disabled={isDisabled || undefined}
        onClick={onSignOut}
      >
        {isEnding ? ownSessionsMessages.signingOut : ownSessionsMessages.signOut}
      </Button>
    )}
  </li>
);

const endedMessages = (ended: SignedOut): string =>
  ended === 'others' ? ownSessionsMessages.signedOutOthers : ownSessionsMessages.signedOut;

/** Lists the sessions, each with a button to end it; a section of the account page (AUTH-06). */
export const OwnSessionsSection = ({ stream }: { readonly stream: OwnSessionsStream }) => {
  const { sessions, ending, ended, problem, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, ['own-sessions']);
  const isEnding = ending._tag === 'Some';
  const hasOthers = sessions._tag === 'Some' && sessions.value.some(({ isThis }) => !isThis);
  return (
    <section className={`gr-stack ${styles['section']}`} aria-labelledby="own-sessions">
      <h2 id="own-sessions" className="display" tabIndex={-1}>
        {ownSessionsMessages.title}
      </h2>
      {hasOthers && <p className="muted">{ownSessionsMessages.help}</p>}
      {sessions._tag === 'None' && problem._tag === 'None' && <Skeleton height={72} />}
      {sessions._tag === 'Some' && (
        <ul className={styles['sessions']}>
          {sessions.value.map((session) => (
            <Session
              key={session.id}
              session={session}
              isEnding={isEnding && ending.value === session.id}
              isDisabled={isEnding}
              onSignOut={() => stream.signOut(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions._tag === 'Some' && !hasOthers && <p className="muted">{ownSessionsMessages.onlyHere}</p>}
      {hasOthers && (
        <div>
          <Button variant="default" aria-disabled={isEnding || undefined} onClick={() => stream.signOut('others')}>
            {isEnding && ending.value === 'others' ? ownSessionsMessages.signingOut : ownSessionsMessages.signOutOthers}
          </Button>
        </div>
      )}
      <p className={styles['done']} role="status">
        {ended._tag === 'Some' && endedMessages(ended.value)}
      </p>
      {problem._tag === 'Some' && (
        <div className={styles['problem']}>
          <p className="gr-callout" data-tone="danger" role="alert">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {ownSessionsMessages.refused(problem.value)}
          </p>
          {sessions._tag === 'None' && (
            <Button variant="default" onClick={stream.reload}>
              {ownSessionsMessages.tryAgain}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
