import type { ReactNode } from 'react';
import { Coupon, CouponAlert } from '../coupon/index.ts';
import { GiftCards } from '../gift-cards/index.ts';
import { GroupGiftFund } from '../group-gift-fund/index.ts';
import { ListBar, ListTabs } from '../list-bar/index.ts';
import { ActiveFilters } from '../list-filter/index.ts';
import type { ListBodyModel, ListTabsModel, RegistryListModel } from '../list-model/index.ts';
import { ListNote, LiveStatus } from '../live-status/index.ts';
import { useStateValue } from '../observe/index.ts';
import { BrandInterrupter } from '../other-brand/index.ts';
import { AboutRegistrants, RegistryHeader, StickingHead } from '../registry-header/index.ts';
import { RegistryTabs } from '../registry-tabs/index.ts';
import { LazyListDialogs } from './lazy-list-dialogs.tsx';
import { LazyOwnerDialogs } from './lazy-owner-dialogs.tsx';
import { ListBody } from './list-body.tsx';
import type { RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** A registry that is there, and what can be done with its list. */
export interface LoadedListProps {
  readonly model: Extract<RegistryListModel, { readonly _tag: 'Loaded' }>;
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
  /** What stands under the list for its registrants. */
  readonly ideas?: ReactNode;
}

/** What an address asks to replace leaves it on a guest's page too, which offers nothing to replace (ROUTE-14). */
const NothingToReplace = ({ nlaItem }: Pick<RegistryLayers, 'nlaItem'>) => {
  useStateValue(nlaItem.model);
  return null;
};

/** A registrant's empty registry: the way to begin is the filled button of the page (PAGE-07). */
const isPrompted = ({ shown }: ListTabsModel, body: ListBodyModel): boolean =>
  shown === 'my-gifts' && body._tag === 'Empty' && body.begin._tag === 'Some';

/** Head, tabs (LIST-09), bar and list or the funds, what the registrants tell about themselves and the note at its foot (SET-01, PAGE-13), what is said beside them, and what may lie over them. */
export const LoadedList = ({ model: { header, tabs, bar, body, status }, stream, layers, ideas }: LoadedListProps) => (
  <>
    <RegistryHeader
      model={header}
      isShareBeside={isPrompted(tabs, body)}
      onLinkNotCopied={stream.linkNotCopied}
      onEditGreeting={layers.greeting.open}
      photo={layers.photo}
    />
    <RegistryTabs stream={layers.tabs} />
    {bar.hasGifts && <BrandInterrupter stream={layers.brandInterrupter} />}
    {header.role === 'registrant' && <CouponAlert stream={layers.coupon} />}
    <ListTabs model={tabs} isBeside={isPrompted(tabs, body)} onChoose={stream.chooseTab} />
    {tabs.shown === 'my-gifts' ? (
      <>
        <StickingHead model={header}>
          <ListBar bar={bar} intents={stream} />
        </StickingHead>
        {bar.hasGifts && <ActiveFilters filter={bar.filter} intents={stream} />}
        <ListBody body={body} isComplete={bar.isComplete} stream={stream} layers={layers} />
      </>
    ) : (
      <GroupGiftFund stream={layers.groupGiftFund} onShowGifts={() => stream.chooseTab('my-gifts')} />
    )}
    <GiftCards stream={layers.giftCards} />
    {header.role === 'registrant' && ideas}
    {header.role === 'guest' && <AboutRegistrants header={header.header} />}
    <ListNote reader={header.role} connection={status.connection} />
    <LiveStatus status={status} onTryAgain={stream.reload} />
    <LazyListDialogs terms={stream.terms} layers={layers} />
    {header.role === 'guest' && <NothingToReplace nlaItem={layers.nlaItem} />}
    {header.role === 'registrant' && (
      <>
        <LazyOwnerDialogs layers={layers} canEditPhoto={header.canEditPhoto} canEditGreeting={header.canEditGreeting} />
        <Coupon stream={layers.coupon} />
      </>
    )}
  </>
);
