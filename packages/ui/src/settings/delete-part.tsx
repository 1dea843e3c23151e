import { isTypedNumber, registryNotDeleted, settingsMessages } from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/index.ts';
import { SignInBeside } from '../sign-in/index.ts';
import styles from './settings.module.css';
import type { PartProps } from './settings-parts.tsx';

/** Ties the button under the form to it. */
const FORM = 'delete-registry';

/** Taking the registry away (SET-01): what becomes of it is said, and its number is typed before it is done. */
export const DeletePart = ({
  model: { grId, deletion },
  intents,
  dataExport,
}: PartProps & { readonly dataExport?: ReactNode }) => (
  <section className={styles['part']} aria-labelledby="settings-delete">
    <div className={styles['about']}>
      <h2 id="settings-delete">{settingsMessages.deleteTitle}</h2>
      <p className="muted">{settingsMessages.deleteHelp}</p>
    </div>
    <div className={styles['fields']}>
      <Button className={styles['delete'] ?? ''} variant="default" onClick={intents.askDelete}>
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
            <p className={styles['problem']} role="alert">
              <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
              <span>
                {registryNotDeleted(deletion.problem.value)}
                <SignInBeside reason={deletion.problem.value} />
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
        {dataExport !== undefined && <div className={styles['dataExport']}>{dataExport}</div>}
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
