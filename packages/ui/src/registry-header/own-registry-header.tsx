import {
  greetingMessages,
  type RegistryHeader as Header,
  photoMessages,
  purchasedOfWanted,
  registryPageMessages,
} from '@gift-registry/domain';
import { Tooltip } from '@mantine/core';
import { IconCamera, IconEye, IconPencil, IconSettings } from '@tabler/icons-react';
import { Button, UnstyledButton } from '../controls/index.ts';
import { HiddenNote } from '../hidden-purchases/index.ts';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { HeaderPhoto as PhotoStream } from '../photo/index.ts';
import { QuietOwner } from './quiet-registry.tsx';
import headerStyles from './registry-header.module.css';
import { RegistryHeader, type RegistryHeaderProps } from './registry-header.view.tsx';
import styles from './registry-photo.module.css';
import { RegistryPhoto } from './registry-photo.tsx';

interface EditablePhotoProps {
  readonly header: Header;
  readonly canEdit: boolean;
  readonly photo: PhotoStream;
}

/** The photo in the header, with the registrant's button (PHOTO-01, PHOTO-02). */
const EditablePhoto = ({ header, canEdit, photo }: EditablePhotoProps) => {
  const isUpdating = useStateValue(photo.isUpdating);
  return (
    <RegistryPhoto header={header} isUpdating={isUpdating}>
      {canEdit && (
        <Button
          variant="default"
          className={styles['edit'] ?? ''}
          disabled={isUpdating}
          onClick={photo.open}
          leftSection={<IconCamera size={20} stroke={1.6} aria-hidden />}
        >
          {header.photo._tag === 'Some' ? photoMessages.edit : photoMessages.add}
        </Button>
      )}
    </RegistryPhoto>
  );
};

/** A registrant's button beside the greeting (GREET-04). */
const EditGreeting = ({ onEdit }: { readonly onEdit: () => void }) => (
  <Button
    className={headerStyles['edit'] ?? ''}
    variant="subtle"
    onClick={onEdit}
    leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
  >
    {greetingMessages.edit}
  </Button>
);

/** A registrant's links to Settings and to the guest page (PAGE-03). */
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

/** How much is purchased; what it consists of, and what guests do not see, appears on hover and focus. */
const Figure = ({ totals, giftCards, hiddenUnits }: RegistryHeaderModel) => (
  <Tooltip
    events={{ hover: true, focus: true, touch: true }}
    transitionProps={{ duration: 140 }}
    position="bottom-start"
    label={registryPageMessages.figureParts(totals, giftCards, hiddenUnits).map((part) => (
      <span key={part} className={`num ${headerStyles['part']}`}>
        {part}
      </span>
    ))}
  >
    <UnstyledButton className={`num ${headerStyles['figure']}`}>
      {purchasedOfWanted({ wanted: totals.items, purchased: totals.purchased })}
    </UnstyledButton>
  </Tooltip>
);

interface OwnRegistryHeaderProps extends Omit<RegistryHeaderProps, 'edits'> {
  readonly onEditGreeting: () => void;
  /** Opens the dialog that reveals hidden purchases (OWN-02). */
  readonly onShowPurchases: () => void;
  readonly photo: PhotoStream;
}

/** The header of the reader's own registry, in which the photo and the greeting can be changed (PHOTO-02, GREET-04). */
export const OwnRegistryHeader = ({ photo, onEditGreeting, onShowPurchases, ...header }: OwnRegistryHeaderProps) => {
  const { model } = header;
  return (
    <>
      {model.header.isPaused ? (
        <QuietOwner header={model.header} links={<OwnerLinks {...model} />} isHeading />
      ) : (
        <RegistryHeader
          {...header}
          edits={{
            photo: <EditablePhoto header={model.header} canEdit={model.canEditPhoto} photo={photo} />,
            greeting: model.canEditGreeting && <EditGreeting onEdit={onEditGreeting} />,
            figure: <Figure {...model} />,
            links: <OwnerLinks {...model} />,
          }}
        />
      )}
      {model.hiddenUntil._tag === 'Some' && <HiddenNote until={model.hiddenUntil.value} onShow={onShowPurchases} />}
    </>
  );
};
