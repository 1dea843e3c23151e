import { type ArrivalState, giftCorrectionMessages, thankYouPageMessages } from '@gift-registry/domain';
import { UnstyledButton } from '../controls/index.ts';
import { GiftPicture } from '../gift-picture/index.ts';
import styles from './thank-you.module.css';
import type { GiftModel, GiverModel, ThanksIntents } from './thanks-model.ts';

interface GiftProps {
  readonly gift: GiftModel;
  readonly giver: string;
  readonly intents: ThanksIntents;
}

/** What can be said of a gift, in small type. */
const Quiet = ({
  label,
  name,
  isPending,
  onClick,
}: {
  readonly label: string;
  readonly name: string;
  readonly isPending: boolean;
  readonly onClick: () => void;
}) => (
  <UnstyledButton
    className={`muted ${styles['quiet']}`}
    aria-label={name}
    aria-disabled={isPending || undefined}
    onClick={onClick}
  >
    {label}
  </UnstyledButton>
);

/** What owners can put right about a gift: one that somebody said they bought elsewhere, or one that they recorded (ELSE-02). */
const GiftCorrection = ({ gift: { id, gift, correction, isConfirming }, giver, intents }: GiftProps) => {
  const quiet = (label: string, name: string, onClick: () => void) => (
    <Quiet label={label} name={name} isPending={isConfirming} onClick={onClick} />
  );
  const { confirm, reject, remove } = giftCorrectionMessages;
  switch (correction) {
    case 'none':
      return null;
    case 'unconfirmed':
      return (
        <span className={`gr-row ${styles['claim']}`}>
          <span>{giftCorrectionMessages.unconfirmed(giver)}</span>
          {quiet(
            isConfirming ? giftCorrectionMessages.working : confirm,
            giftCorrectionMessages.confirmLabel(gift, giver),
            () => intents.confirm([id], true),
          )}
          {quiet(reject, giftCorrectionMessages.rejectLabel(gift, giver), () => intents.corrections.ask(id))}
        </span>
      );
    case 'just-confirmed':
      return (
        <span className={`gr-row ${styles['claim']}`}>
          <span>{giftCorrectionMessages.justConfirmed}</span>
          {quiet(giftCorrectionMessages.undoConfirm, giftCorrectionMessages.undoConfirmLabel(gift), () =>
            intents.confirm([id], false),
          )}
        </span>
      );
    case 'added':
      return (
        <span className={`gr-row ${styles['claim']}`}>
          {quiet(remove, giftCorrectionMessages.removeLabel(gift, giver), () => intents.corrections.ask(id))}
        </span>
      );
  }
};

/** Whether a gift came, whole or damaged (GIFT-01). */
const GiftArrival = ({ gift: { id, gift, arrival, arrived, isConfirming }, giver, intents }: GiftProps) => {
  const say = (label: string, name: string, state: ArrivalState) => (
    <Quiet label={label} name={name} isPending={isConfirming} onClick={() => intents.arrive(id, state)} />
  );
  const { arrive, damage, undoConfirm } = giftCorrectionMessages;
  if (arrival === 'none') return null;
  return (
    <span className={`gr-row ${styles['claim']}`}>
      {arrival === 'said' ? (
        <>
          <span>{arrived}</span>
          {say(undoConfirm, giftCorrectionMessages.undoArriveLabel(gift), 'awaited')}
        </>
      ) : (
        <>
          {say(arrive, giftCorrectionMessages.arriveLabel(gift, giver), 'received')}
          {say(damage, giftCorrectionMessages.damageLabel(gift, giver), 'damaged')}
        </>
      )}
    </span>
  );
};

/** The gifts and messages of a giver; a thanked gift is marked as such while others are not thanked. */
export const Gifts = ({
  model: { gifts, messages, name, giver },
  intents,
}: {
  readonly model: GiverModel;
  readonly intents: ThanksIntents;
}) => {
  const unconfirmed = gifts.flatMap(({ id, correction }) => (correction === 'unconfirmed' ? [id] : []));
  return (
    <div className={styles['given']}>
      <ul>
        {gifts.map((model) => (
          <li key={model.id} className={styles['gift']}>
            <GiftPicture path={model.imagePath} />
            <div>
              <b>{model.gift}</b>
              <span className={`muted num ${styles['about']}`}>
                {model.about}
                {model.returned !== '' && ` · ${model.returned}`}
                {model.isThanked && !giver.isThanked && ` · ${thankYouPageMessages.giftThanked}`}
              </span>
              <GiftCorrection gift={model} giver={name} intents={intents} />
              <GiftArrival gift={model} giver={name} intents={intents} />
            </div>
          </li>
        ))}
      </ul>
      {unconfirmed.length > 1 && (
        <UnstyledButton className={`muted ${styles['quiet']}`} onClick={() => intents.confirm(unconfirmed, true)}>
          {giftCorrectionMessages.confirmAll(unconfirmed.length, name)}
        </UnstyledButton>
      )}
      {messages.map((message) => (
        <p key={message} className={styles['message']}>
          <span className={styles['label']}>{thankYouPageMessages.columns.message}</span>{' '}
          <span>{thankYouPageMessages.message(message)}</span>
        </p>
      ))}
    </div>
  );
};
