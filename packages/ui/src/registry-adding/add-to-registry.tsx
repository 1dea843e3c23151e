import { addButtonMessages, faultSentence, notListed } from '@gift-registry/domain';
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import { Button, type ButtonLook } from '../controls/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';
import type { AddStep } from './add-control.ts';
import styles from './add-to-registry.module.css';
import type { AddControl } from './adding-model.ts';

interface ListingButtonProps extends Pick<ButtonLook, 'variant'> {
  readonly className?: string | undefined;
  readonly step: AddStep;
  /** The accessible name, if the visible text alone is ambiguous. */
  readonly label?: string;
  readonly onAdd: () => void;
}

/** "Add to Registry" as a button: shows a ring of the same width while it adds, and then ADDED (ADD-02). */
export const ListingButton = ({ step, label, className = '', onAdd, ...look }: ListingButtonProps) => (
  <Button
    {...look}
    className={`${styles['listing']} ${className}`}
    data-step={step}
    aria-disabled={step !== 'Idle' || undefined}
    aria-busy={step === 'Adding' || undefined}
    aria-label={label}
    leftSection={step === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
    onClick={onAdd}
  >
    <LabelOrSpinner
      words={step === 'Added' ? addButtonMessages.added : addButtonMessages.add}
      isAdding={step === 'Adding'}
    />
  </Button>
);

interface AddToRegistryProps {
  readonly name: string;
  readonly control: AddControl;
  readonly onAdd: () => void;
  readonly onTryAgain: () => void;
}

type Ready = Extract<AddControl, { readonly _tag: 'Ready' }>;

const steps = { Idle: 'Idle', Loading: 'Adding', Added: 'Added' } as const;

const ReadyControl = ({
  name,
  control: { button, editHref, refusal },
  onAdd,
}: Pick<AddToRegistryProps, 'name' | 'onAdd'> & { readonly control: Ready }) => (
  <>
    {button._tag === 'OnRegistry' ? (
      <Button
        component="a"
        href={editHref}
        variant="subtle"
        className={styles['edit'] ?? ''}
        leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
        aria-label={addButtonMessages.editLabel(name, button.wanted)}
      >
        <span className="num">{addButtonMessages.edit(button.wanted)}</span>
      </Button>
    ) : (
      <ListingButton
        variant="default"
        className={styles['add'] ?? ''}
        step={steps[button._tag]}
        label={button._tag === 'Added' ? addButtonMessages.addedAnnouncement(name) : addButtonMessages.addLabel(name)}
        onAdd={onAdd}
      />
    )}
    {refusal._tag === 'Some' && (
      <p className={`gr-text-meta gr-danger ${styles['refusal']}`} role="alert">
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
        {notListed(refusal.value)}
      </p>
    )}
  </>
);

/**
 * "Add to Registry" on a card (ADD-02): adds once and shows ADDED, then links to where the quantity is changed
 * (ADD-03). Otherwise links to sign-in or to creating a registry, or shows why the product cannot be added.
 */
export const AddToRegistry = ({ name, control, onAdd, onTryAgain }: AddToRegistryProps) => {
  const reasonId = useId();
  switch (control._tag) {
    case 'Ready':
      return <ReadyControl name={name} control={control} onAdd={onAdd} />;
    case 'SignIn':
    case 'Create':
      return (
        <Button
          component="a"
          href={control.href}
          variant="default"
          className={styles['add'] ?? ''}
          aria-label={addButtonMessages.addLabel(name)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onAdd();
          }}
        >
          {addButtonMessages.add}
        </Button>
      );
    case 'Reading':
      return (
        <Button
          variant="default"
          className={styles['add'] ?? ''}
          aria-disabled
          aria-label={addButtonMessages.addLabel(name)}
        >
          {addButtonMessages.add}
        </Button>
      );
    case 'Blocked':
      return control.designHref._tag === 'Some' ? (
        <Button component="a" href={control.designHref.value} variant="default" className={styles['add'] ?? ''}>
          {addButtonMessages.personalize}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <>
          <Button variant="default" className={styles['add'] ?? ''} disabled aria-describedby={reasonId}>
            {addButtonMessages.add}
          </Button>
          <p className={`gr-text-meta muted ${styles['notice']}`} id={reasonId}>
            {addButtonMessages.disabled(control.reason)}
          </p>
        </>
      );
    case 'Unread':
      return (
        <>
          <Button variant="default" className={styles['add'] ?? ''} onClick={onTryAgain}>
            {addButtonMessages.tryAgain}
          </Button>
          <p className={`gr-text-meta gr-danger ${styles['refusal']}`} role="alert">
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {faultSentence(control.fault)}
          </p>
        </>
      );
  }
};
