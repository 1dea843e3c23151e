import { awayRows, MOST_TIMES_AWAY, settingsMessages, type TypedRange, typedRows } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { Button } from '../controls/index.ts';
import styles from './settings.module.css';
import { fieldErrorProps, LATEST_TYPED_DAY, type PartProps, SettingsSection } from './settings-form.tsx';

/** The id of the button that adds a row; removing one leads the focus to it. */
const ADD_AWAY = 'settings-add-away';

/** The part for the days on which gifts may arrive (SHIP-06). */
export const DeliveryPart = ({ model: { draft, parts }, intents }: PartProps) => {
  const rows = awayRows(draft.away);
  const write = (next: ReadonlyArray<TypedRange>): void => intents.type('away', typedRows(next));
  const replace = (place: number, row: TypedRange): void => write(rows.map((each, at) => (at === place ? row : each)));
  return (
    <SettingsSection part="delivery" model={parts.delivery} intents={intents} help={settingsMessages.deliveryHelp}>
      <div className={styles['pair']}>
        <TextInput
          {...fieldErrorProps(parts.delivery, 'firstDay')}
          type="date"
          max={LATEST_TYPED_DAY}
          label={settingsMessages.firstDay}
          value={draft.firstDay}
          onChange={(event) => intents.type('firstDay', event.currentTarget.value)}
        />
      </div>
      {rows.map(([from, to], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={place} className={styles['pair']}>
          <TextInput
            {...(place === 0 ? fieldErrorProps(parts.delivery, 'away') : {})}
            type="date"
            max={LATEST_TYPED_DAY}
            label={settingsMessages.awayFrom}
            value={from}
            onChange={(event) => replace(place, [event.currentTarget.value, to])}
          />
          <TextInput
            type="date"
            max={LATEST_TYPED_DAY}
            label={settingsMessages.awayTo}
            value={to}
            onChange={(event) => replace(place, [from, event.currentTarget.value])}
          />
          <div>
            <Button
              variant="subtle"
              aria-label={settingsMessages.removeAwayLabel(place + 1)}
              onClick={() => {
                write(rows.filter((_, at) => at !== place));
                document.getElementById(ADD_AWAY)?.focus();
              }}
            >
              {settingsMessages.removeAway}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          id={ADD_AWAY}
          variant="default"
          aria-disabled={rows.length >= MOST_TIMES_AWAY || undefined}
          onClick={() => rows.length < MOST_TIMES_AWAY && write([...rows, ['', '']])}
        >
          {settingsMessages.addAway}
        </Button>
      </div>
    </SettingsSection>
  );
};
