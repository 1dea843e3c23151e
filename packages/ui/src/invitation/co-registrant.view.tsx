import { coRegistrantWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useLostFocus } from '../dialog/index.ts';
import { FormField, FormSheet, saidBeside, secondsLeftOf } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import { AgainAfter, SignInBeside } from '../sign-in/index.ts';
import type { CoRegistrantStream } from './co-registrant.stream.ts';
import styles from './invitation.module.css';

const EMAIL = 'co-registrant-email';

const InviteForm = ({ form }: Pick<CoRegistrantStream, 'form'>) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useLostFocus(focusOn, [EMAIL]);
  return (
    <>
      <p className="muted">{coRegistrantWords.help}</p>
      <div className={styles['form']}>
        <FormSheet
          problem={state._tag === 'Refused' && coRegistrantWords.refused(state.reason)}
          secondsLeft={secondsLeftOf(state)}
          submit={coRegistrantWords.submit}
          submitting={coRegistrantWords.submitting}
          isSending={state._tag === 'Sending'}
          onSubmit={form.submit}
        >
          <FormField
            id={EMAIL}
            kind="email"
            label={coRegistrantWords.email}
            autoComplete="off"
            isFirst
            value={values.email}
            error={saidBeside({ wrong, state }, 'email', coRegistrantWords.emailInvalid(values.email))}
            onEdit={(text) => form.edit('email', text)}
          />
        </FormSheet>
      </div>
    </>
  );
};

/** Who keeps a registry beside its owner. */
export interface CoRegistrantSectionProps {
  readonly stream: CoRegistrantStream;
  /** The ids of what names the registry, where several stand on a page. */
  readonly of?: string;
}

/** Who keeps a registry beside its owner, and asking somebody to (AUTH-06). */
export const CoRegistrantSection = ({ stream, of = '' }: CoRegistrantSectionProps) => {
  const model = useStateValue(stream.model);
  const id = useId();
  return (
    <section
      id={id}
      className={styles['section']}
      aria-label={coRegistrantWords.title}
      aria-labelledby={of === '' ? undefined : `${id} ${of}`}
    >
      {model._tag === 'Failed' && (
        <div className={styles['line']}>
          <p role="alert">
            {coRegistrantWords.refused(model.reason)}
            <SignInBeside reason={model.reason} />
          </p>
          <AgainAfter reason={model.reason}>
            <Button variant="default" onClick={stream.reload}>
              {coRegistrantWords.tryAgain}
            </Button>
          </AgainAfter>
        </div>
      )}
      {model._tag === 'Shared' && <p className="muted">{coRegistrantWords.shared(model)}</p>}
      {model._tag === 'Alone' && model.isAsking && <InviteForm form={stream.form} />}
      {model._tag === 'Alone' && !model.isAsking && (
        <div>
          <Button
            id={`${id}ask`}
            variant="default"
            aria-labelledby={of === '' ? undefined : `${id}ask ${of}`}
            onClick={stream.ask}
          >
            {coRegistrantWords.ask}
          </Button>
        </div>
      )}
      {model._tag === 'Invited' && (
        <>
          <div className={styles['line']}>
            <p role="status">{coRegistrantWords.invited(model.invited)}</p>
            <Button
              id={`${id}revoke`}
              variant="default"
              aria-labelledby={of === '' ? undefined : `${id}revoke ${of}`}
              disabled={model.isRevoking}
              onClick={stream.revoke}
            >
              {model.isRevoking ? coRegistrantWords.revoking : coRegistrantWords.revoke}
            </Button>
          </div>
          {model.problem._tag === 'Some' && (
            <p role="alert">
              {coRegistrantWords.refused(model.problem.value)}
              <SignInBeside reason={model.problem.value} />
            </p>
          )}
        </>
      )}
    </section>
  );
};
