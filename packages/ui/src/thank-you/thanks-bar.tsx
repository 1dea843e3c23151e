import {
  LONGEST_THANKS_SEARCH,
  notMarked,
  type ThanksChoice,
  thanksShows,
  thanksSorts,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconSearch } from '@tabler/icons-react';
import { ChoiceMenu } from '../list-bar/index.ts';
import { ChoiceChips } from '../list-filter/index.ts';
import { SignInLink } from './sign-in-link.tsx';
import styles from './thank-you.module.css';
import type { GiftsBody, ThanksIntents } from './thanks-model.ts';

/** What is chosen and selected, and what can be done with it. */
export interface ThanksBarProps {
  readonly body: GiftsBody;
  readonly intents: ThanksIntents;
}

/** Which gifts are shown and in which order, the file of them, and marking those that are selected, which stays in sight while something is. */
export const ThanksBar = ({ body, intents }: ThanksBarProps) => {
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
