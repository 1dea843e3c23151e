import {
  addressMessages,
  BIOGRAPHY_LIMIT,
  coRegistrantMessages,
  faultSentence,
  isTypedNumber,
  paths,
  quietMessages,
  registryNotDeleted,
  settingsMessages,
} from '@gift-registry/domain';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useConfirmBeforeLeaving, useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import { DeliveryPart } from './delivery-part.tsx';
import styles from './settings.module.css';
import type { SettingsStream } from './settings.stream.ts';
import {
  EventPart,
  fieldErrorProps,
  GiftEmailsPart,
  NamesPart,
  type PartProps,
  SettingsSection,
  SurprisePart,
  VisibilityPart,
} from './settings-form.tsx';

/** The form's id, for its submit button in the footer. */
const FORM = 'delete-registry';

/** Deletes the registry (SET-01): says what is deleted, and asks for its number. */
const DeletePart = ({
  model: { grId, deletion },
  intents,
  dataExport,
}: PartProps & { readonly dataExport?: ReactNode }) => (
  <section className={styles['part']} aria-labelledby="settings-delete">
    <div className={styles['about']}>
      <h2 id="settings-delete">{settingsMessages.deleteTitle}</h2>
      <p className="muted">{settingsMessages.deleteHelp}</p>
    </div>
    <div className={`gr-column ${styles['fields']}`}>
      <Button className={`gr-danger ${styles['delete']}`} variant="default" onClick={intents.askDelete}>
        {settingsMessages.delete}
      </Button>
    </div>
    <Dialog
      isOpen={deletion.isAsked}
      title={settingsMessages.deleteSure}
      width={560}
      onClose={intents.keep}
      footer={
        <>
          {deletion.problem._tag === 'Some' && (
            <p className="gr-callout" data-tone="danger" role="alert">
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              <span>
                {registryNotDeleted(deletion.problem.value)}
                <SignInHint reason={deletion.problem.value} />
              </span>
            </p>
          )}
          <Button variant="default" onClick={intents.keep} aria-disabled={deletion.isDeleting || undefined}>
            {settingsMessages.keep}
          </Button>
          <Button
            type="submit"
            form={FORM}
            data-dangerous
            disabled={!isTypedNumber(deletion.typed, grId)}
            aria-disabled={deletion.isDeleting || undefined}
          >
            {deletion.isDeleting ? settingsMessages.deleting : settingsMessages.delete}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          intents.deleteRegistry();
        }}
      >
        <ul className={styles['what']}>
          {settingsMessages.deleteWhat.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {dataExport !== undefined && <div className={styles['ownData']}>{dataExport}</div>}
        <TextInput
          label={settingsMessages.deleteConfirm(grId)}
          inputMode="numeric"
          autoComplete="off"
          readOnly={deletion.isDeleting}
          value={deletion.typed}
          onChange={(event) => intents.typeNumber(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  </section>
);

/** The part for the delivery address. */
const AddressPart = ({ model: { draft, parts, regions, hasAddress, market }, intents }: PartProps) => (
  <SettingsSection
    part="address"
    model={parts.address}
    intents={intents}
    help={hasAddress ? settingsMessages.addressHelp : settingsMessages.noAddressHelp}
  >
    {(
      [
        ['recipient', addressMessages.recipient, 'name'],
        ['line1', addressMessages.line1, 'address-line1'],
        ['line2', settingsMessages.optional(addressMessages.line2), 'address-line2'],
        ['city', addressMessages.city, 'address-level2'],
      ] as const
    ).map(([field, label, autoComplete]) => (
      <TextInput
        key={field}
        {...fieldErrorProps(parts.address, field)}
        label={label}
        autoComplete={autoComplete}
        value={draft[field]}
        onChange={(event) => intents.type(field, event.currentTarget.value)}
      />
    ))}
    <div className={styles['pair']}>
      {regions.length > 0 && (
        <NativeSelect
          {...fieldErrorProps(parts.address, 'region')}
          label={addressMessages.region(market)}
          data={[{ value: '', label: addressMessages.chooseRegion(market) }, ...regions]}
          autoComplete="address-level1"
          value={draft.region}
          onChange={(event) => intents.type('region', event.currentTarget.value)}
        />
      )}
      <TextInput
        {...fieldErrorProps(parts.address, 'postalCode')}
        label={addressMessages.postalCode(market)}
        autoComplete="postal-code"
        value={draft.postalCode}
        onChange={(event) => intents.type('postalCode', event.currentTarget.value)}
      />
    </div>
  </SettingsSection>
);

/** The part for the registrants' text about themselves. */
const BiographyPart = ({ model: { draft, parts, biographyUsed }, intents }: PartProps) => (
  <SettingsSection part="biography" model={parts.biography} intents={intents} help={settingsMessages.biographyHelp}>
    <Textarea
      {...fieldErrorProps(parts.biography, 'biography')}
      label={settingsMessages.biography}
      rows={6}
      value={draft.biography}
      onChange={(event) => intents.type('biography', event.currentTarget.value)}
    />
    <p className={`num muted ${styles['count']}`}>{settingsMessages.counter(biographyUsed, BIOGRAPHY_LIMIT)}</p>
  </SettingsSection>
);

/** The part that pauses the registry after a loss or a cancellation (PAUSE-01). */
const QuietPart = ({ model: { draft, parts }, intents }: PartProps) => (
  <SettingsSection part="quiet" model={parts.quiet} intents={intents} help={quietMessages.help}>
    <Switch
      label={quietMessages.isQuiet}
      checked={draft.isPaused}
      onChange={(event) => intents.choosePaused(event.currentTarget.checked)}
    />
  </SettingsSection>
);

/** The page, and the sections that the caller adds to it. */
export interface SettingsPageProps {
  readonly stream: SettingsStream;
  /** The section that invites a co-registrant (AUTH-06), after the names. */
  readonly invitation?: ReactNode;
  /** The data export (AUTH-06), before the section that deletes the registry. */
  readonly dataExport?: ReactNode;
}

/** The settings of a registry, part by part (ROUTE-05, SET-01, SET-02). */
export const SettingsPage = ({ stream, invitation, dataExport }: SettingsPageProps) => {
  const model = useStateValue(stream.model);
  useConfirmBeforeLeaving(model._tag === 'Loaded' && model.isUnsaved);
  switch (model._tag) {
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']}`} role="status" aria-label={settingsMessages.loading} data-page-waits>
          <Skeleton height={44} width={206} />
          <Skeleton className={styles['title']} height={63} maxWidth={240} />
          <Skeleton className={styles['number']} height={24} maxWidth={180} />
          {[204, 60, 72].map((height) => (
            <div key={height} className={styles['part']}>
              <Skeleton height={28} maxWidth={160} />
              <Skeleton height={height} />
            </div>
          ))}
        </div>
      );
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'NotAllowed':
      return <ProblemPage problem="not-allowed" guestPage={model.guestPage} />;
    case 'Gone':
      return model.isDeleted ? (
        <div className={`wrap ${styles['page']}`} role="status">
          <h1 className={`display gr-page-title ${styles['title']}`}>{settingsMessages.deleted}</h1>
          <p className={styles['goneHelp']}>{settingsMessages.deletedHelp}</p>
          <Button component="a" href={paths.home}>
            {settingsMessages.toHome}
          </Button>
        </div>
      ) : (
        <ProblemPage problem="no-longer-yours" />
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return (
        <div className={`wrap ${styles['page']}`}>
          <Button
            component="a"
            href={model.back}
            variant="default"
            leftSection={<IconArrowLeft size={20} stroke={1.6} aria-hidden />}
          >
            {settingsMessages.back}
          </Button>
          <h1 className={`display gr-page-title ${styles['title']}`}>{settingsMessages.title}</h1>
          <p className={`muted num ${styles['number']}`}>{settingsMessages.number(model.grId)}</p>
          <NamesPart model={model} intents={stream} />
          {invitation !== undefined && (
            <div className={styles['part']}>
              <div className={styles['about']}>
                <h2>{coRegistrantMessages.title}</h2>
              </div>
              {invitation}
            </div>
          )}
          <EventPart model={model} intents={stream} />
          <AddressPart model={model} intents={stream} />
          <DeliveryPart model={model} intents={stream} />
          <VisibilityPart model={model} intents={stream} />
          <SurprisePart model={model} intents={stream} />
          <GiftEmailsPart model={model} intents={stream} />
          <BiographyPart model={model} intents={stream} />
          <QuietPart model={model} intents={stream} />
          <DeletePart model={model} intents={stream} dataExport={dataExport} />
          <p className="visually-hidden" role="status">
            {model.announcement}
          </p>
        </div>
      );
  }
};
