import type { ItemIdentity } from '@gift-registry/domain';
import { memo, useMemo } from 'react';
import { useMessages } from '../component-messages/index.ts';
import type { ItemCardIntents, ListSectionModel } from '../list-model/index.ts';
import { FarBlock } from './far-block.tsx';
import { ListCell } from './list-cell.tsx';
import styles from './list-section.module.css';
import { SectionFrame } from './section-frame.tsx';
import type { RenderMode } from './use-full-rendering.ts';
import { blocksOf, CARDS_OF_BLOCK, useNearBlocks } from './use-near-blocks.ts';

/** The number of cards rendered in full before the window's size is known: those in the HTML of a guest's page. */
const EARLY = 24;

/** Fewer cards than this do not leave half a line of four empty: each is wider. */
const FEW = 3;

/** A section and what can be done in it. */
export interface ListSectionProps {
  /** Heading, counts and cards; `listComposer` makes it. The same object as long as nothing in it changes. */
  readonly section: ListSectionModel;
  /** Called with the item's identity when a person does something on a card. */
  readonly intents: ItemCardIntents;
  /** Collapses or expands the section. */
  readonly onToggle: (key: string) => void;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Shows the item's details over the page (BUY-05). */
  readonly onOpen: (identity: ItemIdentity) => void;
  /** When the cards after the first ones of the list are rendered in full; `batched` by default. */
  readonly renderMode?: RenderMode;
  /** The number of cards of the list before this section. */
  readonly before?: number;
}

/**
 * A section of the list that collapses under its heading (PAGE-06); a list without sections (LIST-13) does not
 * collapse. Rendered again only when something in it changes.
 */
export const ListSection = memo(function ListSection({
  section,
  intents,
  onToggle,
  onPopup,
  onOpen,
  renderMode = 'batched',
  before = 0,
}: ListSectionProps) {
  const { list } = useMessages();
  const { items } = section;
  const { hasCards, heightsOf, markOf } = useNearBlocks(renderMode, Math.ceil((EARLY - before) / CARDS_OF_BLOCK));
  const blocks = useMemo(() => blocksOf(items), [items]);
  const areSomeFar = blocks.some((block) => !hasCards(block));
  const cells = blocks.flatMap((block) => {
    const { first, items: its } = block;
    const heights = heightsOf(block);
    if (!hasCards(block))
      return [
        <FarBlock
          key={`far ${first}`}
          items={its}
          height={heights.block}
          first={first}
          count={items.length}
          mark={markOf(block)}
        />,
      ];
    return its
      .map(section.cardOf)
      .map((card, index) => (
        <ListCell
          key={card.key}
          card={card}
          intents={intents}
          onPopup={onPopup}
          onOpen={onOpen}
          renderMode={renderMode}
          isEarly={before + first + index < EARLY}
          markBlock={markOf(block)}
          firstHeight={heights.card}
          position={areSomeFar ? first + index + 1 : undefined}
          count={areSomeFar ? items.length : undefined}
        />
      ));
  });
  const cards = (
    <ul className={styles['grid']} data-in-turn data-few={items.length < FEW || undefined}>
      {cells}
    </ul>
  );
  if (section.isWhole)
    return (
      <section className={styles['section']}>
        <h2 className="visually-hidden">{section.title}</h2>
        {cards}
      </section>
    );
  return (
    <SectionFrame
      title={section.title}
      countsText={
        section.sectionCounts._tag === 'Some'
          ? list.sectionCounts(section.role, items.length, section.sectionCounts.value)
          : ''
      }
      isOpen={section.isOpen}
      onToggle={() => onToggle(section.key)}
    >
      {cards}
    </SectionFrame>
  );
});
