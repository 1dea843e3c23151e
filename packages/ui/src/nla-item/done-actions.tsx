import { dialogWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';

/** The end of a dialog in which all is done. */
export const DoneActions = ({ onClose }: { readonly onClose: () => void }) => (
  <Button onClick={onClose}>{dialogWords.close}</Button>
);
