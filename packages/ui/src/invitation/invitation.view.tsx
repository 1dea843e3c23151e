import { faultSentence, invitationMessages, paths } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { FormPage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import styles from './invitation.module.css';
import type { InvitationStream } from './invitation.stream.ts';

/** The page behind an invitation's link (AUTH-06). */
export const InvitationPage = ({ stream }: { readonly stream: InvitationStream }) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Quiet':
      return <div className="wrap" />;
    case 'Looking':
      return <FormPage title={invitationMessages.title} help={invitationMessages.looking} />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Spent':
      return (
        <FormPage title={invitationMessages.spentTitle} help={invitationMessages.spent}>
          <Button component="a" href={paths.home} variant="default">
            {invitationMessages.home}
          </Button>
        </FormPage>
      );
    case 'Open': {
      const { invitation, isAccepting, problem, here } = model;
      return (
        <FormPage title={invitationMessages.title} help={invitationMessages.asked(invitation.registry)}>
          <p>{invitation.isOwn ? invitationMessages.own : invitationMessages.what}</p>
          {problem._tag === 'Some' && (
            <p className="gr-callout" data-tone="danger" role="alert">
              {invitationMessages.refused(problem.value)}
            </p>
          )}
          {invitation.isOwn ? (
            <Button component="a" href={paths.registrantList(invitation.registry.grId)} variant="default">
              {invitationMessages.toRegistry}
            </Button>
          ) : invitation.isLoggedIn ? (
            <Button disabled={isAccepting} onClick={stream.accept}>
              {isAccepting ? invitationMessages.accepting : invitationMessages.accept}
            </Button>
          ) : (
            <div className={styles['ways']}>
              <p className="muted">{invitationMessages.signInFirst}</p>
              <Button component="a" href={paths.signIn(here)}>
                {invitationMessages.signIn}
              </Button>
              <Button component="a" href={paths.newAccountFor(here)} variant="default">
                {invitationMessages.create}
              </Button>
            </div>
          )}
        </FormPage>
      );
    }
  }
};
