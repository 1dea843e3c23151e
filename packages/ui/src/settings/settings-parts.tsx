import { BIOGRAPHY_LIMIT, settingsMessages, type VisibleTo } from '@gift-registry/domain';
import { NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { CopyButton } from '../share/index.ts';
import { marksOf } from './field-marks.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './settings.module.css';
import type { SettingsIntents, SettingsModel } from './settings-model.ts';

/** The page, and what can be done on it. */
export interface PartProps {
  readonly model: Extract<SettingsModel, { readonly _tag: 'Loaded' }>;
  readonly intents: SettingsIntents;
}

/** What the registrants are called. */
export const NamesPart = ({ model: { draft, parts }, intents }: PartProps) => (
  <PartFrame part="names" model={parts.names} intents={intents} help={settingsMessages.namesHelp}>
    <div className={styles['pair']}>
      {(
        [
          ['primaryFirstName', settingsMessages.firstName, ''],
          ['primaryLastName', settingsMessages.lastName, settingsMessages.optional],
          ['secondaryFirstName', settingsMessages.secondFirstName, settingsMessages.optional],
          ['secondaryLastName', settingsMessages.secondLastName, settingsMessages.optional],
        ] as const
      ).map(([field, label, description]) => (
        <TextInput
          key={field}
          {...marksOf(parts.names, field)}
          label={label}
          description={description}
          autoComplete="off"
          value={draft[field]}
          onChange={(event) => intents.type(field, event.currentTarget.value)}
        />
      ))}
    </div>
  </PartFrame>
);

/** What is celebrated, and when. */
export const EventPart = ({ model: { draft, parts, events }, intents }: PartProps) => (
  <PartFrame part="event" model={parts.event} intents={intents}>
    <div className={styles['pair']}>
      <NativeSelect
        {...marksOf(parts.event, 'eventCode')}
        label={settingsMessages.event}
        data={[...events]}
        value={draft.eventCode}
        onChange={(event) => intents.type('eventCode', event.currentTarget.value)}
      />
      <TextInput
        {...marksOf(parts.event, 'eventDate')}
        type="date"
        label={settingsMessages.day}
        value={draft.eventDate}
        onChange={(event) => intents.type('eventDate', event.currentTarget.value)}
      />
    </div>
  </PartFrame>
);

const choices: ReadonlyArray<VisibleTo> = ['findable', 'link', 'private'];

/** Who sees the registry, and the link that is given to guests. */
export const VisibilityPart = ({ model: { draft, parts, link }, intents }: PartProps) => (
  <PartFrame part="visibility" model={parts.visibility} intents={intents}>
    <Radio.Group
      aria-label={settingsMessages.part('visibility')}
      value={draft.visibility}
      onChange={(value) => choices.filter((choice) => choice === value).forEach(intents.choose)}
    >
      <div className={styles['choices']}>
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
  </PartFrame>
);

/** What the registrants tell about themselves. */
export const BiographyPart = ({ model: { draft, parts, biographyUsed }, intents }: PartProps) => (
  <PartFrame part="biography" model={parts.biography} intents={intents} help={settingsMessages.biographyHelp}>
    <Textarea
      {...marksOf(parts.biography, 'biography')}
      label={settingsMessages.biography}
      rows={6}
      value={draft.biography}
      onChange={(event) => intents.type('biography', event.currentTarget.value)}
    />
    <p className={`num ${styles['count']}`}>{settingsMessages.counter(biographyUsed, BIOGRAPHY_LIMIT)}</p>
  </PartFrame>
);
