import { addressWords, settingsWords } from '@gift-registry/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { marksOf } from './field-marks.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './settings.module.css';
import type { PartProps } from './settings-parts.tsx';

/** Where gifts are delivered. */
export const AddressPart = ({ model: { draft, parts, regions, hasAddress, market }, intents }: PartProps) => (
  <PartFrame
    part="address"
    model={parts.address}
    intents={intents}
    help={hasAddress ? settingsWords.addressHelp : settingsWords.noAddressHelp}
  >
    {(
      [
        ['recipient', addressWords.recipient, '', 'name'],
        ['line1', addressWords.line1, '', 'address-line1'],
        ['line2', addressWords.line2, settingsWords.optional, 'address-line2'],
        ['city', addressWords.city, '', 'address-level2'],
      ] as const
    ).map(([field, label, description, autoComplete]) => (
      <TextInput
        key={field}
        {...marksOf(parts.address, field)}
        label={label}
        description={description}
        autoComplete={autoComplete}
        value={draft[field]}
        onChange={(event) => intents.type(field, event.currentTarget.value)}
      />
    ))}
    <div className={styles['pair']}>
      <NativeSelect
        {...marksOf(parts.address, 'region')}
        label={addressWords.region(market)}
        data={[{ value: '', label: addressWords.chooseRegion(market) }, ...regions]}
        autoComplete="address-level1"
        value={draft.region}
        onChange={(event) => intents.type('region', event.currentTarget.value)}
      />
      <TextInput
        {...marksOf(parts.address, 'postalCode')}
        label={addressWords.postalCode(market)}
        autoComplete="postal-code"
        value={draft.postalCode}
        onChange={(event) => intents.type('postalCode', event.currentTarget.value)}
      />
    </div>
  </PartFrame>
);
