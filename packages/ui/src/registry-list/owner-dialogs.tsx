import type { RegistryItem } from '@gift-registry/domain';
import { memo } from 'react';
import { Greeting } from '../greeting/index.ts';
import { RevealPurchasesDialog } from '../hidden-purchases/index.ts';
import { ManageItem } from '../manage-item/index.ts';
import { NlaItem } from '../nla-item/index.ts';
import { Photo } from '../photo/index.ts';
import type { OwnerLayersProps } from './registry-layers.ts';

/** The dialogs over the page of the reader's own registry. */
export const OwnerDialogs = memo(function OwnerDialogs({ layers, canEditPhoto, canEditGreeting }: OwnerLayersProps) {
  const replace = (item: RegistryItem) => {
    layers.manageItem.close();
    layers.nlaItem.askReplace(item);
  };
  return (
    <>
      {canEditPhoto && <Photo stream={layers.photo} />}
      {canEditGreeting && <Greeting stream={layers.greeting} />}
      <RevealPurchasesDialog stream={layers.hiddenPurchases} />
      <NlaItem stream={layers.nlaItem} site={layers.site} />
      <ManageItem stream={layers.manageItem} site={layers.site} onReplace={replace} />
    </>
  );
});
