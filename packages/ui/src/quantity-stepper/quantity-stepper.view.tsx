import { GUEST_QUANTITY } from '@gift-registry/domain';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useMessages } from '../component-messages/index.ts';
import { IconButton } from '../controls/index.ts';
import styles from './quantity-stepper.module.css';

/** A quantity as it is being typed, and what typing and stepping do. */
export interface QuantityStepperProps {
  /** The name of the counted item, for screen readers only. */
  readonly name: string;
  /** The text of the field. */
  readonly text: string;
  /** The smallest and largest quantity; by default those for a guest. */
  readonly range?: { readonly minimum: number; readonly maximum: number };
  /** The most characters that can be typed; by default as many as the largest quantity has. */
  readonly longest?: number;
  /** Whether the text is not a valid quantity. */
  readonly isWrong?: boolean;
  /** The id of the warning that belongs to the field, when there is one. */
  readonly warningId: string | undefined;
  /** Called with the field's new text. */
  readonly onType: (text: string) => void;
  /** Called when the field is left, and at Enter. */
  readonly onLeave: () => void;
  /** Called by plus and minus. */
  readonly onStep: (by: 1 | -1) => void;
}

/** The field's text after a paste into its selection, at any length: the field itself would truncate `1,000` to a different number. */
const pastedInto = ({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string =>
  `${value.slice(0, selectionStart ?? value.length)}${text.trim()}${value.slice(selectionEnd ?? value.length)}`;

/** A minus button, the number field, and a plus button (BUY-01). Reports input without interpreting it. */
export const QuantityStepper = ({
  name,
  text,
  range = GUEST_QUANTITY,
  longest = String(range.maximum).length,
  isWrong = false,
  warningId,
  onType,
  onLeave,
  onStep,
}: QuantityStepperProps) => {
  const { itemCard } = useMessages();
  return (
    <div className={styles['stepper']}>
      <IconButton
        className={styles['step']}
        variant="transparent"
        aria-label={itemCard.fewer(name)}
        disabled={text === String(range.minimum)}
        onClick={() => onStep(-1)}
      >
        <IconMinus size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <input
        className={styles['input']}
        aria-label={itemCard.quantityOf(name)}
        aria-describedby={warningId}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        maxLength={longest}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault();
          onType(pastedInto(event.currentTarget, event.clipboardData.getData('text')));
        }}
        onBlur={onLeave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onLeave();
        }}
      />
      <IconButton
        className={styles['step']}
        variant="transparent"
        aria-label={itemCard.more(name)}
        disabled={text === String(range.maximum)}
        onClick={() => onStep(1)}
      >
        <IconPlus size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
};
