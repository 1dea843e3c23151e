import {
  giftCorrectionMessages,
  LONGEST_THANKS_SEARCH,
  notMarked,
  type ThanksChoice,
  thanksShows,
  thanksSorts,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { Checkbox, Menu, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconPlus, IconPrinter, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { Button } from '../controls/index.ts';
import type { HiddenPurchasesStream } from '../hidden-purchases/index.ts';
import { ChoiceMenu } from '../list-bar/index.ts';
import { ChoiceChips } from '../list-filter/index.ts';
import { Notice } from '../notice/index.ts';
import { useConfirmBeforeLeaving, useStateValue } from '../observe/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import { SignInLink } from '../sign-in/index.ts';
import { useFocusOfNext, useFocusOfRemoved } from './focus-in-gifts.ts';
import { GiftCorrectionsDialog } from './gift-corrections.view.tsx';
import { GiverRow } from './giver-row.tsx';
import styles from './thank-you.module.css';
import type { ThankYouStream } from './thank-you.stream.ts';
import { ThanksBodyFrame } from './thanks-frame.tsx';
import type { GiftsBody, GiverModel, SelectionModel, ThanksIntents } from './thanks-model.ts';
import { GIVERS_PER_PAGE } from './thanks-state.ts';

const formats = ['xlsx', 'csv'] as const;

/** Filter, order, search, labels, export, and marking the selected givers; sticks while some are selected. */
const ThanksBar = ({ body, intents }: { readonly body: GiftsBody; readonly intents: ThanksIntents }) => {
  const { choice, givers, labelsPage, selection, problem, signIn } = body;
  return (
    <div className={styles['over']} data-selected={selection.count > 0 || undefined}>
      <div className={`gr-row ${styles['bar']}`}>
        <ChoiceChips<ThanksChoice['show']>
          label={thankYouPageMessages.which}
          name="thanks-show"
          options={thanksShows}
          chosen={choice.show}
          labelOf={thankYouPageMessages.show}
          onChoose={intents.show}
        />
        <ChoiceMenu<ThanksChoice['sortBy']>
          label={thankYouPageMessages.sort}
          options={thanksSorts}
          chosen={choice.sortBy}
          labelOf={thankYouPageMessages.sortBy}
          onChoose={intents.sort}
        />
        <TextInput
          className={styles['search'] ?? ''}
          type="search"
          aria-label={thankYouPageMessages.search}
          placeholder={thankYouPageMessages.searchHint}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          maxLength={LONGEST_THANKS_SEARCH}
          value={choice.search}
          onChange={(event) => intents.search(event.currentTarget.value)}
        />
        <div className={`gr-cluster ${styles['barActions']}`}>
          <Button
            className={styles['export'] ?? ''}
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
            onClick={intents.corrections.openAddition}
          >
            {giftCorrectionMessages.add}
          </Button>
          <Button
            component="a"
            className={styles['labels'] ?? ''}
            variant="default"
            leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden />}
            href={labelsPage}
          >
            {thankYouPageMessages.printLabels}
          </Button>
          <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 140 }}>
            <Menu.Target>
              <Button
                className={styles['export'] ?? ''}
                variant="default"
                leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
                disabled={givers.length === 0}
              >
                {thankYouPageMessages.export}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {formats.map((format) => (
                <Menu.Item key={format} onClick={() => intents.exportGifts(format)}>
                  {thankYouPageMessages.exportTo(format)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <div className={styles['marking']}>
            <Button
              className={styles['mark'] ?? ''}
              {...(selection.count === 0 ? { 'data-disabled': true } : {})}
              aria-disabled={selection.count === 0 || selection.isMarking || undefined}
              onClick={intents.markSelected}
            >
              {selection.isMarking
                ? thankYouPageMessages.marking
                : thankYouPageMessages.mark(selection.changes, selection.isThanked)}
            </Button>
          </div>
        </div>
      </div>
      {problem._tag === 'Some' && (
        <div className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          <p>
            {notMarked(problem.value.count, problem.value.reason)}{' '}
            {problem.value.reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
          </p>
        </div>
      )}
    </div>
  );
};

/** How many givers were thanked, as a sentence and a bar. */
const ThanksSummary = ({ givers, gifts }: GiftsBody['count']) => (
  <div className={`gr-row ${styles['summary']}`}>
    <p className="muted num">{thankYouPageMessages.summary(givers, gifts)}</p>
    <div
      className={styles['meter']}
      role="progressbar"
      aria-label={thankYouPageMessages.progress}
      aria-valuemin={0}
      aria-valuemax={givers.all}
      aria-valuenow={givers.thanked}
    >
      <i style={{ width: `${(100 * givers.thanked) / givers.all}%` }} />
    </div>
  </div>
);

interface GiverListProps {
  readonly givers: ReadonlyArray<GiverModel>;
  /** How many were found in all. */
  readonly found: number;
  readonly selection: SelectionModel;
  /** The path of the sign-in page, which returns here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const { columns } = thankYouPageMessages;

const Row = memo(GiverRow);

const More = ({
  shown,
  found,
  onMore,
}: {
  readonly shown: number;
  readonly found: number;
  readonly onMore: () => void;
}) => (
  <div className={`gr-row ${styles['more']}`}>
    <p className="muted num">{thankYouPageMessages.shownOf(shown, found)}</p>
    <Button variant="default" onClick={onMore}>
      {thankYouPageMessages.showMore(Math.min(GIVERS_PER_PAGE, found - shown))}
    </Button>
  </div>
);

/** The givers as rows under column headings. */
const GiverList = ({ givers, found, selection, signIn, intents }: GiverListProps) => {
  const { list, keep } = useFocusOfNext(givers.length);
  return (
    <div>
      <div className={`muted gr-text-meta ${styles['heads']}`}>
        <label className={`gr-row ${styles['check']}`} htmlFor="select-all">
          <Checkbox
            id="select-all"
            aria-label={thankYouPageMessages.selectAll}
            checked={selection.isAll}
            indeterminate={selection.count > 0 && !selection.isAll}
            onChange={intents.selectAll}
          />
          <span className={styles['all']} aria-hidden>
            {thankYouPageMessages.selectAll}
          </span>
        </label>
        {[columns.giver, columns.gifts, columns.note, columns.status].map((head) => (
          <span key={head} className={styles['column']} aria-hidden>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list} data-in-turn>
        {givers.map((giver) => (
          <Row key={giver.giver.giverId} model={giver} signIn={signIn} intents={intents} />
        ))}
      </ul>
      {givers.length < found && (
        <More
          shown={givers.length}
          found={found}
          onMore={() => {
            keep();
            intents.showMore();
          }}
        />
      )}
    </div>
  );
};

/** The Thank You Manager, and the tabs over it. */
export interface ThankYouPageProps {
  readonly stream: ThankYouStream;
  readonly tabs: RegistryTabsStream;
  /** Shows hidden purchases (OWN-02). */
  readonly hiddenPurchases: HiddenPurchasesStream;
}

const Gifts = ({ body, intents }: { readonly body: GiftsBody; readonly intents: ThanksIntents }) => {
  const place = useFocusOfRemoved(body.givers.length);
  return (
    <div ref={place} className={styles['gifts']} tabIndex={-1}>
      <ThanksSummary {...body.count} />
      <ThanksBar body={body} intents={intents} />
      {body.givers.length === 0 ? (
        <Notice title={thankYouPageMessages.noneFound} help={thankYouPageMessages.noneFoundHelp}>
          <Button variant="default" onClick={intents.showAll}>
            {thankYouPageMessages.showAll}
          </Button>
        </Notice>
      ) : (
        <GiverList
          givers={body.givers}
          found={body.found}
          selection={body.selection}
          signIn={body.signIn}
          intents={intents}
        />
      )}
    </div>
  );
};

/** Everybody who gave something to the registry, with address, gifts, messages, note and thank-you status (ROUTE-04, THX-01, THX-02). */
export const ThankYouPage = ({ stream, tabs, hiddenPurchases }: ThankYouPageProps) => {
  const model = useStateValue(stream.model);
  useConfirmBeforeLeaving(model._tag === 'Loaded' && model.body._tag === 'Gifts' && model.body.isUnsaved);
  return (
    <RegistrantPage
      model={model}
      tabs={tabs}
      title={thankYouPageMessages.title}
      hiddenPurchases={hiddenPurchases}
      onTryAgain={stream.reload}
    >
      {(body) => (
        <>
          <ThanksBodyFrame body={body} onTryAgain={stream.reload} onAdd={stream.corrections.openAddition}>
            {(gifts) => <Gifts body={gifts} intents={stream} />}
          </ThanksBodyFrame>
          {body._tag === 'Gifts' && <GiftCorrectionsDialog corrections={stream.corrections} signIn={body.signIn} />}
        </>
      )}
    </RegistrantPage>
  );
};
