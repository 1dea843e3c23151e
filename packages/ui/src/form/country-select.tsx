import { addressMessages, countries, countryName, PAGE_LANGUAGE, type Site } from '@gift-registry/domain';
import { NativeSelect } from '@mantine/core';

interface CountrySelectProps extends Pick<Site, 'marketRules'> {
  readonly id: string;
  readonly className?: string | undefined;
  /** Empty for the country of the market. */
  readonly value: string;
  readonly isOff?: boolean;
  readonly error: string | boolean;
  readonly onChoose: (country: string) => void;
}

/** The country of a giver's address, that of the market first (ADDR-01). */
export const CountrySelect = ({
  id,
  className = '',
  marketRules,
  value,
  isOff,
  error,
  onChoose,
}: CountrySelectProps) => (
  <NativeSelect
    id={id}
    className={className}
    label={addressMessages.country}
    autoComplete="country"
    disabled={isOff ?? false}
    data={[
      { value: '', label: countryName(marketRules.country, PAGE_LANGUAGE) },
      ...countries(PAGE_LANGUAGE)
        .filter(({ code }) => code !== marketRules.country)
        .map(({ code, name }) => ({ value: code, label: name })),
    ]}
    value={value}
    error={error}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);
