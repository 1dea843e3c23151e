import {
  giftsNotRead,
  LONGEST_THANKS_SEARCH,
  notMarked,
  type ThanksChoice,
  thanksShows,
  thanksSorts,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { Checkbox, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { ChoiceMenu } from '../list-bar/index.ts';
import { ChoiceChips } from '../list-filter/index.ts';
import { Notice } from '../notice/index.ts';
import { useAskBeforeLeaving, useStateValue } from '../observe/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import { AgainAfter, SignInLink } from '../sign-in/index.ts';
import { useFocusOfNext, useFocusOfRemoved } from './focus-in-gifts.ts';
import { GiftRow } from './gift-row.tsx';
import styles from './thank-you.module.css';
import type { ThankYouStream } from './thank-you.stream.ts';
import type { GiftModel, GiftsBody, SelectionModel, ThanksBody, ThanksIntents } from './thanks-model.ts';
import { GIFTS_PER_PAGE } from './thanks-state.ts';

/** The filters, the selection and the intents. */
export interface ThanksBarProps {
  readonly body: GiftsBody;
  readonly intents: ThanksIntents;
}

/** Filter, order, search, export, and marking the selected gifts; sticks while gifts are selected. */
const ThanksBar = ({ body, intents }: ThanksBarProps) => {
  const { choice, gifts, selection, problem, signIn } = body;
  return (
    <div className={styles['over']} data-selected={selection.count > 0 || undefined}>
      <div className={styles['bar']}>
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
        <div className={styles['barActions']}>
          <Button
            className={styles['export'] ?? ''}
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
            disabled={gifts.length === 0}
            onClick={intents.exportCsv}
          >
            {thankYouPageMessages.export}
          </Button>
          <div className={styles['marking']}>
            <Button
              className={styles['mark'] ?? ''}
              {...(selection.count === 0 ? { 'data-disabled': true } : {})}
              aria-disabled={selection.count === 0 || selection.isMarking || undefined}
              onClick={intents.markSelected}
            >
              {selection.isMarking
                ? thankYouPageMessages.marking
                : thankYouPageMessages.mark(selection.mutation.ids.length, selection.mutation.isThanked)}
            </Button>
          </div>
        </div>
      </div>
      {problem._tag === 'Some' && (
        <div className={styles['problem']} role="alert">
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

/** How many gifts were thanked for. */
interface ThanksSummaryProps {
  readonly thanked: number;
  readonly all: number;
}

/** How many gifts were thanked for, as a sentence and a bar. */
const ThanksSummary = ({ thanked, all }: ThanksSummaryProps) => (
  <div className={styles['summary']}>
    <p className="muted num">{thankYouPageMessages.summary(thanked, all)}</p>
    <div
      className={styles['meter']}
      role="progressbar"
      aria-label={thankYouPageMessages.progress}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={thanked}
    >
      <i style={{ width: `${(100 * thanked) / all}%` }} />
    </div>
  </div>
);

/** The gifts that are shown. */
interface GiftListProps {
  readonly gifts: ReadonlyArray<GiftModel>;
  /** How many were found in all. */
  readonly found: number;
  readonly selection: SelectionModel;
  /** The sign-in page, with a way back here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const { columns } = thankYouPageMessages;

const Row = memo(GiftRow);

const More = ({
  shown,
  found,
  onMore,
}: {
  readonly shown: number;
  readonly found: number;
  readonly onMore: () => void;
}) => (
  <div className={styles['more']}>
    <p className="muted num">{thankYouPageMessages.shownOf(shown, found)}</p>
    <Button variant="default" onClick={onMore}>
      {thankYouPageMessages.showMore(Math.min(GIFTS_PER_PAGE, found - shown))}
    </Button>
  </div>
);

/** The gifts as rows under column headings. */
const GiftList = ({ gifts, found, selection, signIn, intents }: GiftListProps) => {
  const { list, keep } = useFocusOfNext(gifts.length);
  return (
    <div>
      <div className={styles['heads']}>
        <label className={styles['check']} htmlFor="select-all">
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
        {[columns.gift, columns.from, columns.message, columns.note, columns.status].map((head) => (
          <span key={head} className={styles['column']} aria-hidden>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list} data-in-turn>
        {gifts.map((gift) => (
          <Row key={gift.row.id} model={gift} signIn={signIn} intents={intents} />
        ))}
      </ul>
      {gifts.length < found && (
        <More
          shown={gifts.length}
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
}

interface GiftsProps {
  readonly body: GiftsBody;
  readonly intents: ThanksIntents;
}

const Gifts = ({ body, intents }: GiftsProps) => {
  const place = useFocusOfRemoved(body.gifts.length);
  return (
    <div ref={place} className={styles['gifts']} tabIndex={-1}>
      <ThanksSummary thanked={body.thanked} all={body.all} />
      <ThanksBar body={body} intents={intents} />
      {body.gifts.length === 0 ? (
        <Notice title={thankYouPageMessages.noneFound} help={thankYouPageMessages.noneFoundHelp}>
          <Button variant="default" onClick={intents.showAll}>
            {thankYouPageMessages.showAll}
          </Button>
        </Notice>
      ) : (
        <GiftList
          gifts={body.gifts}
          found={body.found}
          selection={body.selection}
          signIn={body.signIn}
          intents={intents}
        />
      )}
    </div>
  );
};

const NothingYet = ({ list }: { readonly list: string }) => (
  <Notice title={thankYouPageMessages.nobodyYet} help={thankYouPageMessages.nobodyYetHelp}>
    <Button component="a" href={list}>
      {thankYouPageMessages.toList}
    </Button>
  </Notice>
);

const NotRead = ({
  reason,
  signIn,
  onTryAgain,
}: Omit<Extract<ThanksBody, { readonly _tag: 'NotRead' }>, '_tag'> & { readonly onTryAgain: () => void }) => (
  <div className={styles['problem']} role="alert">
    <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
    <p>
      {giftsNotRead(reason)} {reason._tag === 'SignInNeeded' && <SignInLink href={signIn} />}
    </p>
    <AgainAfter reason={reason}>
      <Button variant="default" onClick={onTryAgain}>
        {thankYouPageMessages.tryAgain}
      </Button>
    </AgainAfter>
  </div>
);

const Body = ({ body, intents }: { readonly body: ThanksBody; readonly intents: ThanksIntents }) => {
  switch (body._tag) {
    case 'Reading':
      return (
        <div className={styles['reading']} role="status" aria-label={thankYouPageMessages.loading} data-page-waits>
          <Skeleton height={24} maxWidth={420} />
          <Skeleton height={44} />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </div>
      );
    case 'NotRead':
      return <NotRead reason={body.reason} signIn={body.signIn} onTryAgain={intents.reload} />;
    case 'Gifts':
      return (
        <div>
          {body.stale._tag === 'Some' && (
            <NotRead reason={body.stale.value} signIn={body.signIn} onTryAgain={intents.reload} />
          )}
          {body.all === 0 ? <NothingYet list={body.list} /> : <Gifts body={body} intents={intents} />}
          <p className="visually-hidden" role="status">
            {body.announcement}
          </p>
        </div>
      );
  }
};

/** Every gift of the registry with giver, date, message, note and thank-you status (ROUTE-04, THX-01). */
export const ThankYouPage = ({ stream, tabs }: ThankYouPageProps) => {
  const model = useStateValue(stream.model);
  useAskBeforeLeaving(model._tag === 'Loaded' && model.body._tag === 'Gifts' && model.body.isUnsaved);
  return (
    <RegistrantPage model={model} tabs={tabs} title={thankYouPageMessages.title} onTryAgain={stream.reload}>
      {(body) => <Body body={body} intents={stream} />}
    </RegistrantPage>
  );
};
