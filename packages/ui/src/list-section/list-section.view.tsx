import { sectionTally } from '@gift-registry/domain';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { ItemCardIntents, ListSectionModel } from '../list-model/index.ts';
import { ListCell } from './list-cell.tsx';
import styles from './list-section.module.css';

/** As many cards of a long list are drawn in full before anything is known of the window. */
const EARLY = 12;

/** A section and what can be done in it. */
export interface ListSectionProps {
  readonly section: ListSectionModel;
  readonly intents: ItemCardIntents;
  readonly onToggle: (key: string) => void;
  readonly onPopup: (popupName: string) => void;
  /** The list is so long that only cards near the window are drawn in full. */
  readonly isOfMany?: boolean;
  /** How many cards of the list stand before this section's. */
  readonly before?: number;
}

/** A section of the list that folds away under its heading (PAGE-06). Drawn anew only when something in it changes. */
export const ListSection = memo(function ListSection({
  section,
  intents,
  onToggle,
  onPopup,
  isOfMany = false,
  before = 0,
}: ListSectionProps) {
  const contentId = useId();
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <UnstyledButton
          className={styles['toggle'] ?? ''}
          aria-expanded={section.isOpen}
          aria-controls={contentId}
          onClick={() => onToggle(section.key)}
        >
          <span className={`display ${styles['title']}`}>{section.title}</span>
          <span className={`num ${styles['tally']}`}>
            {section.tally._tag === 'Some' && sectionTally(section.role, section.tally.value)}
          </span>
          <IconChevronDown className={styles['chevron']} size={24} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </h2>
      <div id={contentId} hidden={!section.isOpen}>
        <ul className={styles['grid']}>
          {section.cards.map((card, index) => (
            <ListCell
              key={card.key}
              card={card}
              intents={intents}
              onPopup={onPopup}
              isOfMany={isOfMany}
              isEarly={before + index < EARLY}
            />
          ))}
        </ul>
      </div>
    </section>
  );
});
