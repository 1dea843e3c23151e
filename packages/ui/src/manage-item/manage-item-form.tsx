import {
  FUND_NAME_LIMIT,
  fundNameRefused,
  itemCardMessages,
  LONGEST_QUANTITY,
  type ManageProblem,
  type ManageReason,
  manageItemMessages,
  manageProblem,
  WANTED_QUANTITY,
  wantedRefused,
} from '@gift-registry/domain';
import { Switch, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../controls/index.ts';
import { CardCounts } from '../item-card/index.ts';
import type { PurchaseCount } from '../list-model/index.ts';
import { ProblemBand } from '../nla-item/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import styles from './manage-item.module.css';
import type { ManageContent, ManageForm, ManageItemIntents } from './manage-item-model.ts';

interface ManagedItemProps {
  readonly purchaseCount: PurchaseCount;
  readonly price: string;
  readonly children: ReactNode;
}

/** Picture, name, price, SKU and count of the item. */
export const ManagedItem = ({ purchaseCount, price, children }: ManagedItemProps) => {
  const { product, identity } = purchaseCount.item;
  return (
    <div className={styles['split']}>
      <div className={`stage gr-square ${styles['picture']}`}>
        <ProductPicture images={product.images} loading="eager" isDecorative />
      </div>
      <div className={`gr-stack ${styles['side']}`}>
        <div>
          <h3 className={styles['name']}>{product.name}</h3>
          <p className={`num ${styles['price']}`}>{price}</p>
          <p className={`num muted gr-text-meta ${styles['meta']}`}>{itemCardMessages.sku(identity.sku)}</p>
          <CardCounts card={purchaseCount} />
        </div>
        {children}
      </div>
    </div>
  );
};

/** Why saving or removing failed, with a sign-in link if that is what is missing. */
export const ManageProblemBand = ({ problem }: { readonly problem: ManageProblem<ManageReason> }) => (
  <ProblemBand>
    {manageProblem(problem)}
    {problem._tag === 'CallFailed' && <SignInHint reason={problem.reason} />}
  </ProblemBand>
);

interface StartAgainProps {
  readonly content: Extract<ManageContent, { readonly _tag: 'StartAgain' }>;
}

/** Says that the options have changed, and links to the product's page (PERS-04). */
export const StartAgain = ({ content: { purchaseCount, price, productPath, problem } }: StartAgainProps) => (
  <ManagedItem purchaseCount={purchaseCount} price={price}>
    <div>
      <ProblemBand>{manageItemMessages.optionsChanged}</ProblemBand>
      {productPath._tag === 'Some' && (
        <Button component="a" href={productPath.value} className={styles['again'] ?? ''}>
          {manageItemMessages.startAgain}
        </Button>
      )}
      {problem._tag === 'Some' && <ManageProblemBand problem={problem.value} />}
    </div>
  </ManagedItem>
);

/** Removes the item while nothing was bought, or cancels. */
export const StartAgainActions = ({
  content,
  intents,
}: StartAgainProps & { readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close'> }) => (
  <>
    {content.canRemove ? (
      <Button variant="subtle" className={`gr-danger ${styles['remove']}`} onClick={intents.askRemove}>
        {manageItemMessages.removeFromRegistry}
      </Button>
    ) : (
      <p className={`muted gr-text-meta ${styles['fixed']}`}>{manageItemMessages.cannotRemove}</p>
    )}
    <Button variant="default" onClick={intents.close}>
      {manageItemMessages.cancel}
    </Button>
  </>
);

interface WantedFieldProps {
  readonly form: Pick<ManageForm, 'item' | 'draft' | 'fewest' | 'quantityProblem' | 'newer'>;
  readonly intents: Pick<ManageItemIntents, 'typeWanted' | 'leaveWanted' | 'stepWanted'>;
}

/** The wanted quantity (MAN-05), its problem, and the value that another registrant has set (MAN-06). */
const WantedField = ({ form, intents }: WantedFieldProps) => {
  const id = useId();
  const { item, draft, fewest, quantityProblem, newer } = form;
  return (
    <div className={styles['field']}>
      <p className={`gr-text-meta ${styles['label']}`} aria-hidden>
        {manageItemMessages.howMany}
      </p>
      <div className={`gr-row ${styles['line']}`}>
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
          <p className="num muted gr-text-hint" id={`${id}-hint`}>
            {manageItemMessages.fewest(fewest)}
          </p>
        )}
      </div>
      <div role="status">
        {quantityProblem._tag === 'Some' && (
          <p className={`gr-row gr-text-meta gr-danger ${styles['wrong']}`} id={`${id}-problem`}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            {wantedRefused(quantityProblem.value)}
          </p>
        )}
        {newer.wanted._tag === 'Some' && (
          <p className={`gr-row gr-text-meta ${styles['newer']}`} id={`${id}-newer`}>
            <IconUsers size={16} stroke={1.6} aria-hidden />
            {manageItemMessages.nowWanted(newer.wanted.value)}
          </p>
        )}
      </div>
    </div>
  );
};

interface FundNameFieldProps {
  readonly form: Pick<ManageForm, 'draft' | 'nameProblem' | 'newer' | 'isSaving'>;
  readonly intents: Pick<ManageItemIntents, 'typeFundName' | 'leaveFundName'>;
}

/** The fund's name (GG-04), and the name that another registrant has set (MAN-06). */
const FundNameField = ({ form, intents }: FundNameFieldProps) => {
  const { draft, nameProblem, newer, isSaving } = form;
  return (
    <div className={styles['fund']}>
      <TextInput
        label={manageItemMessages.fundName}
        description={manageItemMessages.fundNameHelp}
        error={nameProblem._tag === 'Some' && fundNameRefused(nameProblem.value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={2 * FUND_NAME_LIMIT}
        readOnly={isSaving}
        value={draft.fundName}
        onChange={(event) => intents.typeFundName(event.currentTarget.value)}
        onBlur={intents.leaveFundName}
      />
      <div role="status">
        {newer.fundName._tag === 'Some' && (
          <p className={`gr-row gr-text-meta ${styles['newer']}`}>
            <IconUsers size={16} stroke={1.6} aria-hidden />
            {manageItemMessages.nowNamed(newer.fundName.value)}
          </p>
        )}
      </div>
    </div>
  );
};

/** The form's id, for its submit button in the footer. */
export const MANAGE_FORM = 'manage-item-form';

interface ManageItemFormProps {
  readonly form: ManageForm;
  readonly intents: ManageItemIntents;
}

const GroupGift = ({ form, intents }: ManageItemFormProps) => {
  const { groupGift, leastGift, draft, isSaving } = form;
  if (groupGift === 'not-offered' || draft.isGroupGift._tag === 'None') return null;
  const isOn = draft.isGroupGift.value;
  return (
    <>
      <Switch
        size="md"
        withThumbIndicator={false}
        label={manageItemMessages.groupGift}
        aria-label={manageItemMessages.groupGift}
        description={
          groupGift === 'has-contributions'
            ? manageItemMessages.groupGiftStays
            : manageItemMessages.groupGiftHelp(leastGift)
        }
        checked={isOn}
        disabled={groupGift === 'has-contributions' || isSaving}
        onChange={(event) => intents.turnGroupGift(event.currentTarget.checked)}
      />
      {isOn && <FundNameField form={form} intents={intents} />}
    </>
  );
};

/** How many are wanted (MAN-05), most loved (MAN-08), group gift (GG-02) and the name of its fund (GG-04). */
export const ManageItemForm = ({ form, intents }: ManageItemFormProps) => {
  const { draft, isSaving, purchaseCount } = form;
  if (form.isSettled)
    return (
      <ManagedItem purchaseCount={purchaseCount} price={form.price}>
        {null}
      </ManagedItem>
    );
  return (
    <form
      id={MANAGE_FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.save();
      }}
    >
      <ManagedItem purchaseCount={purchaseCount} price={form.price}>
        <WantedField form={form} intents={intents} />
        <div className={styles['switches']}>
          <Switch
            size="md"
            withThumbIndicator={false}
            label={manageItemMessages.mostLoved}
            aria-label={manageItemMessages.mostLoved}
            description={manageItemMessages.mostLovedHelp}
            checked={draft.isMostLoved}
            disabled={isSaving}
            onChange={(event) => intents.turnMostLoved(event.currentTarget.checked)}
          />
          <GroupGift form={form} intents={intents} />
        </div>
      </ManagedItem>
    </form>
  );
};
