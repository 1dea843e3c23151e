import {
  groupGiftFundMessages,
  type RegistrantTab,
  registrantTabMessages,
  registryPageMessages,
} from '@gift-registry/domain';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { ChoiceChips } from '../list-filter/index.ts';
import type { ListTabsModel } from '../list-model/index.ts';
import styles from './list-tabs.module.css';

interface ListTabsProps {
  readonly model: ListTabsModel;
  /** Whether another button of the page is the primary one, as on an empty registry (PAGE-07). */
  readonly isBeside?: boolean;
  readonly onChoose: (tab: RegistrantTab) => void;
}

/** The registrant's choice between all gifts and group gifts (LIST-09), and the link to add gifts (ROUTE-08). */
export const ListTabs = ({ model: { tabs, shown, addGiftsPage }, isBeside = false, onChoose }: ListTabsProps) =>
  (tabs.length > 0 || addGiftsPage._tag === 'Some') && (
    <div className={`wrap gr-row ${styles['tabs']}`}>
      {tabs.length > 0 && (
        <ChoiceChips<RegistrantTab>
          label={groupGiftFundMessages.tabs}
          name="registrant-tab"
          options={tabs}
          chosen={shown}
          labelOf={(tab) => registrantTabMessages[tab]}
          onChoose={onChoose}
        />
      )}
      {addGiftsPage._tag === 'Some' && (
        <Button
          className={styles['add'] ?? ''}
          variant={isBeside ? 'default' : 'filled'}
          component="a"
          href={addGiftsPage.value}
          leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
        >
          {registryPageMessages.addGifts}
        </Button>
      )}
    </div>
  );
