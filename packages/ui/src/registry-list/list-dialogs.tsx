import { identityKey } from '@gift-registry/domain';
import { memo } from 'react';
import { BoughtElsewhereDialog } from '../bought-elsewhere/index.ts';
import { BudgetBaskets } from '../budget-baskets/index.ts';
import { Contribution } from '../contribution/index.ts';
import { ItemDetails } from '../item-details/index.ts';
import { useStateValue } from '../observe/index.ts';
import { OtherBrand } from '../other-brand/index.ts';
import { ShippingPopup } from '../shipping-popup/index.ts';
import { StoreAvailability } from '../store-availability/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import type { ListLayersProps } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

const ListTerms = ({ terms }: Pick<RegistryListStream, 'terms'>) => (
  <TermsDialog model={useStateValue(terms.model)} onAnswer={terms.answer} onTryAgain={terms.tryAgain} />
);

/** The dialogs over a registry's page, for every reader. */
export const ListDialogs = memo(function ListDialogs({ terms, layers }: ListLayersProps) {
  return (
    <>
      <ItemDetails
        stream={layers.itemDetails}
        onPopup={layers.popup.open}
        elsewhere={layers.boughtElsewhere}
        pickup={({ identity, product }) => (
          <StoreAvailability
            key={identityKey(identity)}
            stream={layers.pickup(identity)}
            name={product.name}
            heading="h3"
          />
        )}
      />
      <ShippingPopup stream={layers.popup} />
      <OtherBrand stream={layers.otherBrand} />
      <ListTerms terms={terms} />
      <Contribution stream={layers.contribution} />
      <BoughtElsewhereDialog stream={layers.boughtElsewhere} />
      <BudgetBaskets stream={layers.budgetBaskets} />
    </>
  );
});
