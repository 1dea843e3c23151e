import { groupGiftFundWords, type RegistrantTab, registrantTabWords } from '@gift-registry/domain';
import { ChoiceChips } from '../list-filter/index.ts';
import type { ListTabsModel } from '../list-model/index.ts';
import styles from './list-tabs.module.css';

/** The tabs, and what chooses one. */
export interface ListTabsProps {
  readonly model: ListTabsModel;
  readonly onChoose: (tab: RegistrantTab) => void;
}

/** Which part of the list a registrant looks at: all gifts, or what is given together (LIST-09). */
export const ListTabs = ({ model: { tabs, shown }, onChoose }: ListTabsProps) =>
  tabs.length > 0 && (
    <div className={`wrap ${styles['tabs']}`}>
      <ChoiceChips<RegistrantTab>
        label={groupGiftFundWords.tabs}
        name="registrant-tab"
        options={tabs}
        chosen={shown}
        labelOf={(tab) => registrantTabWords[tab]}
        onChoose={onChoose}
      />
    </div>
  );
