import { addressMessages, settingsMessages } from '@gift-registry/domain';
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
    help={hasAddress ? settingsMessages.addressHelp : settingsMessages.noAddressHelp}
  >
    {(
      [
        ['recipient', addressMessages.recipient, '', 'name'],
        ['line1', addressMessages.line1, '', 'address-line1'],
        ['line2', addressMessages.line2, settingsMessages.optional, 'address-line2'],
        ['city', addressMessages.city, '', 'address-level2'],
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
        label={addressMessages.region(market)}
        data={[{ value: '', label: addressMessages.chooseRegion(market) }, ...regions]}
        autoComplete="address-level1"
        value={draft.region}
        onChange={(event) => intents.type('region', event.currentTarget.value)}
      />
      <TextInput
        {...marksOf(parts.address, 'postalCode')}
        label={addressMessages.postalCode(market)}
        autoComplete="postal-code"
        value={draft.postalCode}
        onChange={(event) => intents.type('postalCode', event.currentTarget.value)}
      />
    </div>
  </PartFrame>
);
