import {
  DESIGN_LIMITS,
  designRefused,
  personalizationSummaryMessages,
  personalizeMessages,
} from '@gift-registry/domain';
import { Checkbox, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Button, RadioChip } from '../controls/index.ts';
import { PersonalizationParts } from '../product-facts/index.ts';
import styles from './personalize.module.css';
import type { PersonalizeIntents, PersonalizeModel } from './personalize-model.ts';
import { useDesignFocus } from './use-design-focus.ts';

type Form = Extract<PersonalizeModel, { readonly _tag: 'Form' }>;

const Choices = ({
  label,
  name,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly name: string;
  readonly options: ReadonlyArray<string>;
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}) =>
  options.length < 2 ? null : (
    <fieldset>
      <legend className={`gr-text-body ${styles['legend']}`}>{label}</legend>
      <div className={`gr-cluster ${styles['chips']}`}>
        {options.map((option) => (
          <RadioChip
            key={option}
            name={name}
            isChecked={option === chosen}
            value={option}
            labelClassName={styles['chip']}
            onCheck={() => onChoose(option)}
          >
            {personalizationSummaryMessages.chosen(option)}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );

/** The error of a line, shown at its field; undefined if the problem concerns something else. */
const faultOf = ({ used, step }: Form, number: 1 | 2): string | undefined => {
  if ((used[number - 1] ?? 0) > DESIGN_LIMITS.line)
    return designRefused({ _tag: 'DesignTooLong', maximum: DESIGN_LIMITS.line });
  if (number === 2 || step._tag !== 'Writing' || step.problem._tag === 'None') return undefined;
  return step.problem.value._tag === 'DesignBlank' ? designRefused(step.problem.value) : undefined;
};

/** The error of the whole design; empty while there is none. */
const problemOf = (step: Form['step']): string => {
  if (step._tag === 'ConfirmFirst') return personalizeMessages.confirmFirst;
  return step._tag === 'Writing' && step.problem._tag === 'Some' ? designRefused(step.problem.value) : '';
};

const Problem = ({ message }: { readonly message: string }) =>
  message === '' ? null : (
    <p className={`gr-danger gr-text-body ${styles['problem']}`} role="alert">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      {message}
    </p>
  );

/** The form for editing a design: lines, font, color, a preview, and what is wrong with it. */
const DesignWriting = ({ form, intents }: { readonly form: Form; readonly intents: PersonalizeIntents }) => {
  const { choices, text, used, step } = form;
  const faults = [faultOf(form, 1), faultOf(form, 2)];
  const isConfirming = step._tag === 'Confirming';
  const lines = [
    { number: 1, value: text.line1, change: (line1: string) => intents.write({ line1 }) },
    { number: 2, value: text.line2, change: (line2: string) => intents.write({ line2 }) },
  ] as const;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        intents.confirm();
      }}
    >
      {lines.map(({ number, value, change }) => (
        <TextInput
          key={number}
          label={personalizeMessages.line(number)}
          value={value}
          autoComplete="off"
          readOnly={isConfirming}
          error={faults[number - 1]}
          errorProps={{ role: 'alert' }}
          description={personalizeMessages.left(used[number - 1] ?? 0, DESIGN_LIMITS.line)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ))}
      <Choices
        label={personalizeMessages.font}
        name="design-font"
        options={choices.fonts}
        chosen={text.font}
        onChoose={(font) => intents.write({ font })}
      />
      <Choices
        label={personalizeMessages.color}
        name="design-color"
        options={choices.colors}
        chosen={text.color}
        onChoose={(color) => intents.write({ color })}
      />
      <div aria-live="polite">
        <p className={`gr-text-body ${styles['legend']}`}>{personalizeMessages.preview}</p>
        <p className={styles['words']} data-font={text.font} data-color={text.color}>
          <span>{text.line1}</span>
          <span>{text.line2}</span>
        </p>
      </div>
      <Problem message={faults.every((fault) => fault === undefined) ? problemOf(step) : ''} />
      <Button type="submit" variant="default" aria-disabled={isConfirming || undefined}>
        {isConfirming ? personalizeMessages.confirming : personalizeMessages.confirm}
      </Button>
    </form>
  );
};

interface PersonalizeFormProps {
  readonly model: PersonalizeModel;
  readonly intents: PersonalizeIntents;
  /** The heading level: the page has a heading with the design's price above the form. */
  readonly heading: 'h2' | 'h3';
  /** Whether the product is bought on the other brand's site, to which no design is carried over (XB-07). */
  readonly isForRegistryAlone: boolean;
}

/** The personalization of a product before it is added (ADD-06): edited, previewed, confirmed. */
export const PersonalizeForm = ({ model, intents, heading: Heading, isForRegistryAlone }: PersonalizeFormProps) => {
  const section = useDesignFocus(model);
  if (model._tag === 'Nothing') return null;
  const { step, isNeeded, isWanted, name } = model;
  return (
    <section ref={section} className={styles['personalize']} aria-labelledby="personalize">
      <Heading className={styles['title']} id="personalize">
        {personalizeMessages.title}
      </Heading>
      {isNeeded ? (
        <p className={`gr-text-body ${styles['needed']}`}>{personalizeMessages.needed}</p>
      ) : (
        <Checkbox
          label={personalizeMessages.wanted}
          classNames={{ body: styles['wanted'] ?? '', label: styles['wantedLabel'] ?? '' }}
          checked={isWanted}
          onChange={(event) => intents.want(event.currentTarget.checked)}
        />
      )}
      {isWanted &&
        (step._tag === 'Confirmed' ? (
          <>
            <p className={`gr-text-body ${styles['confirmed']}`} role="status">
              <IconCircleCheck size={20} stroke={1.6} aria-hidden />
              {isForRegistryAlone ? personalizeMessages.confirmedForRegistry : personalizeMessages.confirmed}
            </p>
            <PersonalizationParts name={name} summary={step.summary} heading="h3" />
            <Button variant="subtle" className={styles['change'] ?? ''} onClick={intents.change}>
              {personalizeMessages.change}
            </Button>
          </>
        ) : (
          <DesignWriting form={model} intents={intents} />
        ))}
    </section>
  );
};
