import type { DesignText, LogEntry } from '@gift-registry/domain';
import { exampleProduct, personalizationIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type ConfirmDesign, confirmDesignThrough, personalizeStream } from './personalize.stream.ts';

const mugs = exampleProduct({ personalizationType: 705 });
const design: DesignText = { font: 'Block', color: '', line1: 'A & J', line2: '' };
const confirmed: ConfirmDesign = (_, text) =>
  of(
    E.right({
      images: [],
      priceMessage: 'Adds',
      returnPolicyMessage: '',
      design: { ...text, personalizationId: personalizationIdOf(12) },
    }),
  );

const opened = (confirm: ConfirmDesign = confirmed, product = mugs) => {
  const logged: LogEntry[] = [];
  const form = personalizeStream({ confirm, log: { write: (entry) => () => void logged.push(entry) } });
  form.effects$.subscribe();
  form.begin(product);
  return { form, logged };
};
const stepOf = ({ model: { value } }: ReturnType<typeof opened>['form']) =>
  value._tag === 'Form' ? value.step._tag : value._tag;

describe('personalizeStream', () => {
  it('[ADD-06] a product without personalization has no form; one that requires it asks for it', () => {
    expect(stepOf(opened(confirmed, exampleProduct()).form)).toBe('Nothing');
    const { form } = opened(confirmed, exampleProduct({ personalizationType: 100 }));
    expect(form.model.value).toMatchObject({ isNeeded: true, isWanted: true });
    expect(form.designToAdd()).toBe('unconfirmed');
  });

  it('[ADD-06] [PERS-02] a wanted design is confirmed before it is used; a changed one is confirmed again', () => {
    const { form } = opened();
    expect(form.designToAdd()).toEqual(O.none);
    form.want(true);
    expect(form.designToAdd()).toBe('unconfirmed');
    expect(stepOf(form)).toBe('ConfirmFirst');
    form.confirm();
    expect(form.model.value).toMatchObject({ step: { _tag: 'Writing', problem: O.some({ _tag: 'DesignBlank' }) } });
    form.write({ line1: ' A & J ' });
    form.confirm();
    expect(stepOf(form)).toBe('Confirmed');
    expect(form.designToAdd()).toEqual(O.some({ ...design, personalizationId: 12 }));
    form.change();
    expect(form.designToAdd()).toBe('unconfirmed');
    form.want(false);
    expect(form.designToAdd()).toEqual(O.none);
  });

  it('[ADD-06] a refusal is shown and logged, and the text stays', () => {
    const { form, logged } = opened(() => of(E.left({ _tag: 'Unavailable' } as const)));
    form.want(true);
    form.write({ line1: 'A & J' });
    form.confirm();
    expect(form.model.value).toMatchObject({
      text: { line1: 'A & J' },
      used: [5, 0],
      step: { _tag: 'Writing', problem: O.some({ _tag: 'Unavailable' }) },
    });
    expect(logged).toMatchObject([{ tag: 'design.confirmation-failed', data: { reason: 'Unavailable' } }]);
  });

  it.each([
    [705, '+ $15.00 personalization'],
    [100, '+ $15.00 personalization'],
  ] as const)(
    '[ADD-06] [PERS-01] through the service, type %d: previewed, saved, and shown with what it adds',
    async (personalizationType, priceMessage) => {
      const product = exampleProduct({ personalizationType });
      const { personalizations } = memoryBrowser(memoryDependencies({ products: [product] }));
      const answer = await firstValueFrom(confirmDesignThrough(personalizations, sites.main)(product, design));
      expect(answer).toMatchObject(E.right({ priceMessage, design }));
      const again = await firstValueFrom(confirmDesignThrough(personalizations, sites.main)(product, design));
      expect(again).toEqual(answer);
      const blank = { ...design, line1: ' ' };
      expect(await firstValueFrom(confirmDesignThrough(personalizations, sites.main)(product, blank))).toEqual(
        E.left({ _tag: 'DesignBlank' }),
      );
    },
  );
});
