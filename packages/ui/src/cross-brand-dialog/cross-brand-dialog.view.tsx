import { type CrossBrandErrand, crossBrandWords, type ItemBrand, registryPageWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Dialog } from '../dialog/index.ts';

/** A way to the other brand's site that waits to be taken. */
export interface CrossBrandWay {
  readonly errand: CrossBrandErrand['_tag'];
  readonly brand: ItemBrand;
  /** On the other brand's site. */
  readonly href: string;
}

/** Which way is asked for, and what is told when the reader stays or goes. */
export interface CrossBrandDialogProps {
  readonly way: CrossBrandWay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a way leads to the other brand: Cancel stays here, Continue opens the other brand's site in a new tab (XB-02). */
export const CrossBrandDialog = ({ way, isOpen, onClose }: CrossBrandDialogProps) => {
  const words = crossBrandWords.modal(way.errand, way.brand);
  return (
    <Dialog
      isOpen={isOpen}
      title={words.title}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            component="a"
            href={way.href}
            target="_blank"
            rel="noopener"
            onClick={onClose}
            rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
          >
            {words.proceed}
            <span className="visually-hidden"> {registryPageWords.opensInNewTab}</span>
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
};
