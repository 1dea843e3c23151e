import { personalizeMessages } from '@gift-registry/domain';
import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { PersonalizationParts } from '../product-facts/index.ts';
import { DesignWriting } from './design-writing.tsx';
import styles from './personalize.module.css';
import type { PersonalizeIntents, PersonalizeModel } from './personalize-model.ts';
import { useDesignFocus } from './use-design-focus.ts';

/** The form, and what can be done on it. */
export interface PersonalizeFormProps {
  readonly model: PersonalizeModel;
  readonly intents: PersonalizeIntents;
  /** Over the form stands the page's own heading of a design's price. */
  readonly heading: 'h2' | 'h3';
  /** It is bought on the other brand's site, where words from here do not go along (XB-07). */
  readonly isForRegistryAlone: boolean;
}

/** The words on a product, before it is added (ADD-06): written, seen, confirmed. */
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
        <p className={styles['needed']}>{personalizeMessages.needed}</p>
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
            <p className={styles['confirmed']} role="status">
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
