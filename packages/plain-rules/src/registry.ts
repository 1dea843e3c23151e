/** Questions about a registry as a whole, and its gift cards. */
import {
  amountField,
  daysToGo as daysBetween,
  giftCardKinds,
  giftCardVerdict,
  giftCardVerdictMessages,
  parseCalendarDay,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { oneOf, textArgument, wrongArgument } from './guards.ts';
import { registryViewBehind } from './plain-values.ts';
import type { GiftCardAmount, Registry } from './types.ts';

/** Whole days from `today` (`YYYY-MM-DD`) to the event; 0 on its day and afterwards, `null` while it has no date or the registry is paused. */
export const daysToGo = (registry: Registry, today: string): number | null => {
  const { header } = registryViewBehind('daysToGo(registry, today)', registry);
  const place = 'daysToGo(registry, today): today';
  const day = parseCalendarDay(textArgument(place, today));
  if (O.isNone(day)) throw wrongArgument(place, 'a day that exists, as YYYY-MM-DD', today);
  return header.isPaused || O.isNone(header.eventDate) ? null : daysBetween(header.eventDate.value, day.value);
};

/** Reads the amount that a buyer typed for a gift card, as the form on the registry's page does. */
export const giftCardAmount = (registry: Registry, kind: 'GiftCard' | 'EGiftCard', typed: string): GiftCardAmount => {
  const call = 'giftCardAmount(registry, kind, typed)';
  registryViewBehind(call, registry);
  const { site } = registry;
  const verdict = giftCardVerdict(
    oneOf(`${call}: kind`, giftCardKinds, kind),
    amountField.blur(textArgument(`${call}: typed`, typed)),
  );
  if (!site.sellsGiftCards) return { ok: false, message: 'No gift cards are sold in this country.' };
  return verdict._tag === 'Ok'
    ? { ok: true, amount: verdict.amount }
    : { ok: false, message: giftCardVerdictMessages(site, verdict) };
};
