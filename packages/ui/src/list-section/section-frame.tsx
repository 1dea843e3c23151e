import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { UnstyledButton } from '../controls/index.ts';
import styles from './list-section.module.css';

interface SectionFrameProps {
  readonly title: string;
  /** The counts beside the heading; empty if there are none. */
  readonly countsText?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A section of a registry's page that collapses under its heading (PAGE-06). */
export const SectionFrame = ({ title, countsText = '', isOpen, onToggle, children }: SectionFrameProps) => {
  const contentId = useId();
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>
        <UnstyledButton
          className={styles['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <span className={`display gr-section-title ${styles['title']}`}>{title}</span>
          <span className={`num muted ${styles['tally']}`}>{countsText}</span>
          <IconChevronDown className={styles['chevron']} size={24} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </h2>
      <div id={contentId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
};
