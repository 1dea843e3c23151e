import { IconChevronDown } from '@tabler/icons-react';
import { LazyMenu, lazyChunk, type OpenMenuProps } from '../lazy-dialogs/index.ts';
import styles from './choice-menu.module.css';
import type { Choices } from './open-choice-menu.tsx';

interface ChoiceMenuProps<A extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<A>;
  readonly chosen: A;
  readonly labelOf: (option: A) => string;
  readonly onChoose: (option: A) => void;
}

const chunk = lazyChunk<Choices & OpenMenuProps>(async () => (await import('./open-choice-menu.tsx')).OpenChoiceMenu);

const Value = <A extends string>({ label, chosen, labelOf }: ChoiceMenuProps<A>) => (
  <span>
    <span className={styles['label']}>{label}</span> <b>{labelOf(chosen)}</b>
  </span>
);

/** A menu button such as "Sort by Price"; with a single option, only its text. */
export const ChoiceMenu = <A extends string>(props: ChoiceMenuProps<A>) => {
  const { options, chosen, labelOf, onChoose } = props;
  if (options.length < 2)
    return (
      <p className={styles['target']}>
        <Value {...props} />
      </p>
    );
  return (
    <LazyMenu<Choices>
      chunk={chunk}
      of={{
        labels: options.map(labelOf),
        chosen: options.indexOf(chosen),
        onChoose: (index: number) => {
          const option = options[index];
          if (option !== undefined) onChoose(option);
        },
      }}
      target={{
        className: `unstyled-button ${styles['target']}`,
        children: (
          <>
            <Value {...props} />
            <IconChevronDown size={20} stroke={1.6} aria-hidden />
          </>
        ),
      }}
    />
  );
};
