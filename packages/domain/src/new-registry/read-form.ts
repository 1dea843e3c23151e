/*
 * [HOME-01] Reads the form of a new registry: names and texts normalized, without spaces around names. An invalid form makes no registry, and its first problem is
 * reported.
 *
 * @example readForm(exampleForm({ eventDate: '2027-02-30' }), { market: markets.US, today: dayOf('2027-01-01') })
 *   // => E.left({ _tag: 'RegistryFormInvalid', field: 'eventDate', problem: 'unreadable' })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type DeliveryAddress, readAddress } from '../delivery/index.ts';
import { type EventType, eventTypeOf } from '../event/index.ts';
import { readGreeting } from '../greeting/index.ts';
import type { VisibleTo } from '../registry/index.ts';
import { readEventDay } from '../settings/index.ts';
import { isBlank, storedName } from '../text/index.ts';
import {
  type FormContext,
  formProblems,
  type RegistryForm,
  type RegistryFormProblem,
  readTypedAddress,
  readVisibility,
} from './registry-form.ts';

/** The parsed form. */
export interface RegistryDraft {
  readonly eventType: EventType;
  readonly eventDate: O.Option<CalendarDay>;
  readonly primaryFirstName: string;
  readonly primaryLastName: O.Option<string>;
  readonly secondaryFirstName: O.Option<string>;
  readonly secondaryLastName: O.Option<string>;
  readonly visibility: VisibleTo;
  readonly greeting: O.Option<string>;
  readonly address: O.Option<DeliveryAddress>;
}

/** The form is invalid, with its first problem. */
export interface RegistryFormInvalid extends RegistryFormProblem {
  readonly _tag: 'RegistryFormInvalid';
}

const nameOrNone = (typed: string): O.Option<string> => (isBlank(typed) ? O.none : O.some(storedName(typed)));

/** Parses the form, or returns its first problem. */
export const readForm = (form: RegistryForm, context: FormContext): E.Either<RegistryFormInvalid, RegistryDraft> => {
  const [first] = formProblems(form, context);
  if (first !== undefined) return E.left({ _tag: 'RegistryFormInvalid', ...first });
  return F.pipe(
    readEventDay(form.eventDate),
    E.fromOption(
      (): RegistryFormInvalid => ({ _tag: 'RegistryFormInvalid', field: 'eventDate', problem: 'unreadable' }),
    ),
    E.map((eventDate) => ({
      eventType: eventTypeOf(form.eventType),
      eventDate,
      primaryFirstName: storedName(form.primaryFirstName),
      primaryLastName: nameOrNone(form.primaryLastName),
      secondaryFirstName: nameOrNone(form.secondaryFirstName),
      secondaryLastName: nameOrNone(form.secondaryLastName),
      visibility: F.pipe(
        readVisibility(form),
        O.getOrElse((): VisibleTo => 'findable'),
      ),
      greeting: F.pipe(
        readGreeting(form.greeting),
        E.getOrElse((): O.Option<string> => O.none),
      ),
      address: F.pipe(readTypedAddress(form), O.chain(F.flow(readAddress(context.market), O.fromEither))),
    })),
  );
};
