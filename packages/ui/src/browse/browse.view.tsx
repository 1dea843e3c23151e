import { browseMessages, type CatalogueSort, catalogueSorts, paths, scanMessages } from '@gift-registry/domain';
import { Autocomplete } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowLeft, IconBarcode, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ChoiceMenu } from '../list-bar/choice-menu.tsx';
import { ChoiceChips } from '../list-filter/index.ts';
import { useDocumentTitle, useIsPhone, useStateValue } from '../observe/index.ts';
import { RegistryChooser } from '../registry-adding/index.ts';
import styles from './browse.module.css';
import type { BrowseStream } from './browse.stream.ts';
import { BrowseCard } from './browse-card.tsx';
import { BrowseFilters, ChosenFilters } from './browse-filters.tsx';
import type { BrowseIntents, BrowseModel, PicksModel } from './browse-model.ts';
import { BrowseResults } from './browse-results.tsx';

interface BrowsePicksProps {
  readonly picks: PicksModel;
  readonly intents: BrowseIntents;
}

/** The categories of the page, and its shelves of picks (ROUTE-08). */
const BrowsePicks = ({ picks: { shelves, categories }, intents }: BrowsePicksProps) => (
  <>
    <nav className={styles['categories']} aria-label={browseMessages.categories}>
      <ul>
        {categories.map(({ category, title }) => (
          <li key={category}>
            <Button
              variant="default"
              className={styles['category'] ?? ''}
              onClick={() => intents.toggleChoice({ _tag: 'Category', category })}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
    {shelves.map(({ title, text, cards }) => (
      <section key={title} className={styles['shelf']} aria-labelledby={`shelf-${title}`}>
        <div className={`gr-cluster ${styles['shelfHead']}`}>
          <h2 className="display gr-section-title" id={`shelf-${title}`}>
            {title}
          </h2>
          {text !== '' && <p className={`muted gr-text-body ${styles['shelfText']}`}>{text}</p>}
        </div>
        <ul className={styles['grid']} data-shelf data-in-turn>
          {cards.map((card) => (
            <li key={card.product.sku} className={styles['cell']}>
              <BrowseCard card={card} intents={intents} heading="h3" place={title} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

interface BrowseFieldProps {
  readonly text: string;
  readonly suggestions: ReadonlyArray<string>;
  readonly intents: Pick<BrowseIntents, 'typeText' | 'submitText' | 'clearText'>;
}

/** The search field, which stays focused while results change, with suggestions while somebody types (SHOP-04), and the link to scanning a label (ADD-08). */
const BrowseField = ({ text, suggestions, intents }: BrowseFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={styles['field']}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          intents.submitText();
        }}
      >
        <Autocomplete
          size="md"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && suggestions.length > 0}
          data={[...suggestions]}
          filter={({ options }) => options}
          classNames={{ option: styles['suggestion'] ?? '' }}
          openOnFocus={false}
          dropdownOpened={isOpen && suggestions.length > 0}
          onDropdownClose={() => setOpen(false)}
          onOptionSubmit={(suggestion) => {
            setOpen(false);
            intents.typeText(suggestion);
            intents.submitText();
          }}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={browseMessages.field}
          placeholder={browseMessages.placeholder}
          value={text}
          onChange={(typed) => {
            setOpen(true);
            intents.typeText(typed);
          }}
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
          rightSectionWidth={44}
          rightSection={
            text === '' ? undefined : (
              <IconButton
                variant="subtle"
                aria-label={browseMessages.clearField}
                className={styles['clearField'] ?? ''}
                onClick={intents.clearText}
              >
                <IconX size={18} stroke={1.6} aria-hidden />
              </IconButton>
            )
          }
        />
      </form>
      <Button
        component="a"
        href={paths.scan}
        variant="default"
        className={styles['scan'] ?? ''}
        leftSection={<IconBarcode size={22} stroke={1.6} aria-hidden />}
      >
        <span className={styles['scanLabel']}>{scanMessages.open}</span>
      </Button>
    </search>
  );
};

/** How many results are shown, announced on each change. */
const Shown = ({ found }: Pick<BrowseModel, 'found'>) => (
  <p className="num muted gr-text-body" role="status">
    {found._tag === 'Found' && browseMessages.shown(found.cards.length, found.total)}
  </p>
);

const PhoneFilters = ({ model, stream }: { readonly model: BrowseModel; readonly stream: BrowseStream }) => (
  <Dialog
    isOpen={model.isFilterOpen}
    title={browseMessages.openOnPhone}
    width={860}
    onClose={stream.toggleFilter}
    footer={
      <Button className={styles['show'] ?? ''} onClick={stream.toggleFilter}>
        {model.found._tag === 'Found' ? browseMessages.show(model.found.total) : browseMessages.results}
      </Button>
    }
  >
    <h3 className={styles['dialogHeading']}>{browseMessages.sortBy}</h3>
    <ChoiceChips<CatalogueSort>
      label={browseMessages.sortBy}
      name="catalogue-sort"
      options={catalogueSorts}
      chosen={model.sort}
      labelOf={browseMessages.sort}
      onChoose={stream.chooseSort}
    />
    <div className={styles['dialogFilters']}>
      <BrowseFilters kinds={model.kinds} onToggle={stream.toggleChoice} />
    </div>
  </Dialog>
);

/** Searching and browsing the shop (ADD-09); pages with picks show them first (ROUTE-08). */
export const BrowsePage = ({ stream, checklist }: { readonly stream: BrowseStream; readonly checklist?: string }) => {
  const model = useStateValue(stream.model);
  const isPhone = useIsPhone();
  const { shop } = stream;
  const { head } = model;
  const isNothing = model.found._tag === 'Nothing';
  const isAlone = isNothing && model.kinds.length === 0;
  useDocumentTitle(head.tab);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          {checklist !== undefined && (
            <a className={`gr-inline-row ${styles['back']}`} href={checklist}>
              <IconArrowLeft size={20} stroke={1.6} aria-hidden />
              {browseMessages.backToChecklist}
            </a>
          )}
          <h1 className={`display ${styles['title']}`}>{head.title}</h1>
          {head.lead !== '' && <p className={`muted ${styles['lead']}`}>{head.lead}</p>}
        </div>
        <RegistryChooser adding={model.adding} onChoose={stream.choose} />
        <BrowseField text={model.text} suggestions={model.suggestions} intents={stream} />
      </header>
      {model.picks._tag === 'Some' && <BrowsePicks picks={model.picks.value} intents={stream} />}
      {model.picks._tag === 'Some' && shop._tag === 'Some' ? (
        <h2 className={`display gr-section-title ${styles['everything']}`}>
          {browseMessages.everythingFor(shop.value)}
        </h2>
      ) : (
        <h2 className="visually-hidden">{browseMessages.results}</h2>
      )}
      <div className={styles['halves']} data-alone={isAlone || undefined}>
        {!isPhone && !isAlone && (
          <aside className={styles['side']} aria-label={browseMessages.openOnPhone}>
            <BrowseFilters kinds={model.kinds} onToggle={stream.toggleChoice} />
          </aside>
        )}
        <div>
          <div className={`gr-row ${styles['bar']}`} hidden={model.found._tag === 'NotSold'}>
            <Shown found={model.found} />
            {isPhone && !isAlone && (
              <Button
                variant="default"
                leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
                aria-haspopup="dialog"
                aria-expanded={model.isFilterOpen}
                onClick={stream.toggleFilter}
              >
                {browseMessages.openOnPhone}
              </Button>
            )}
            {!isPhone && !isNothing && (
              <ChoiceMenu<CatalogueSort>
                label={browseMessages.sortBy}
                options={catalogueSorts}
                chosen={model.sort}
                labelOf={browseMessages.sort}
                onChoose={stream.chooseSort}
              />
            )}
          </div>
          <ChosenFilters chosen={model.chosen} onToggle={stream.toggleChoice} onClear={stream.clearChoices} />
          <BrowseResults found={model.found} intents={stream} />
        </div>
      </div>
      {isPhone && <PhoneFilters model={model} stream={stream} />}
    </div>
  );
};
