import { emptyListMessages, emptyRegistryMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { ListBodyModel } from '../list-model/index.ts';
import { ListSection, longList } from '../list-section/index.ts';
import { Notice } from '../notice/index.ts';
import { useIsOnPaper } from '../observe/index.ts';
import { GoneForGood } from './gone-for-good.tsx';
import type { RegistryLayers } from './registry-layers.ts';
import type { RegistryListStream } from './registry-list.stream.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** What is under the bar, and what can be done with it. */
export interface ListBodyProps {
  readonly body: ListBodyModel;
  /** False while only the first items are there. */
  readonly isComplete: boolean;
  readonly stream: RegistryListStream;
  readonly layers: RegistryLayers;
}

/** The sections of the list (PAGE-06), or why there are none (PAGE-08). */
export const ListBody = ({
  body,
  isComplete,
  stream,
  layers: { popup, nlaItem, manageItem, itemDetails },
}: ListBodyProps) => {
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
