import { identityKey } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Coupon, CouponAlert } from '../coupon/index.ts';
import { GroupGiftFund } from '../group-gift-fund/index.ts';
import { ListTabs } from '../list-bar/index.ts';
import type { ListBodyModel, ListSectionModel, ListTabsModel } from '../list-model/index.ts';
import { ListNote, LiveStatus } from '../live-status/index.ts';
import { NoLongerAvailable } from '../no-longer-available/index.ts';
import { useStateValue } from '../observe/index.ts';
import { BrandInterrupter } from '../other-brand/index.ts';
import { PurchaseToast } from '../purchase-news/index.ts';
import { OwnRegistryHeader } from '../registry-header/index.ts';
import { RegistryTabs } from '../registry-tabs/index.ts';
import { LazyListDialogs } from './lazy-list-dialogs.tsx';
import { LazyOwnerDialogs } from './lazy-owner-dialogs.tsx';
import { ListUnderBar, RegistryNotLoaded } from './list-body.tsx';
import type { OwnerLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

interface UnavailableItemsProps extends Pick<OwnerLayers, 'nlaItem' | 'manageItem'> {
  readonly section: ListSectionModel;
}

/**
 * The items that are no longer available, above the list (LIST-04). An item that a dialog is about, as when an address
 * opened it (ROUTE-14), is never collapsed.
 */
const UnavailableItems = ({ section, nlaItem, manageItem }: UnavailableItemsProps) => {
  const { isOpen, dialog, review } = useStateValue(nlaItem.model);
  const asked = isOpen && review._tag === 'None' && dialog._tag !== 'Nothing' ? identityKey(dialog.item.identity) : '';
  const intents = { ...nlaItem, manage: manageItem.open };
  return <NoLongerAvailable section={section} asked={asked} intents={intents} />;
};

/** Whether a registrant's empty registry shows its first step, which then has the page's primary button (PAGE-07). */
const isPrompted = ({ shown }: ListTabsModel, body: ListBodyModel): boolean =>
  shown === 'my-gifts' && body._tag === 'Empty' && body.begin._tag === 'Some';

/** The streams of the reader's own list and of its dialogs. */
export interface OwnerListProps {
  readonly stream: RegistryListStream;
  readonly layers: OwnerLayers;
  /** Content below the list, if any. */
  readonly ideas?: ReactNode;
}

/** The registry's page for its registrants: header, tabs (LIST-09), bar and list (or the funds), and its notices. */
export const OwnerList = ({ stream, layers, ideas }: OwnerListProps) => {
  const model = useStateValue(stream.model);
  if (model._tag !== 'Loaded') return <RegistryNotLoaded model={model} onTryAgain={stream.reload} />;
  const { header, tabs, body, status } = model;
  return (
    <>
      <OwnRegistryHeader
        model={header}
        onLinkNotCopied={stream.linkNotCopied}
        photo={layers.photo}
        onEditGreeting={layers.greeting.open}
        onShowPurchases={layers.hiddenPurchases.open}
      />
      <RegistryTabs stream={layers.tabs} />
      <CouponAlert stream={layers.coupon} />
      <ListTabs model={tabs} isBeside={isPrompted(tabs, body)} onChoose={stream.chooseTab} />
      {tabs.shown === 'my-gifts' ? (
        <ListUnderBar
          model={model}
          stream={stream}
          onOpen={layers.itemDetails.open}
          onPopup={layers.popup.open}
          notice={<BrandInterrupter stream={layers.brandInterrupter} />}
        >
          {body._tag === 'Sections' && body.noLongerAvailable._tag === 'Some' && (
            <UnavailableItems
              section={body.noLongerAvailable.value}
              nlaItem={layers.nlaItem}
              manageItem={layers.manageItem}
            />
          )}
        </ListUnderBar>
      ) : (
        <GroupGiftFund stream={layers.groupGiftFund} onShowGifts={() => stream.chooseTab('my-gifts')} />
      )}
      {ideas}
      <ListNote reader="registrant" connection={status.connection} />
      <LiveStatus status={status} onTryAgain={stream.reload} />
      <LazyListDialogs terms={stream.terms} layers={layers} />
      <LazyOwnerDialogs layers={layers} canEditPhoto={header.canEditPhoto} canEditGreeting={header.canEditGreeting} />
      <Coupon stream={layers.coupon} />
      <PurchaseToast stream={layers.purchases} />
    </>
  );
};
