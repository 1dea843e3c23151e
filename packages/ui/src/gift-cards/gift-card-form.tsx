import {
  crossBrandMessages,
  formatAmount,
  GIFT_CARD_SUGGESTIONS,
  type GiftCardKind,
  giftCardHint,
  giftCardKinds,
  giftCardMessages,
  giftCardNotAdded,
  giftCardRefused,
  giftCardVerdict,
  giftCardVerdictMessages,
  paths,
  plainAmount,
  type Site,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { AmountField, useFocusRequests } from '../amount-field/index.ts';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useScrollIntoView } from '../observe/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';
import styles from './gift-cards.module.css';
import type { GiftCardsStream } from './gift-cards.stream.ts';
import type {
  GiftCardAmountProblem,
  GiftCardFormModel,
  GiftCardPopupModel,
  GiftCardsIntents,
  GiftCardsModel,
} from './gift-cards-model.ts';

/** The message below the amount: the form's own verdict, or the shop's refusal (GC-02, GC-03, GC-07). */
const problemMessages = (site: Site, problem: GiftCardAmountProblem): string =>
  problem._tag === 'Verdict' ? giftCardVerdictMessages(site, problem.verdict) : giftCardRefused(problem.reason);

/** The notice about an eGift card (GC-07), and its actions. */
interface GiftCardPopupProps {
  readonly popup: GiftCardPopupModel;
  readonly site: Site;
  readonly intents: Pick<GiftCardsIntents, 'closePopup' | 'addFromPopup'>;
}

const titleOf = ({ earlier, title }: GiftCardPopupModel): string => {
  if (earlier._tag === 'Some') return giftCardMessages.popupEarlierTitle;
  return title._tag === 'Some' ? title.value : giftCardMessages.popupTitle;
};

/**
 * The dialog with the shop's answer to adding an eGift card. If an earlier card was added instead, it offers to add the
 * one requested since (CART-08).
 */
const GiftCardPopup = ({ popup, site, intents }: GiftCardPopupProps) => {
  const { isOpen, earlier, instead, body } = popup;
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(popup)}
      width={560}
      onClose={intents.closePopup}
      footer={
        <>
          <Button component="a" href={paths.cart} variant="default">
            {giftCardMessages.viewCart}
          </Button>
          <Button variant={instead._tag === 'Some' ? 'default' : 'filled'} onClick={intents.closePopup}>
            {giftCardMessages.close}
          </Button>
          {instead._tag === 'Some' && (
            <Button onClick={intents.addFromPopup}>
              {giftCardMessages.addToo(site, instead.value.kind, instead.value.amount)}
            </Button>
          )}
        </>
      }
    >
      {earlier._tag === 'Some' && (
        <p className={styles['earlier']}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {giftCardMessages.popupEarlier(site, earlier.value.kind, earlier.value.amount)}
        </p>
      )}
      {body._tag === 'Some' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML that can come here is what `readPopupHtml` left of it.
        <div className={styles['words']} dangerouslySetInnerHTML={{ __html: body.value }} />
      ) : (
        <p className={styles['words']}>{giftCardMessages.popupText}</p>
      )}
    </Dialog>
  );
};

interface GiftCardOutcomeProps extends Pick<GiftCardFormModel, 'step' | 'added'> {
  readonly site: Site;
}

/**
 * The outcome below the button: the card is being added, was added, or could not be added, and why. Its element is
 * always rendered, as a live region, and scrolls into view, since the button may be at the window's lower edge.
 */
const GiftCardOutcomeLine = ({ step, added, site }: GiftCardOutcomeProps) => {
  const said = 'reason' in step ? step : added._tag === 'Some' ? added : undefined;
  const place = useScrollIntoView<HTMLDivElement>(said);
  return (
    <div ref={place} className={`gr-text-meta ${styles['outcome']}`}>
      <p role="status">
        {step._tag === 'Adding' && <span className="visually-hidden">{giftCardMessages.adding}</span>}
        {added._tag === 'Some' && (
          <>
            {(added.value.isEarlier ? giftCardMessages.addedEarlier : giftCardMessages.addedToCart)(
              site,
              added.value.kind,
              added.value.amount,
            )}{' '}
            <a href={paths.cart}>{giftCardMessages.viewCart}</a>
          </>
        )}
      </p>
      {'reason' in step && (
        <p className={`gr-danger ${styles['failed']}`} role="alert">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {giftCardNotAdded(step.reason)}
        </p>
      )}
    </div>
  );
};

interface GiftCardKindsProps {
  readonly kind: GiftCardKind;
  readonly onChoose: (kind: GiftCardKind) => void;
}

/** "Gift Card" or "eGift Card" (GC-01); the whole box of a kind can be pressed. */
const GiftCardKinds = ({ kind, onChoose }: GiftCardKindsProps) => {
  const id = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{giftCardMessages.kinds}</legend>
      <div className={styles['kinds']}>
        {giftCardKinds.map((one) => (
          <div key={one} className={styles['kind']} data-chosen={one === kind || undefined}>
            <Radio
              name={id}
              value={one}
              checked={one === kind}
              label={giftCardMessages.kind(one)}
              aria-describedby={`${id}-${one}`}
              onChange={() => onChoose(one)}
            />
            <small id={`${id}-${one}`}>{giftCardMessages.kindNote(one)}</small>
          </div>
        ))}
      </div>
    </fieldset>
  );
};

interface GiftCardFormProps {
  readonly form: GiftCardFormModel;
  readonly site: Site;
  readonly intents: GiftCardsIntents;
}

const buttonMessages = (site: Site, { step, kind, amount }: GiftCardFormModel): string => {
  if (step._tag === 'Adding') return giftCardMessages.adding;
  return step._tag === 'Added'
    ? giftCardMessages.added
    : giftCardMessages.add(site, kind, giftCardVerdict(kind, plainAmount(amount)));
};

const suggestionsFor = (site: Site, typed: string) =>
  GIFT_CARD_SUGGESTIONS.map((amount) => ({
    amount,
    shown: giftCardMessages.suggestion(site, amount),
    isChosen: typed === formatAmount('', amount),
  }));

/** The kind, the amount, and the button that adds the card to the cart (GC-01 to GC-05). */
const GiftCardForm = ({ form, site, intents }: GiftCardFormProps) => {
  const field = useFocusRequests(form.focusRequests);
  const isAdded = form.step._tag === 'Added';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        intents.addToCart();
      }}
    >
      <div>
        <h3 className={`display gr-text-title ${styles['title']}`}>{giftCardMessages.title}</h3>
        <p className={`muted ${styles['help']}`}>{giftCardMessages.help}</p>
      </div>
      <GiftCardKinds kind={form.kind} onChoose={intents.chooseKind} />
      <AmountField
        ref={field}
        site={site}
        label={giftCardMessages.amount}
        hint={giftCardHint(form.kind)}
        error={form.problem._tag === 'Some' && problemMessages(site, form.problem.value)}
        suggestions={giftCardMessages.suggestions}
        amounts={suggestionsFor(site, form.amount)}
        value={form.amount}
        onSuggest={(amount) => intents.typeAmount(formatAmount('', amount))}
        onType={intents.typeAmount}
        onLeave={intents.leaveAmount}
      />
      <div>
        <Button
          className={styles['add'] ?? ''}
          type="submit"
          fullWidth
          data-added={isAdded || undefined}
          aria-disabled={form.step._tag === 'Adding' || undefined}
          leftSection={isAdded ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
        >
          {buttonMessages(site, form)}
        </Button>
        <GiftCardOutcomeLine step={form.step} added={form.added} site={site} />
        {form.elsewhere._tag === 'Some' && (
          <Button
            type="button"
            variant="subtle"
            fullWidth
            aria-haspopup="dialog"
            rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
            onClick={intents.goElsewhere}
          >
            {crossBrandMessages.giftCards(form.elsewhere.value)}
          </Button>
        )}
      </div>
    </form>
  );
};

/** The form, and the dialog with the shop's answer. */
export interface GiftCardFormPartsProps {
  readonly content: Extract<Extract<GiftCardsModel, { readonly _tag: 'Shown' }>['content'], { readonly _tag: 'Form' }>;
  readonly stream: GiftCardsStream;
}

/** Buying a gift card: the form in its section, and the dialog with the shop's answer. */
export const GiftCardFormParts = ({ content, stream }: GiftCardFormPartsProps) => (
  <MantineSite>
    <GiftCardForm form={content.form} site={stream.site} intents={stream} />
    <GiftCardPopup popup={content.popup} site={stream.site} intents={stream} />
  </MantineSite>
);
