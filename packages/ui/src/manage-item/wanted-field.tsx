import { LONGEST_QUANTITY, manageItemMessages, WANTED_QUANTITY, wantedRefused } from '@gift-registry/domain';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageForm } from './manage-item-model.ts';

/** As much of the form as the field needs. */
export interface WantedFieldProps {
  readonly form: Pick<ManageForm, 'item' | 'draft' | 'fewest' | 'quantityProblem' | 'newer'>;
  readonly intents: Pick<ManageItemIntents, 'typeWanted' | 'leaveWanted' | 'stepWanted'>;
}

/** How many are wanted (MAN-05), with what is wrong with the number, and what somebody else has just set it to (MAN-06). */
export const WantedField = ({ form, intents }: WantedFieldProps) => {
  const id = useId();
  const { item, draft, fewest, quantityProblem, newer } = form;
  return (
    <div className={styles['field']}>
      <p className={styles['label']} aria-hidden>
        {manageItemMessages.howMany}
      </p>
      <div className={styles['line']}>
        <QuantityStepper
          name={item.product.name}
          text={draft.wanted}
          range={{ minimum: fewest, maximum: WANTED_QUANTITY.maximum }}
          longest={LONGEST_QUANTITY}
          isWrong={quantityProblem._tag === 'Some'}
          warningId={`${id}-hint ${id}-problem ${id}-newer`}
          onType={intents.typeWanted}
          onLeave={intents.leaveWanted}
          onStep={intents.stepWanted}
        />
        {item.purchased > 0 && quantityProblem._tag === 'None' && (
          <p className={`num ${styles['hint']}`} id={`${id}-hint`}>
            {manageItemMessages.fewest(fewest)}
          </p>
        )}
      </div>
      <div role="status">
        {quantityProblem._tag === 'Some' && (
          <p className={styles['wrong']} id={`${id}-problem`}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {wantedRefused(quantityProblem.value)}
          </p>
        )}
        {newer.wanted._tag === 'Some' && (
          <p className={styles['newer']} id={`${id}-newer`}>
            <IconUsers size={16} stroke={1.6} aria-hidden />
            {manageItemMessages.nowWanted(newer.wanted.value)}
          </p>
        )}
      </div>
    </div>
  );
};
