import {
  emptyListMessages,
  emptyRegistryMessages,
  faultSentence,
  type ItemIdentity,
  type PageProblem,
  type Role,
} from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { ListBar, ListBarNotes } from '../list-bar/index.ts';
import { ActiveFilters } from '../list-filter/index.ts';
import type { ListBodyModel, RegistryListModel } from '../list-model/index.ts';
import { ListSection, longList, MostLovedShelf } from '../list-section/index.ts';
import { ListSkeleton } from '../list-skeleton/index.ts';
import { Notice } from '../notice/index.ts';
import { useIsPrinting } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { StickyHeader } from '../registry-header/index.ts';
import type { RegistryListStream } from './registry-list.stream.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** A registry that was read. */
type LoadedRegistryList = Extract<RegistryListModel, { readonly _tag: 'Loaded' }>;

interface ListBodyProps {
  readonly body: ListBodyModel;
  /** False while only the first items are loaded. */
  readonly isComplete: boolean;
  readonly stream: RegistryListStream;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** Content above the sections. */
  readonly children?: ReactNode;
}

/** The sections of the list (PAGE-06), or why there are none (PAGE-08). */
const ListBody = ({ body, isComplete, stream, onPopup, onOpen, children }: ListBodyProps) => {
  const mark = useScrollRestoration(isComplete);
  const isPrinting = useIsPrinting();
  switch (body._tag) {
    case 'Empty': {
      const { title, help, action } = emptyListMessages(body.empty, body.search);
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
          {children}
          {body.shelf._tag === 'Some' && (
            <MostLovedShelf shelf={body.shelf.value} onToggleFilter={stream.toggleFilter} onOpen={onOpen} />
          )}
          {placed.map(({ section, before }) => (
            <ListSection
              key={section.key}
              section={section}
              intents={stream}
              onToggle={stream.toggleSection}
              onPopup={onPopup}
              onOpen={onOpen}
              renderMode={isPrinting ? 'at-once' : isLong ? 'near' : 'batched'}
              before={before}
            />
          ))}
        </div>
      );
    }
  }
};

interface ListUnderBarProps extends Pick<ListBodyProps, 'stream' | 'onPopup' | 'onOpen' | 'children'> {
  readonly model: LoadedRegistryList;
  /** A notice on the line under the bar. */
  readonly notice?: ReactNode;
}

/** The bar that sticks (PAGE-05, PAGE-09), the active filters, and the list. */
export const ListUnderBar = ({ model: { header, bar, body }, stream, notice, ...rest }: ListUnderBarProps) => (
  <>
    <StickyHeader model={header}>
      <ListBar bar={bar} intents={stream} />
    </StickyHeader>
    <ListBarNotes bar={bar}>{bar.hasGifts && notice}</ListBarNotes>
    {bar.hasGifts && <ActiveFilters filter={bar.filter} intents={stream} />}
    <ListBody body={body} isComplete={bar.isComplete} stream={stream} {...rest} />
  </>
);

const problemOfGone = (last: Role): PageProblem => (last === 'registrant' ? 'no-longer-yours' : 'no-longer-shared');

interface RegistryNotLoadedProps {
  readonly model: Exclude<RegistryListModel, LoadedRegistryList>;
  readonly onTryAgain: () => void;
}

/** The loading state, or why the registry could not be shown. */
export const RegistryNotLoaded = ({ model, onTryAgain }: RegistryNotLoadedProps) => {
  switch (model._tag) {
    case 'Loading':
      return <ListSkeleton />;
    case 'NotFound':
      return model.last._tag === 'None' ? (
        <ProblemPage problem="not-found" />
      ) : (
        <ProblemPage problem={problemOfGone(model.last.value)} onTryAgain={onTryAgain} />
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={onTryAgain} />;
  }
};
