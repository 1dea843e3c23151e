import {
  createState,
  type DesignText,
  designChoices,
  designText,
  isInHouse,
  type Log,
  type MonogramConfirmation,
  needsDesign,
  type ObservableState,
  type Personalizations,
  type Product,
  personalizationMessages,
  personalizationSummary,
  type Site,
  storedLength,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { defer, exhaustMap, ignoreElements, type Observable, Subject, tap } from 'rxjs';
import type {
  ConfirmedDesign,
  PersonalizeIntents,
  PersonalizeModel,
  PersonalizeReason,
  PersonalizeStep,
} from './personalize-model.ts';

/** Confirms and saves a design; emits one answer and completes. */
export type ConfirmDesign = (
  product: Product,
  design: DesignText,
) => Observable<E.Either<PersonalizeReason, Confirmed>>;

/** The preview of a design, and what it adds to the price. */
type Look = Pick<MonogramConfirmation, 'images' | 'priceMessage' | 'returnPolicyMessage'>;

/** A confirmed design. */
export interface Confirmed extends Look {
  readonly design: ConfirmedDesign;
}

/** Confirms through the port: a design made in house is previewed before it is saved (ADD-06). */
export const confirmDesignThrough =
  (personalizations: Personalizations, { currencyPrefix }: Pick<Site, 'currencyPrefix'>): ConfirmDesign =>
  (product, design) =>
    defer(
      F.pipe(
        isInHouse(product)
          ? F.pipe(
              personalizations.confirmMonogram({ sku: product.sku, quantity: 1, texts: [design.line1, design.line2] }),
              TE.map((look): Look => look),
              TE.mapLeft((reason): PersonalizeReason => reason),
            )
          : TE.right<PersonalizeReason, Look>({ images: [], ...personalizationMessages.messages(currencyPrefix) }),
        TE.bindTo('look'),
        TE.bindW('personalizationId', () =>
          personalizations.saveDesign({
            ...design,
            sku: product.sku,
            personalizationType: product.personalizationType,
          }),
        ),
        TE.map(({ look: { images, priceMessage, returnPolicyMessage }, personalizationId }) => ({
          images,
          priceMessage,
          returnPolicyMessage,
          design: { ...design, personalizationId },
        })),
      ),
    );

interface PersonalizeDependencies {
  readonly confirm: ConfirmDesign;
  readonly log: Log;
}

/** The form for the personalization of a page's product (ADD-06, PERS-02). */
interface PersonalizeStream extends PersonalizeIntents {
  readonly model: ObservableState<PersonalizeModel>;
  /** Sets the product that the form is for. */
  readonly begin: (product: Product) => void;
  /** The design with which the product is added: none, one, or `unconfirmed` where it is wanted but not confirmed; the form then shows so. */
  readonly designToAdd: () => O.Option<ConfirmedDesign> | 'unconfirmed';
  readonly effects$: Observable<never>;
}

const WRITING: PersonalizeStep = { _tag: 'Writing', problem: O.none };

export const personalizeStream = ({ confirm, log }: PersonalizeDependencies): PersonalizeStream => {
  const cell = createState<PersonalizeModel>({ _tag: 'Nothing' });
  const confirmations$ = new Subject<void>();
  let subject: O.Option<Product> = O.none;
  let design: O.Option<ConfirmedDesign> = O.none;

  const set = (change: Partial<Extract<PersonalizeModel, { readonly _tag: 'Form' }>>): void => {
    if (cell.value._tag === 'Form') cell.set({ ...cell.value, ...change });
  };
  const confirmed = ({ design: confirmedDesign, ...look }: Confirmed): void => {
    design = O.some(confirmedDesign);
    const summary = personalizationSummary({ ...confirmedDesign, ...look, hasError: false });
    if (O.isSome(summary)) set({ step: { _tag: 'Confirmed', summary: summary.value } });
  };
  const refused = (problem: PersonalizeReason): void => {
    log.write({ level: 'warning', tag: 'design.confirmation-failed', data: { reason: problem._tag } })();
    set({ step: { _tag: 'Writing', problem: O.some(problem) } });
  };

  return {
    model: cell,
    begin: (product) => {
      if (O.isSome(subject) && subject.value.sku === product.sku) return;
      subject = O.some(product);
      design = O.none;
      const choices = designChoices(product.personalizationType);
      const isNeeded = needsDesign(product);
      if (product.personalizationType === 0) return cell.set({ _tag: 'Nothing' });
      cell.set({
        _tag: 'Form',
        name: product.name,
        isNeeded,
        isWanted: isNeeded,
        choices,
        text: { font: choices.fonts[0] ?? '', color: choices.colors[0] ?? '', line1: '', line2: '' },
        used: [0, 0],
        step: WRITING,
      });
    },
    designToAdd: () => {
      if (cell.value._tag !== 'Form' || !cell.value.isWanted) return O.none;
      if (cell.value.step._tag === 'Confirmed') return design;
      if (cell.value.step._tag !== 'Confirming') set({ step: { _tag: 'ConfirmFirst' } });
      return 'unconfirmed';
    },
    want: (isWanted) => set({ isWanted, step: WRITING }),
    write: (change) => {
      if (cell.value._tag !== 'Form' || cell.value.step._tag === 'Confirming') return;
      const text = { ...cell.value.text, ...change };
      design = O.none;
      set({ text, used: [storedLength(text.line1), storedLength(text.line2)], step: WRITING });
    },
    confirm: () => confirmations$.next(),
    change: () => {
      design = O.none;
      set({ step: WRITING });
    },
    effects$: confirmations$.pipe(
      exhaustMap(() => {
        if (cell.value._tag !== 'Form' || O.isNone(subject)) return [];
        const read = designText(cell.value.text);
        if (E.isLeft(read)) {
          set({ step: { _tag: 'Writing', problem: O.some(read.left) } });
          return [];
        }
        set({ step: { _tag: 'Confirming' } });
        return confirm(subject.value, read.right);
      }),
      tap(E.match(refused, confirmed)),
      ignoreElements(),
    ),
  };
};
