import {
  type DraftField,
  type GiftEmails,
  NO_DATE_YET,
  noDateYet,
  type SettingsField,
  type SettingsPart,
  type Surprise,
  settingsMessages,
  settingsNotSaved,
  type VisibleTo,
} from '@gift-registry/domain';
import { Checkbox, NativeSelect, Radio, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { CopyButton } from '../share/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import styles from './settings.module.css';
import type { PartModel, SettingsIntents, SettingsModel, WrongField } from './settings-model.ts';
import { NONE_WRONG } from './settings-state.ts';

/** The id of a settings field. */
export const idOf = ({ field }: WrongField): string => `settings-field-${field}`;

/** Id and error of a field; the error is an alert, so that it is announced also when the field has the focus already. */
export const fieldErrorProps = ({ step }: PartModel, field: DraftField) => ({
  id: idOf({ field }),
  error:
    step._tag === 'Failed' &&
    step.wrong._tag === 'Some' &&
    step.wrong.value.field === field &&
    settingsNotSaved(step.reason),
  errorProps: { role: 'alert' },
});

interface SettingsSectionProps {
  readonly part: SettingsPart;
  readonly model: PartModel;
  readonly intents: Pick<SettingsIntents, 'save'>;
  readonly help?: string;
  readonly children: ReactNode;
}

/** The name of each field where its newer value is shown. */
const names: Readonly<Record<SettingsField, string>> = {
  primaryFirstName: settingsMessages.firstName,
  primaryLastName: settingsMessages.lastName,
  secondaryFirstName: settingsMessages.secondFirstName,
  secondaryLastName: settingsMessages.secondLastName,
  eventDate: settingsMessages.day,
  eventType: settingsMessages.event,
  address: settingsMessages.part('address'),
  visibility: settingsMessages.part('visibility'),
  isPaused: settingsMessages.part('quiet'),
  deliveryDates: settingsMessages.part('delivery'),
  surprise: settingsMessages.part('surprise'),
  biography: settingsMessages.biography,
  giftEmails: settingsMessages.part('giftEmails'),
};

/** A part of the settings that is saved on its own. Its state is shown beside the button, a field's problem at the field, and newer values of another registrant under the fields. Signing in again happens in another tab, so that edits stay. */
export const SettingsSection = ({
  part,
  model: { step, newer, isChanged },
  intents,
  help,
  children,
}: SettingsSectionProps) => {
  const submitLabel = step._tag === 'Saving' ? settingsMessages.saving : settingsMessages.save;
  const wrong = step._tag === 'Failed' ? step.wrong : NONE_WRONG;
  useFocusFallback(wrong, wrong._tag === 'Some' ? [idOf(wrong.value)] : []);
  return (
    <section className={styles['part']} aria-labelledby={`settings-${part}`}>
      <div className={styles['about']}>
        <h2 id={`settings-${part}`}>{settingsMessages.part(part)}</h2>
        {help !== undefined && <p className="muted">{help}</p>}
      </div>
      <form
        className={`gr-column ${styles['fields']}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          intents.save(part);
        }}
      >
        {children}
        <div role="status">
          {newer.map(({ field, reads }) => (
            <div key={field} className={`gr-callout ${styles['newer']}`} data-tone="warning">
              <IconInfoCircle size={20} stroke={1.6} aria-hidden />
              <p>
                <strong>{names[field]}.</strong>{' '}
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
          <p className="gr-callout" data-tone="danger" role="alert">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            <span>
              {settingsNotSaved(step.reason)}
              <SignInHint reason={step.reason} />
            </span>
          </p>
        )}
        <div className={`gr-row ${styles['actions']}`}>
          <Button
            type="submit"
            variant={isChanged || step._tag === 'Saving' ? 'filled' : 'default'}
            aria-label={settingsMessages.ofPart(submitLabel, part)}
            aria-disabled={step._tag === 'Saving' || undefined}
          >
            {submitLabel}
          </Button>
          {step._tag === 'Saved' && (
            <span className={`gr-inline-row ${styles['saved']}`}>
              <IconCheck size={20} stroke={1.8} aria-hidden />
              {settingsMessages.saved}
            </span>
          )}
        </div>
      </form>
    </section>
  );
};

/** The page's model and intents. */
export interface PartProps {
  readonly model: Extract<SettingsModel, { readonly _tag: 'Loaded' }>;
  readonly intents: SettingsIntents;
}

/** The part for the registrants' names. */
export const NamesPart = ({ model: { draft, parts }, intents }: PartProps) => (
  <SettingsSection part="names" model={parts.names} intents={intents} help={settingsMessages.namesHelp}>
    <div className={styles['pair']}>
      {(
        [
          ['primaryFirstName', settingsMessages.firstName],
          ['primaryLastName', settingsMessages.optional(settingsMessages.lastName)],
          ['secondaryFirstName', settingsMessages.optional(settingsMessages.secondFirstName)],
          ['secondaryLastName', settingsMessages.optional(settingsMessages.secondLastName)],
        ] as const
      ).map(([field, label]) => (
        <TextInput
          key={field}
          {...fieldErrorProps(parts.names, field)}
          label={label}
          autoComplete="off"
          value={draft[field]}
          onChange={(event) => intents.type(field, event.currentTarget.value)}
        />
      ))}
    </div>
  </SettingsSection>
);

/** Some browsers take more digits for a year than this has. */
export const LATEST_TYPED_DAY = '9999-12-31';

/** The part for event and date. */
export const EventPart = ({ model: { draft, parts, events }, intents }: PartProps) => (
  <SettingsSection part="event" model={parts.event} intents={intents} help={settingsMessages.eventHelp}>
    <div className={styles['pair']}>
      <NativeSelect
        {...fieldErrorProps(parts.event, 'eventCode')}
        label={settingsMessages.event}
        data={[...events]}
        value={draft.eventCode}
        onChange={(event) => intents.type('eventCode', event.currentTarget.value)}
      />
      <TextInput
        {...fieldErrorProps(parts.event, 'eventDate')}
        type="date"
        max={LATEST_TYPED_DAY}
        label={settingsMessages.day}
        disabled={draft.eventDate === NO_DATE_YET}
        value={draft.eventDate === NO_DATE_YET ? '' : draft.eventDate}
        onChange={(event) => intents.type('eventDate', event.currentTarget.value)}
      />
    </div>
    <Checkbox
      label={noDateYet}
      description={draft.eventDate === NO_DATE_YET && settingsMessages.noDateHelp}
      checked={draft.eventDate === NO_DATE_YET}
      onChange={(event) => intents.type('eventDate', event.currentTarget.checked ? NO_DATE_YET : '')}
    />
  </SettingsSection>
);

const choices: ReadonlyArray<VisibleTo> = ['findable', 'indexed', 'link', 'private'];

/** The part for visibility, and the link for guests. */
export const VisibilityPart = ({ model: { draft, parts, link }, intents }: PartProps) => (
  <SettingsSection part="visibility" model={parts.visibility} intents={intents}>
    <Radio.Group
      label={settingsMessages.part('visibility')}
      labelProps={{ className: 'visually-hidden' }}
      value={draft.visibility}
      onChange={(value) => choices.filter((choice) => choice === value).forEach(intents.choose)}
    >
      <div className={`gr-column ${styles['choices']}`}>
        {choices.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={settingsMessages.choice(choice)}
            description={settingsMessages.consequence(choice)}
          />
        ))}
      </div>
    </Radio.Group>
    {link._tag === 'Some' ? (
      <div className={styles['link']}>
        <TextInput
          className={styles['field'] ?? ''}
          label={settingsMessages.link}
          description={settingsMessages.linkHelp}
          inputWrapperOrder={['label', 'input', 'description']}
          readOnly
          value={link.value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link.value} onCopyFailed={intents.linkNotCopied} />
      </div>
    ) : (
      <p className="muted">{settingsMessages.noLink}</p>
    )}
  </SettingsSection>
);

const surprises: ReadonlyArray<Surprise['_tag']> = ['Off', 'UntilEvent', 'UntilDay'];

/** The part for the day until which purchases are hidden from the owners (OWN-02). */
export const SurprisePart = ({ model: { draft, parts }, intents }: PartProps) => (
  <SettingsSection part="surprise" model={parts.surprise} intents={intents} help={settingsMessages.surpriseHelp}>
    <Radio.Group
      label={settingsMessages.part('surprise')}
      labelProps={{ className: 'visually-hidden' }}
      value={draft.surprise}
      onChange={(value) => surprises.filter((surprise) => surprise === value).forEach(intents.chooseSurprise)}
    >
      <div className={`gr-column ${styles['choices']}`}>
        {surprises.map((surprise) => (
          <Radio key={surprise} value={surprise} label={settingsMessages.surprise(surprise)} />
        ))}
      </div>
    </Radio.Group>
    {draft.surprise === 'UntilDay' && (
      <div className={styles['pair']}>
        <TextInput
          {...fieldErrorProps(parts.surprise, 'surpriseDay')}
          type="date"
          max={LATEST_TYPED_DAY}
          label={settingsMessages.surpriseDay}
          value={draft.surpriseDay}
          onChange={(event) => intents.type('surpriseDay', event.currentTarget.value)}
        />
      </div>
    )}
  </SettingsSection>
);

const emailFrequencies: ReadonlyArray<GiftEmails> = ['each', 'daily', 'none'];

/** The part for how often this owner gets emails about gifts (OWN-01). */
export const GiftEmailsPart = ({ model: { draft, parts }, intents }: PartProps) => (
  <SettingsSection part="giftEmails" model={parts.giftEmails} intents={intents} help={settingsMessages.giftEmailsHelp}>
    <Radio.Group
      label={settingsMessages.part('giftEmails')}
      labelProps={{ className: 'visually-hidden' }}
      value={draft.giftEmails}
      onChange={(value) => emailFrequencies.filter((choice) => choice === value).forEach(intents.chooseGiftEmails)}
    >
      <div className={`gr-column ${styles['choices']}`}>
        {emailFrequencies.map((choice) => (
          <Radio key={choice} value={choice} label={settingsMessages.giftEmails(choice)} />
        ))}
      </div>
    </Radio.Group>
  </SettingsSection>
);
