import { type SettingsPart, settingsEdit, settingsMessages } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { SettingsDesk } from './settings-desk.ts';
import type { SettingsNotSaved } from './settings-model.ts';
import { afterReading, afterSaving, stepTo } from './settings-state.ts';
import { refused } from './wrong-field.ts';

/** Keeps a part of the form (SET-01): what is wrong with it is told without a call, and what has moved meanwhile is shown beside what was typed. */
export const savingSettings = ({ source, registry, site, today, log, present, change, grId }: SettingsDesk) => {
  const refuse = (part: SettingsPart, reason: SettingsNotSaved): void => {
    log.write({ level: 'warning', tag: 'settings-not-saved', data: { part, reason: reason._tag } })();
    change((its) => {
      const after = stepTo(its, part, refused(part, reason));
      return reason._tag === 'SettingsVersionConflict' ? afterReading(after, reason.settings) : after;
    });
  };

  return (part: SettingsPart): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const { form } = present();
      if (O.isNone(form) || O.isNone(number)) return EMPTY;
      const edit = settingsEdit(form.value, part, { market: site.market, today: today() });
      if (E.isLeft(edit)) {
        change((its) => stepTo(its, part, refused(part, edit.left)));
        return EMPTY;
      }
      change((its) => ({ ...stepTo(its, part, { _tag: 'Saving' }), said: '' }));
      return source.change(number.value, edit.right).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(part, answer.left);
          change((its) =>
            afterSaving(its, part, form.value.draft, answer.right.settings, settingsMessages.savedAnnouncement(part)),
          );
          registry.fold(answer.right.patch);
        }),
      );
    });
};
