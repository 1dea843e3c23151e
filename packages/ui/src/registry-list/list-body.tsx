import { emptyListWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { ListBodyModel } from '../list-model/index.ts';
import { ListSection } from '../list-section/index.ts';
import { NoLongerAvailable } from '../no-longer-available/index.ts';
import { Notice } from '../notice/index.ts';
import type { RegistryListStream } from './registry-list.stream.ts';

/** What is under the bar, and what can be done with it. */
export interface ListBodyProps {
  readonly body: ListBodyModel;
  readonly stream: RegistryListStream;
}

/** The sections of the list (PAGE-06), or why there are none (PAGE-08). */
export const ListBody = ({ body, stream }: ListBodyProps) => {
  switch (body._tag) {
    case 'Empty': {
      const { title, help, action } = emptyListWords(body.empty);
      return (
        <Notice title={title} help={help}>
          {action._tag === 'Some' && (
            <Button variant="default" onClick={stream.clearFilters}>
              {action.value}
            </Button>
          )}
        </Notice>
      );
    }
    case 'Sections':
      return (
        <div className="wrap">
          {body.noLongerAvailable._tag === 'Some' && <NoLongerAvailable section={body.noLongerAvailable.value} />}
          {body.sections.map((section) => (
            <ListSection key={section.key} section={section} intents={stream} onToggle={stream.toggleSection} />
          ))}
        </div>
      );
  }
};
