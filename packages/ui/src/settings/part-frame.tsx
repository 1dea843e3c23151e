import { type SettingsField, type SettingsPart, settingsMessages, settingsNotSaved } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLostFocus } from '../dialog/index.ts';
import { SignInBeside } from '../sign-in/index.ts';
import { idOf } from './field-marks.ts';
import styles from './settings.module.css';
import type { PartModel, SettingsIntents } from './settings-model.ts';
import { NONE_WRONG } from './wrong-field.ts';

/** One part of the settings, its fields, and what happens when it is saved. */
export interface PartFrameProps {
  readonly part: SettingsPart;
  readonly model: PartModel;
  readonly intents: Pick<SettingsIntents, 'save'>;
  readonly help?: string;
  readonly children: ReactNode;
}

/** How to read: what the field on the left is called where its newer value is told. */
const names: Readonly<Record<SettingsField, string>> = {
  primaryFirstName: settingsMessages.firstName,
  primaryLastName: settingsMessages.lastName,
  secondaryFirstName: settingsMessages.secondFirstName,
  secondaryLastName: settingsMessages.secondLastName,
  eventDate: settingsMessages.day,
  eventType: settingsMessages.event,
  address: settingsMessages.part('address'),
  visibility: settingsMessages.part('visibility'),
  biography: settingsMessages.biography,
};

/** A part of the settings that is saved on its own: pending, done or failed is told beside its button, what is wrong with a field at that field, and what another registrant has made of it beside its fields. Who is no longer signed in does so in another tab, and what was typed stays. */
export const PartFrame = ({ part, model: { step, newer, isChanged }, intents, help, children }: PartFrameProps) => {
  const mutation = step._tag === 'Saving' ? settingsMessages.saving : settingsMessages.save;
  const wrong = step._tag === 'Failed' ? step.wrong : NONE_WRONG;
  useLostFocus(wrong, wrong._tag === 'Some' ? [idOf(wrong.value)] : []);
  return (
    <section className={styles['part']} aria-labelledby={`settings-${part}`}>
      <div className={styles['about']}>
        <h2 id={`settings-${part}`}>{settingsMessages.part(part)}</h2>
        {help !== undefined && <p className="muted">{help}</p>}
      </div>
      <form
        className={styles['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          intents.save(part);
        }}
      >
        {children}
        <div role="status">
          {newer.map(({ field, reads }) => (
            <div key={field} className={styles['newer']}>
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              <p>
                <b>{names[field]}.</b>{' '}
                {reads === '' ? (
                  settingsMessages.newerEmpty
                ) : (
                  <>
                    {settingsMessages.newer} <q>{reads}</q>
                  </>
                )}
              </p>
            </div>
          ))}
        </div>
        {step._tag === 'Failed' && step.wrong._tag === 'None' && (
          <p className={styles['problem']} role="alert">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            <span>
              {settingsNotSaved(step.reason)}
              <SignInBeside reason={step.reason} />
            </span>
          </p>
        )}
        <div className={styles['actions']}>
          <Button
            type="submit"
            variant={isChanged || step._tag === 'Saving' ? 'filled' : 'default'}
            aria-label={`${mutation}: ${settingsMessages.part(part)}`}
            aria-disabled={step._tag === 'Saving' || undefined}
          >
            {mutation}
          </Button>
          {step._tag === 'Saved' && (
            <span className={styles['saved']}>
              <IconCheck size={20} stroke={1.8} aria-hidden />
              {settingsMessages.saved}
            </span>
          )}
        </div>
      </form>
    </section>
  );
};
