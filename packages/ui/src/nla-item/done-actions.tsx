import { dialogMessages, manageItemMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';

/** What can be done in the end. */
export interface DoneActionsProps {
  readonly onClose: () => void;
  /** Goes on to managing the item; not offered where it is left out. */
  readonly onManage?: () => void;
}

/** The end of a dialog in which all is done. */
export const DoneActions = ({ onClose, onManage }: DoneActionsProps) => (
  <>
    {onManage !== undefined && (
      <Button variant="default" onClick={onManage}>
        {manageItemMessages.manageItem}
      </Button>
    )}
    <Button onClick={onClose}>{dialogMessages.close}</Button>
  </>
);
