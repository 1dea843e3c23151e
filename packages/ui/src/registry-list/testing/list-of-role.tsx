import { GiftCards, type GiftCardsStream } from '../../gift-cards/index.ts';
import { useStateValue } from '../../observe/index.ts';
import { GuestList } from '../guest-list.tsx';
import { LazyListDialogs } from '../lazy-list-dialogs.tsx';
import { OwnerList, type OwnerListProps } from '../owner-list.tsx';

/** The list with all of its dialogs, and for guests the gift cards. */
export interface ListOfRoleProps extends OwnerListProps {
  readonly layers: OwnerListProps['layers'] & { readonly giftCards: GiftCardsStream };
}

/** The page of a registry in the role of its reader. */
export const ListOfRole = ({ stream, layers, ideas }: ListOfRoleProps) => {
  const model = useStateValue(stream.model);
  return model._tag === 'Loaded' && model.header.role === 'registrant' ? (
    <OwnerList stream={stream} layers={layers} ideas={ideas} />
  ) : (
    <GuestList
      stream={stream}
      brandInterrupter={layers.brandInterrupter}
      onOpen={layers.itemDetails.open}
      onPopup={layers.popup.open}
      onChoose={layers.budgetBaskets.open}
      giftCards={<GiftCards stream={layers.giftCards} />}
      dialogs={<LazyListDialogs terms={stream.terms} layers={layers} />}
    />
  );
};
