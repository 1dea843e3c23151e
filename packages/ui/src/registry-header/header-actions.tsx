import { registryPageMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconEye, IconSettings } from '@tabler/icons-react';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import { ShareButton } from '../share/index.ts';
import styles from './header-actions.module.css';

/** The head's model, and what is told when the link could not be copied. */
export interface HeaderActionsProps {
  readonly model: RegistryHeaderModel;
  /** Another button of the page is the filled one: on an empty registry that of its prompt (PAGE-07). */
  readonly isShareBeside?: boolean;
  readonly onLinkNotCopied: (problem: string) => void;
}

/** A registrant's ways to Settings and to what guests see (PAGE-03), beside each other in whatever holds them. */
export const OwnerLinks = ({ settingsPage, guestPage }: Pick<RegistryHeaderModel, 'settingsPage' | 'guestPage'>) => (
  <>
    {settingsPage._tag === 'Some' && (
      <Button
        component="a"
        variant="default"
        href={settingsPage.value}
        leftSection={<IconSettings size={20} stroke={1.6} aria-hidden />}
      >
        {registryPageMessages.settings}
      </Button>
    )}
    {guestPage._tag === 'Some' && (
      <Button
        component="a"
        variant="default"
        href={guestPage.value}
        target="_blank"
        rel="noopener"
        leftSection={<IconEye size={20} stroke={1.6} aria-hidden />}
      >
        {registryPageMessages.viewAsGuest}
        <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
      </Button>
    )}
  </>
);

/** What the reader can do with the whole registry: a registrant Settings and View as Guest (PAGE-03), an owner among guests the way back (PAGE-04), everybody Share. */
export const HeaderActions = ({ model, isShareBeside = false, onLinkNotCopied }: HeaderActionsProps) => {
  const { managementPage, shareTitle, header } = model;
  return (
    <div className={styles['actions']} data-stays-clear>
      {managementPage._tag === 'Some' && (
        <Button
          component="a"
          variant="default"
          href={managementPage.value}
          leftSection={<IconArrowBackUp size={20} stroke={1.6} aria-hidden />}
        >
          {registryPageMessages.returnToManagement}
        </Button>
      )}
      <OwnerLinks {...model} />
      <ShareButton
        link={header.shareableUrl}
        title={shareTitle}
        isBeside={isShareBeside}
        onCopyFailed={onLinkNotCopied}
      />
    </div>
  );
};
