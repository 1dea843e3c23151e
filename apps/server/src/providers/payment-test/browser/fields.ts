import { calendarDayIn, codeInputMode, instantAt } from '@gift-registry/domain';
import type { PaymentFields, ShowPaymentFields, WrongPaymentField } from '@gift-registry/domain/providers';
import { either as E, option as O } from 'fp-ts';
import { type CardField, type CardForm, type CardProblem, cardProblems } from './card-form.ts';
import { askToConfirm } from './confirm-dialog.ts';
import { addStyles, button, element } from './elements.ts';
import { testPaymentMessages as messages } from './messages.ts';
import { styles } from './styles.ts';
import { type TestCard, testCards, testCardToken } from './test-cards.ts';

const fieldNames: ReadonlyArray<CardField> = ['cardNumber', 'expiry', 'securityCode', 'billingPostalCode'];
const cardNames: ReadonlyArray<TestCard> = ['succeeds', 'declined', 'challenge', 'timeout'];

const autoComplete: Readonly<Record<CardField, string>> = {
  cardNumber: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
  billingPostalCode: 'billing postal-code',
};

const idOf = (field: CardField): string => `test-payment-${field}`;

/** A field with its label and the text of its problem. */
interface ShownField {
  readonly input: HTMLInputElement;
  readonly place: HTMLElement;
  readonly mark: (problem: string | undefined) => void;
}

const shownField = (name: CardField, label: string, inputMode: string): ShownField => {
  const id = idOf(name);
  const input = element('input', { id, autocomplete: autoComplete[name], inputmode: inputMode });
  if (name === 'expiry') input.placeholder = messages.expiryExample;
  const problem = element('p', { id: `${id}-problem` });
  const place = element('div', {}, element('label', { for: id }, label), input);
  return {
    input,
    place,
    mark: (text) => {
      problem.textContent = text ?? '';
      if (text === undefined) {
        problem.remove();
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      } else {
        place.append(problem);
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', problem.id);
      }
    },
  };
};

/** The card of a test payment, and buttons that fill one in (CO-03). Nothing typed here leaves the page but a token without the number. */
const showTestFields: ShowPaymentFields<HTMLElement> = ({
  element: parent,
  site,
  now,
  ask,
  onChange,
}): PaymentFields => {
  const { marketRules: market, timeZone } = site;
  const labels = messages.labels(market);
  const removeStyles = addStyles(styles);
  const shownAs = (name: CardField): ShownField =>
    shownField(name, labels[name], name === 'billingPostalCode' ? codeInputMode(market) : 'numeric');
  const fields: Readonly<Record<CardField, ShownField>> = {
    cardNumber: shownAs('cardNumber'),
    expiry: shownAs('expiry'),
    securityCode: shownAs('securityCode'),
    billingPostalCode: shownAs('billingPostalCode'),
  };
  let marked: ReadonlyArray<CardField> = [];
  const card = (): CardForm => ({
    cardNumber: fields.cardNumber.input.value,
    expiry: fields.expiry.input.value,
    securityCode: fields.securityCode.input.value,
    billingPostalCode: fields.billingPostalCode.input.value,
  });
  const wrongFields = (): ReadonlyArray<WrongPaymentField> =>
    marked.map((name) => ({ id: idOf(name), label: labels[name] }));
  const mark = (problems: ReadonlyArray<CardProblem>): void => {
    marked = problems.map(({ field }) => field);
    for (const name of fieldNames) {
      const problem = problems.find(({ field }) => field === name);
      fields[name].mark(problem === undefined ? undefined : messages.problem(market, problem, card()));
    }
  };
  const pressed = (): void => {
    for (const [name, fill] of cardButtons)
      fill.setAttribute('aria-pressed', String(card().cardNumber === testCards[name]));
  };
  const fillIn = (name: TestCard): void => {
    const filled: CardForm = {
      cardNumber: testCards[name],
      expiry: `12 / ${String(new Date(now()).getFullYear() + 1).slice(2)}`,
      securityCode: '123',
      billingPostalCode: market.postalCode.example,
    };
    for (const field of fieldNames) fields[field].input.value = filled[field];
    mark([]);
    pressed();
    onChange([]);
  };
  const cardButtons = cardNames.map(
    (name) => [name, button(messages.cards[name], 'default', () => fillIn(name))] as const,
  );
  for (const name of fieldNames)
    fields[name].input.addEventListener('input', () => {
      fields[name].mark(undefined);
      marked = marked.filter((each) => each !== name);
      pressed();
      onChange(wrongFields());
    });
  pressed();
  const shown = element(
    'div',
    { class: 'test-payment' },
    element('p', { class: 'test-payment-band' }, messages.noMoney),
    element('div', { class: 'test-payment-card' }, ...fieldNames.map((name) => fields[name].place)),
    element(
      'div',
      { class: 'test-payment-cards', role: 'group', 'aria-label': messages.fillIn },
      element('span', {}, messages.fillIn),
      ...cardButtons.map(([, fill]) => fill),
    ),
  );
  parent.append(shown);
  return {
    check: () => {
      const moment = instantAt(now());
      mark(O.isSome(moment) ? cardProblems(market, calendarDayIn(timeZone, moment.value), card()) : []);
      return wrongFields();
    },
    token: async () =>
      E.fromOption(() => ({ _tag: 'FieldsIncomplete' as const }))(
        testCardToken(card().cardNumber, crypto.randomUUID()),
      ),
    confirm: async (authorization, amount) => {
      const isApproved = await askToConfirm(site, amount);
      const answer = await ask({ authorization, isApproved });
      return E.isRight(answer) ? E.right(undefined) : E.left({ _tag: 'Unavailable' });
    },
    remove: () => {
      shown.remove();
      removeStyles();
    },
  };
};

export default showTestFields;
