import { browseMessages, paths, scanMessages } from '@gift-registry/domain';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconBarcode, IconSearch, IconX } from '@tabler/icons-react';
import styles from './browse.module.css';
import type { BrowseIntents } from './browse-model.ts';

/** What is typed, and what can be done with it. */
export interface BrowseFieldProps {
  readonly text: string;
  readonly intents: Pick<BrowseIntents, 'typeText' | 'submitText' | 'clearText'>;
}

/** The field in which one types what is looked for, which keeps the focus while results change under it, and beside it the way to scanning a label (ADD-08). */
export const BrowseField = ({ text, intents }: BrowseFieldProps) => (
  <search className={styles['field']}>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        intents.submitText();
      }}
    >
      <TextInput
        size="md"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={browseMessages.field}
        placeholder={browseMessages.placeholder}
        value={text}
        onChange={(event) => intents.typeText(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        rightSectionWidth={44}
        rightSection={
          text === '' ? undefined : (
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={browseMessages.clearField}
              className={styles['clearField'] ?? ''}
              onClick={intents.clearText}
            >
              <IconX size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          )
        }
      />
    </form>
    <Button
      component="a"
      href={paths.scan}
      variant="default"
      className={styles['scan'] ?? ''}
      leftSection={<IconBarcode size={22} stroke={1.6} aria-hidden />}
    >
      <span className={styles['scanLabel']}>{scanMessages.open}</span>
    </Button>
  </search>
);
