import {
  emptyListMessages,
  emptyRegistryMessages,
  faultSentence,
  identityKey,
  type PageProblem,
  type Role,
} from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Coupon, CouponAlert } from '../coupon/index.ts';
import { GiftCards } from '../gift-cards/index.ts';
import { GroupGiftFund } from '../group-gift-fund/index.ts';
import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import { ListBar, ListTabs } from '../list-bar/index.ts';
import { ActiveFilters } from '../list-filter/index.ts';
import type { ListBodyModel, ListSectionModel, ListTabsModel, RegistryListModel } from '../list-model/index.ts';
import { ListSection, longList } from '../list-section/index.ts';
import { ListSkeleton } from '../list-skeleton/index.ts';
import { ListNote, LiveStatus } from '../live-status/index.ts';
import { NoLongerAvailable } from '../no-longer-available/index.ts';
import { Notice } from '../notice/index.ts';
import { useIsOnPaper, useStateValue } from '../observe/index.ts';
import { BrandInterrupter } from '../other-brand/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { AboutRegistrants, RegistryHeader, StickingHead } from '../registry-header/index.ts';
import { RegistryTabs } from '../registry-tabs/index.ts';
import { LazyOwnerDialogs } from './lazy-owner-dialogs.tsx';
import type { ListLayersProps, RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** What will not come back, and the dialogs about it. */
interface GoneForGoodProps extends Pick<RegistryLayers, 'nlaItem' | 'manageItem'> {
  readonly section: ListSectionModel;
}

/** What will not come back, over the list (LIST-04); what a dialog is about, as where an address asked for it (ROUTE-14), is not folded away. */
const GoneForGood = ({ section, nlaItem, manageItem }: GoneForGoodProps) => {
  const { isOpen, dialog } = useStateValue(nlaItem.model);
  const asked = isOpen && dialog._tag !== 'Nothing' ? identityKey(dialog.item.identity) : '';
  const { askReplace, askRemove } = nlaItem;
  return (
    <NoLongerAvailable section={section} asked={asked} intents={{ askReplace, askRemove, manage: manageItem.open }} />
  );
};

/** What is under the bar, and what can be done with it. */
interface ListBodyProps {
  readonly body: ListBodyModel;
  /** False while only the first items are there. */
  readonly isComplete: boolean;
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
}

/** The sections of the list (PAGE-06), or why there are none (PAGE-08). */
const ListBody = ({ body, isComplete, stream, layers: { popup, nlaItem, manageItem, itemDetails } }: ListBodyProps) => {
  const mark = useKeptPlace(isComplete);
  const isOnPaper = useIsOnPaper();
  switch (body._tag) {
    case 'Empty': {
      const { title, help, action } = emptyListMessages(body.empty);
      return (
        <Notice title={title} help={help}>
          {body.begin._tag === 'Some' && (
            <Button component="a" href={body.begin.value.path}>
              {emptyRegistryMessages[body.begin.value._tag]}
            </Button>
          )}
          {action._tag === 'Some' && (
            <Button variant="default" onClick={stream.clearFilters}>
              {action.value}
            </Button>
          )}
        </Notice>
      );
    }
    case 'Sections': {
      const { isLong, placed } = longList(body.sections);
      return (
        <div className="wrap" ref={mark}>
          {body.noLongerAvailable._tag === 'Some' && (
            <GoneForGood section={body.noLongerAvailable.value} nlaItem={nlaItem} manageItem={manageItem} />
          )}
          {placed.map(({ section, before }) => (
            <ListSection
              key={section.key}
              section={section}
              intents={stream}
              onToggle={stream.toggleSection}
              onPopup={popup.open}
              onOpen={itemDetails.open}
              drawing={isOnPaper ? 'at-once' : isLong ? 'near' : 'in-turn'}
              before={before}
            />
          ))}
        </div>
      );
    }
  }
};

const file = lazyChunk(async () => (await import('./list-layers.tsx')).ListLayers);

/** Closes the one that is open. */
const useClose = ({ terms, layers }: ListLayersProps) => {
  const { itemDetails, popup, otherBrand, contribution } = layers;
  const { asked } = useStateValue(otherBrand.model);
  useStateValue(contribution.toast);
  return [
    { ...useStateValue(itemDetails.model), close: itemDetails.close },
    { ...useStateValue(popup.model), close: popup.close },
    { isOpen: asked._tag === 'Some' && asked.value.isOpen, close: otherBrand.stay },
    { ...useStateValue(terms.model), close: () => terms.answer('decline') },
    { ...useStateValue(contribution.model), close: contribution.close },
  ].find(({ isOpen }) => isOpen)?.close;
};

/** The layers over the list, with their file. */
const LazyListDialogs = (props: ListLayersProps) => <LazyDialogs file={file} of={props} close={useClose(props)} />;

/** A registry that is there, and what can be done with its list. */
interface LoadedListProps {
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
const LoadedList = ({ model: { header, tabs, bar, body, status }, stream, layers, ideas }: LoadedListProps) => (
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

/** The list, and what may lie over it. */
export interface RegistryListProps {
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
  /** What stands under the list for its registrants; nothing unless said. */
  readonly ideas?: ReactNode;
}

const problemOfGone = (last: Role): PageProblem => (last === 'registrant' ? 'no-longer-yours' : 'no-longer-shared');

/** The page of a registry, as its guests and as its registrants see it. */
export const RegistryList = ({ stream, layers, ideas }: RegistryListProps) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Loading':
      return <ListSkeleton />;
    case 'NotFound':
      return model.last._tag === 'None' ? (
        <ProblemPage problem="not-found" />
      ) : (
        <ProblemPage problem={problemOfGone(model.last.value)} onTryAgain={stream.reload} />
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return <LoadedList model={model} stream={stream} layers={layers} ideas={ideas} />;
  }
};
