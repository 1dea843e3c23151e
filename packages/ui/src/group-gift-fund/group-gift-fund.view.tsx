import {
  FUND_NAME_LIMIT,
  fundMessages,
  fundNameRefused,
  groupGiftFundMessages,
  manageItemMessages,
  manageRefused,
} from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { memo } from 'react';
import { Button } from '../controls/index.ts';
import { FundMeter } from '../fund-meter/index.ts';
import { ManageControl } from '../item-card/index.ts';
import { ProblemBand } from '../nla-item/index.ts';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import styles from './group-gift-fund.module.css';
import type { GroupGiftFundStream } from './group-gift-fund.stream.ts';
import type {
  FundModel,
  FundRenaming,
  FundsReading,
  GroupGiftFundIntents,
  GroupGiftFundModel,
} from './group-gift-fund-model.ts';

interface FundNameFormProps {
  readonly renaming: FundRenaming;
  readonly intents: GroupGiftFundIntents;
}

const saveLabel = ({ isSaving, newer }: FundRenaming): string => {
  if (isSaving) return groupGiftFundMessages.saving;
  return newer._tag === 'Some' ? groupGiftFundMessages.saveMine : groupGiftFundMessages.save;
};

/** The field in which a fund is named (GG-04); a name another registrant just gave is shown beside it (MAN-06). */
const FundNameForm = ({ renaming, intents }: FundNameFormProps) => (
  <form
    className={styles['form']}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      intents.saveName();
    }}
  >
    <TextInput
      label={groupGiftFundMessages.name}
      error={renaming.problem._tag === 'Some' && fundNameRefused(renaming.problem.value)}
      autoComplete="off"
      data-autofocus
      autoFocus
      maxLength={2 * FUND_NAME_LIMIT}
      readOnly={renaming.isSaving}
      value={renaming.text}
      onChange={(event) => intents.typeName(event.currentTarget.value)}
    />
    <div role="status">
      {renaming.newer._tag === 'Some' && (
        <p className={`gr-row gr-text-meta ${styles['newer']}`}>
          <IconUsers size={16} stroke={1.6} aria-hidden />
          {manageItemMessages.nowNamed(renaming.newer.value)}
        </p>
      )}
    </div>
    {renaming.failed._tag === 'Some' && (
      <ProblemBand>
        {manageRefused(renaming.failed.value)}
        <SignInHint reason={renaming.failed.value} />
      </ProblemBand>
    )}
    <div className={`gr-cluster ${styles['actions']}`}>
      <Button
        type="submit"
        disabled={!renaming.canSave && !renaming.isSaving}
        aria-disabled={renaming.isSaving || undefined}
      >
        {saveLabel(renaming)}
      </Button>
      <Button variant="default" onClick={intents.cancel} aria-disabled={renaming.isSaving || undefined}>
        {groupGiftFundMessages.cancel}
      </Button>
    </div>
  </form>
);

interface FundRowProps {
  readonly fund: FundModel;
  readonly intents: GroupGiftFundIntents;
}

/** A fund: its name, its gift, the raised amount and the goal, and renaming. */
const FundRow = memo(function FundRow({ fund, intents }: FundRowProps) {
  const { key, name, count, progress, renaming, canManage } = fund;
  const { item, isPurchased } = count;
  return (
    <li className={styles['fund']}>
      <div className={`stage gr-square ${styles['picture']}`}>
        <ProductPicture images={item.product.images} isDecorative />
      </div>
      <div className={styles['facts']}>
        {renaming._tag === 'Some' ? (
          <FundNameForm renaming={renaming.value} intents={intents} />
        ) : (
          <div className={`gr-row ${styles['named']}`}>
            <h3 className={styles['name']}>{name}</h3>
            <Button
              variant="subtle"
              className={styles['rename'] ?? ''}
              aria-label={groupGiftFundMessages.renameLabel(name)}
              onClick={() => intents.rename(item.identity)}
            >
              {groupGiftFundMessages.rename}
            </Button>
          </div>
        )}
        {name !== item.product.name && (
          <p className="muted gr-text-meta">{groupGiftFundMessages.forItem(item.product.name)}</p>
        )}
      </div>
      <div className={styles['money']}>
        <p className={`num gr-cluster gr-text-body ${styles['sums']}`}>
          <span>{progress.text}</span>
          {!isPurchased && <span className={`muted ${styles['missing']}`}>{fundMessages.toGo(progress.missing)}</span>}
        </p>
        <FundMeter name={name} progress={progress} />
        {canManage && <ManageControl card={{ key, item }} intents={intents} />}
      </div>
    </li>
  );
});

interface GroupGiftFundProps {
  readonly stream: GroupGiftFundStream;
  readonly onShowGifts: () => void;
}

const waitLabel: Readonly<Record<Exclude<FundsReading, 'whole'>, string>> = {
  reading: groupGiftFundMessages.loadingRest,
  failing: groupGiftFundMessages.notLoaded,
};

const totalLabel = ({ reading, funds, raised, goal }: GroupGiftFundModel): string =>
  reading === 'whole' ? groupGiftFundMessages.total(funds.length, raised, goal) : waitLabel[reading];

const Notes = ({ notes }: Pick<GroupGiftFundModel, 'notes'>) =>
  notes.map((note) => (
    <p key={note} className="num muted gr-text-meta">
      {note}
    </p>
  ));

/** All funds of a registry, for its registrants: names, raised amounts and goals, and renaming (LIST-09, GG-04). */
export const GroupGiftFund = ({ stream, onShowGifts }: GroupGiftFundProps) => {
  const model = useStateValue(stream.model);
  const { reading, funds, notes, announcement } = model;
  return (
    <>
      {reading === 'whole' && funds.length === 0 ? (
        <Notice title={groupGiftFundMessages.emptyTitle} help={groupGiftFundMessages.emptyHelp}>
          <Button variant="default" onClick={onShowGifts}>
            {groupGiftFundMessages.backToGifts}
          </Button>
          <Notes notes={notes} />
        </Notice>
      ) : (
        <section className={`wrap ${styles['section']}`} aria-labelledby="group-gift-fund">
          <header className={`gr-cluster ${styles['head']}`}>
            <h2 id="group-gift-fund" className="display">
              {groupGiftFundMessages.title}
            </h2>
            <p className="num muted gr-text-meta" role="status">
              {totalLabel(model)}
            </p>
          </header>
          <Notes notes={notes} />
          <ul className={styles['funds']} data-in-turn>
            {funds.map((fund) => (
              <FundRow key={fund.key} fund={fund} intents={stream} />
            ))}
          </ul>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
