import { LONGEST_QUANTITY, manageItemWords, WANTED_QUANTITY, wantsRefused } from '@gift-registry/domain';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageForm } from './manage-item-model.ts';

/** As much of the form as the field needs. */
export interface WantsFieldProps {
  readonly form: Pick<ManageForm, 'item' | 'draft' | 'fewest' | 'quantityProblem' | 'newer'>;
  readonly intents: Pick<ManageItemIntents, 'typeWants' | 'leaveWants' | 'stepWants'>;
}

/** How many are wanted (MAN-05), with what is wrong with the number, and what somebody else has just set it to (MAN-06). */
export const WantsField = ({ form, intents }: WantsFieldProps) => {
  const id = useId();
  const { item, draft, fewest, quantityProblem, newer } = form;
  return (
    <div className={styles['field']}>
      <p className={styles['label']} aria-hidden>
        {manageItemWords.howMany}
      </p>
      <div className={styles['line']}>
        <QuantityStepper
          name={item.product.name}
          text={draft.wants}
          range={{ minimum: fewest, maximum: WANTED_QUANTITY.maximum }}
          longest={LONGEST_QUANTITY}
          isWrong={quantityProblem._tag === 'Some'}
          warningId={`${id}-hint ${id}-problem ${id}-newer`}
          onType={intents.typeWants}
          onLeave={intents.leaveWants}
          onStep={intents.stepWants}
        />
        {item.purchased > 0 && quantityProblem._tag === 'None' && (
          <p className={`num ${styles['hint']}`} id={`${id}-hint`}>
            {manageItemWords.fewest(fewest)}
          </p>
        )}
      </div>
      <div role="status">
        {quantityProblem._tag === 'Some' && (
          <p className={styles['wrong']} id={`${id}-problem`}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {wantsRefused(quantityProblem.value)}
          </p>
        )}
        {newer.wants._tag === 'Some' && (
          <p className={styles['newer']} id={`${id}-newer`}>
            <IconUsers size={16} stroke={1.6} aria-hidden />
            {manageItemWords.nowWanted(newer.wants.value)}
          </p>
        )}
      </div>
    </div>
  );
};
