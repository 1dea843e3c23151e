import type { ItemIdentity } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { ListNote, LiveStatus } from '../live-status/index.ts';
import { useStateValue } from '../observe/index.ts';
import { BrandInterrupter, type BrandInterrupterStream } from '../other-brand/index.ts';
import { AboutRegistrants, QuietRegistry, RegistryHeader } from '../registry-header/index.ts';
import { ListUnderBar, RegistryNotLoaded } from './list-body.tsx';
import type { RegistryListStream } from './registry-list.stream.ts';

interface GuestListProps {
  readonly stream: RegistryListStream;
  /** The message that both brands are on the registry (XB-01). */
  readonly brandInterrupter: BrandInterrupterStream;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Shows baskets for a budget over the page (BASKET-01). */
  readonly onChoose: () => void;
  /** The section of gift cards below the list (PAGE-06). */
  readonly giftCards?: ReactNode;
  /** The dialogs over the list. */
  readonly dialogs?: ReactNode;
}

/** The registry's page for guests: header, bar, list, gift cards, the registrants' biography (SET-01) and the note at the end (PAGE-13). */
export const GuestList = ({
  stream,
  brandInterrupter,
  onOpen,
  onPopup,
  onChoose,
  giftCards,
  dialogs,
}: GuestListProps) => {
  const { list } = useMessages();
  const model = useStateValue(stream.model);
  if (model._tag !== 'Loaded') return <RegistryNotLoaded model={model} onTryAgain={stream.reload} />;
  const { header, status } = model;
  if (header.header.isPaused)
    return (
      <>
        <QuietRegistry header={header.header} managementPage={header.managementPage} />
        <LiveStatus status={status} onTryAgain={stream.reload} />
      </>
    );
  return (
    <>
      <RegistryHeader model={header} onLinkNotCopied={stream.linkNotCopied} />
      <ListUnderBar
        model={model}
        stream={stream}
        onOpen={onOpen}
        onPopup={onPopup}
        notice={
          <>
            <BrandInterrupter stream={brandInterrupter} />
            <Button variant="subtle" onClick={onChoose}>
              {list.helpMeChoose}
            </Button>
          </>
        }
      />
      {giftCards}
      <AboutRegistrants header={header.header} />
      <ListNote reader="guest" connection={status.connection} />
      <LiveStatus status={status} onTryAgain={stream.reload} />
      {dialogs}
    </>
  );
};
