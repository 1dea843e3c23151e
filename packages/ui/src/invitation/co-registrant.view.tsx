import { coRegistrantMessages, type Site } from '@gift-registry/domain';
import { useId } from 'react';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RetryWhenPossible, SignInHint } from '../sign-in/index.ts';
import type { CoRegistrantStream } from './co-registrant.stream.ts';
import styles from './invitation.module.css';

const EMAIL = 'co-registrant-email';

const InviteForm = ({ form }: Pick<CoRegistrantStream, 'form'>) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useFocusFallback(focusOn, [EMAIL]);
  return (
    <>
      <p className="muted">{coRegistrantMessages.help}</p>
      <div className={styles['form']}>
        <FormSheet messages={coRegistrantMessages} state={state} onSubmit={form.submit}>
          <FormField
            id={EMAIL}
            kind="email"
            label={coRegistrantMessages.email}
            autoComplete="off"
            isFirst
            value={values.email}
            error={fieldMessage({ wrong, state }, 'email', coRegistrantMessages.emailInvalid(values.email))}
            onEdit={(text) => form.edit('email', text)}
          />
        </FormSheet>
      </div>
    </>
  );
};

interface CoRegistrantSectionProps {
  readonly stream: CoRegistrantStream;
  readonly site: Pick<Site, 'timeZone'>;
  /** The ids of the elements that name the registry, where a page shows several. */
  readonly of?: string;
}

/** Shows the co-registrant, or invites one (AUTH-06). */
export const CoRegistrantSection = ({ stream, site, of = '' }: CoRegistrantSectionProps) => {
  const model = useStateValue(stream.model);
  const id = useId();
  return (
    <section
      id={id}
      className={styles['section']}
      aria-label={coRegistrantMessages.title}
      aria-labelledby={of === '' ? undefined : `${id} ${of}`}
    >
      {model._tag === 'Failed' && (
        <div className={`gr-row ${styles['line']}`}>
          <p role="alert">
            {coRegistrantMessages.refused(model.reason)}
            <SignInHint reason={model.reason} />
          </p>
          <RetryWhenPossible reason={model.reason}>
            <Button variant="default" onClick={stream.reload}>
              {coRegistrantMessages.tryAgain}
            </Button>
          </RetryWhenPossible>
        </div>
      )}
      {model._tag === 'Shared' && <p className="muted">{coRegistrantMessages.shared(model)}</p>}
      {model._tag === 'Alone' && model.isAsking && <InviteForm form={stream.form} />}
      {model._tag === 'Alone' && !model.isAsking && (
        <div>
          <Button
            id={`${id}ask`}
            variant="default"
            aria-labelledby={of === '' ? undefined : `${id}ask ${of}`}
            onClick={stream.ask}
          >
            {coRegistrantMessages.ask}
          </Button>
        </div>
      )}
      {model._tag === 'Invited' && (
        <>
          <div className={`gr-row ${styles['line']}`}>
            <p role="status">{coRegistrantMessages.invited(site, model.invited)}</p>
            <Button
              id={`${id}revoke`}
              variant="default"
              aria-labelledby={of === '' ? undefined : `${id}revoke ${of}`}
              disabled={model.isRevoking}
              onClick={stream.revoke}
            >
              {model.isRevoking ? coRegistrantMessages.revoking : coRegistrantMessages.revoke}
            </Button>
          </div>
          {model.problem._tag === 'Some' && (
            <p role="alert">
              {coRegistrantMessages.refused(model.problem.value)}
              <SignInHint reason={model.problem.value} />
            </p>
          )}
        </>
      )}
    </section>
  );
};
