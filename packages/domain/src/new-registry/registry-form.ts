/*
 * [HOME-01] [SITE-01] The event types in the form of a new registry, with children's events first on the children's site, and those that the start page shows with a picture.
 *
 * @example siteEvents(sites.kids).map(({ name }) => name) // => ['Baby', 'Kids', 'Wedding', 'Celebration', 'Housewarming']
 */
import { either as E, eq as EQ, function as F, option as O, readonlyArray as RA, string as S } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type AddressField, addressProblems, type DeliveryAddress } from '../delivery/index.ts';
import type { EventType } from '../event/index.ts';
import { readGreeting } from '../greeting/index.ts';
import { defaultPicture, type VisibleTo } from '../registry/index.ts';
import { type EventDayProblem, eventDayProblem, offeredEvents, readEventDay } from '../settings/index.ts';
import type { MarketRules, Site } from '../site/index.ts';
import { isBlank, isLastName, isPersonName, storedName } from '../text/index.ts';

/** The event types of new registries on that site, in the form's order. */
export const siteEvents = ({ front, marketRules }: Pick<Site, 'front' | 'marketRules'>): ReadonlyArray<EventType> => {
  const first: ReadonlyArray<string> = front.firstEvents;
  const offered = offeredEvents(marketRules);
  return [
    ...first.flatMap((code) => offered.filter((event) => event.code === code)),
    ...offered.filter(({ code }) => !first.includes(code)),
  ];
};

/** The events on the site's start page, each with its own picture. */
export const startPageEvents = (site: Pick<Site, 'front' | 'marketRules'>): ReadonlyArray<EventType> =>
  RA.uniq(EQ.contramap(defaultPicture)(S.Eq))(siteEvents(site));

/*
 * [HOME-01] The steps of the form: the event, the names, then who sees the registry and what is optional.
 *
 * @example stepProblems('names', exampleForm({ eventDate: '', primaryFirstName: '' }), { market: markets.US, today: dayOf('2027-06-01') })
 *   // => [{ field: 'primaryFirstName', problem: 'missing' }]
 */

/** A step of the form. */
export type RegistryFormStep = 'event' | 'names' | 'extras';

/** The fields of each step, in order. */
const fieldsOf: Readonly<Record<RegistryFormStep, ReadonlyArray<RegistryFormField>>> = {
  event: ['eventType', 'eventDate'],
  names: ['primaryFirstName', 'primaryLastName', 'secondaryFirstName', 'secondaryLastName'],
  extras: ['visibility', 'greeting', 'recipient', 'line1', 'line2', 'city', 'region', 'postalCode'],
};

/** The steps in their order. */
export const formSteps: ReadonlyArray<RegistryFormStep> = ['event', 'names', 'extras'];

/** The step that a field is in. */
export const stepOf = (field: RegistryFormField): RegistryFormStep =>
  formSteps.find((step) => fieldsOf[step].includes(field)) ?? 'event';

/** The fields of a step, in their order. */
export const stepFields = (step: RegistryFormStep): ReadonlyArray<RegistryFormField> => fieldsOf[step];

/** All problems of a step. */
export const stepProblems = (
  step: RegistryFormStep,
  form: RegistryForm,
  context: FormContext,
): ReadonlyArray<RegistryFormProblem> =>
  formProblems(form, context).filter(({ field }) => fieldsOf[step].includes(field));

/*
 * [HOME-01] [NAME-01] Checks the form of a new registry: event type, day, names, greeting and delivery address. Page and service use the same check.
 *
 * @example formProblems(exampleForm({ eventDate: '2027-05-31' }), { market: markets.US, today: dayOf('2027-06-01') }) // => [{ field: 'eventDate', problem: 'past' }]
 * @example formProblems(exampleForm({ primaryFirstName: ' ' }), { market: markets.US, today: dayOf('2027-06-01') }) // => [{ field: 'primaryFirstName', problem: 'missing' }]
 */

/** The form as typed; omitted fields are empty. */
export interface RegistryForm {
  /** The code of an event. */
  readonly eventType: string;
  /** `YYYY-MM-DD`, or `NO_DATE_YET` (EVENT-01). */
  readonly eventDate: string;
  readonly primaryFirstName: string;
  readonly primaryLastName: string;
  readonly secondaryFirstName: string;
  readonly secondaryLastName: string;
  /** `findable`, `link` or `private`; empty is findable (SET-02). */
  readonly visibility: string;
  readonly greeting: string;
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

/** A field of the form. */
export type RegistryFormField = keyof RegistryForm;

/** What is wrong with a field. */
export type RegistryFieldProblem = 'missing' | 'unreadable' | EventDayProblem | 'tooLong';

/** A problem, and its field. */
export interface RegistryFormProblem {
  readonly field: RegistryFormField;
  readonly problem: RegistryFieldProblem;
}

/** The market and day on which the form is filled in. */
export interface FormContext {
  readonly market: MarketRules;
  readonly today: CalendarDay;
}

type Found = ReadonlyArray<RegistryFormProblem>;

const reported = (field: RegistryFormField, problem: RegistryFieldProblem | undefined): Found =>
  problem === undefined ? [] : [{ field, problem }];

const dayProblem = (typed: string, today: CalendarDay): RegistryFieldProblem | undefined => {
  if (isBlank(typed)) return 'missing';
  const day = readEventDay(typed);
  return O.isNone(day)
    ? 'unreadable'
    : O.toUndefined(O.chain((known: CalendarDay) => eventDayProblem(known, today))(day.value));
};

const nameProblem = (typed: string): RegistryFieldProblem | undefined => {
  if (isBlank(typed)) return 'missing';
  return isPersonName(storedName(typed)) ? undefined : 'tooLong';
};

const lastNameProblem = (typed: string): RegistryFieldProblem | undefined =>
  isLastName(storedName(typed)) ? undefined : 'tooLong';

const secondProblems = ({ secondaryFirstName, secondaryLastName }: RegistryForm): Found => [
  ...(isBlank(secondaryFirstName) && isBlank(secondaryLastName)
    ? []
    : reported('secondaryFirstName', nameProblem(secondaryFirstName))),
  ...reported('secondaryLastName', lastNameProblem(secondaryLastName)),
];

/** Who can see a new registry. That search engines may list it is chosen in Settings alone (SEO-01). */
export type NewVisibility = Exclude<VisibleTo, 'indexed'>;

export const newVisibilities: ReadonlyArray<NewVisibility> = ['findable', 'link', 'private'];

/** The chosen visibility; `none` for an unknown value. */
export const readVisibility = ({ visibility }: Pick<RegistryForm, 'visibility'>): O.Option<NewVisibility> =>
  visibility === '' ? O.some('findable') : O.fromNullable(newVisibilities.find((each) => each === visibility));

/** The typed address; `none` when all its fields are blank. */
export const readTypedAddress = (form: RegistryForm): O.Option<DeliveryAddress> => {
  const { recipient, line1, line2, city, region, postalCode } = form;
  if ([recipient, line1, line2, city, region, postalCode].every(isBlank)) return O.none;
  return O.some({
    recipient: isBlank(recipient) ? storedName(`${form.primaryFirstName} ${form.primaryLastName}`) : recipient,
    line1,
    line2: isBlank(line2) ? O.none : O.some(line2),
    city,
    region,
    postalCode,
  });
};

const addressProblem = (form: RegistryForm, field: AddressField): RegistryFieldProblem => {
  if (isBlank(form[field])) return 'missing';
  return field === 'region' || field === 'postalCode' ? 'unreadable' : 'tooLong';
};

/** All problems of the form, in its order. */
export const formProblems = (form: RegistryForm, { market, today }: FormContext): Found => {
  const events = offeredEvents(market);
  return [
    ...reported('eventType', events.some(({ code }) => code === form.eventType) ? undefined : 'missing'),
    ...reported('eventDate', dayProblem(form.eventDate, today)),
    ...reported('primaryFirstName', nameProblem(form.primaryFirstName)),
    ...reported('primaryLastName', lastNameProblem(form.primaryLastName)),
    ...secondProblems(form),
    ...reported('visibility', O.isNone(readVisibility(form)) ? 'missing' : undefined),
    ...reported('greeting', E.isLeft(readGreeting(form.greeting)) ? 'tooLong' : undefined),
    ...F.pipe(
      readTypedAddress(form),
      O.match(
        (): ReadonlyArray<AddressField> => [],
        (address) => addressProblems(market, address),
      ),
    )
      // A missing name is reported at the name's own field.
      .filter((field) => field !== 'recipient' || !isBlank(form.recipient))
      .flatMap((field) => reported(field, addressProblem(form, field))),
  ];
};
