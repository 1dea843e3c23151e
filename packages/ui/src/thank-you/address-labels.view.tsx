import {
  firstFreeLabel,
  type LabelSheet,
  type LabelSheetCode,
  labelMessages,
  labelPages,
  labelSheetCodes,
  labelSheets,
  labelsOn,
  type ThanksChoice,
  thanksShows,
  thankYouPageMessages,
  typedLabel,
} from '@gift-registry/domain';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ChoiceChips } from '../list-filter/index.ts';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { PrintPage, Sheet } from '../print-page/index.ts';
import { RegistrantPageFrame } from '../registrant-page/index.ts';
import styles from './address-labels.module.css';
import type { ThankYouStream } from './thank-you.stream.ts';
import { ThanksBodyFrame } from './thanks-frame.tsx';
import type { GiftsBody, LabelModel } from './thanks-model.ts';

/** The CSS grid of a sheet, as the manufacturer cut its labels. */
const gridOf = ({ columns, rows, width, height, left, top, gap }: LabelSheet) => ({
  gridTemplate: `repeat(${rows}, ${height}mm) / repeat(${columns}, ${width}mm)`,
  columnGap: `${gap}mm`,
  paddingTop: `${top}mm`,
  paddingLeft: `${left}mm`,
});

/** The lines of a label, the name first. */
type PrintedLabel = Pick<LabelModel, 'lines'> & { readonly key: string };

interface PagesProps {
  readonly code: LabelSheetCode;
  readonly first: number;
  readonly labels: ReadonlyArray<PrintedLabel>;
}

const Pages = ({ code, first, labels }: PagesProps) => {
  const sheet = labelSheets[code];
  return (
    <section className={styles['pages']} aria-label={labelMessages.preview}>
      {labelPages(code, first, labels).map((places, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Sheet key={page} paper={sheet.paper}>
          <ol className={styles['places']} style={gridOf(sheet)}>
            {places.map((label, place) =>
              label._tag === 'Some' ? (
                <li key={label.value.key} className={`gr-column ${styles['label']}`}>
                  {label.value.lines.map((line, nth) =>
                    nth === 0 ? <b key={line}>{line}</b> : <span key={line}>{line}</span>,
                  )}
                </li>
              ) : (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
                  key={place}
                  className={styles[page === 0 && place < first - 1 ? 'used' : 'free']}
                  aria-hidden
                />
              ),
            )}
          </ol>
        </Sheet>
      ))}
    </section>
  );
};

/** The kinds of addresses to print. */
const WHOSE = ['givers', 'own'] as const;
type Whose = (typeof WHOSE)[number];

interface LabelsProps {
  readonly body: GiftsBody;
  readonly stream: Pick<ThankYouStream, 'show'>;
}

/** The givers to print labels for, and those without an address. */
const Givers = ({ body: { choice, withoutAddress }, stream }: LabelsProps) => (
  <>
    <ChoiceChips<ThanksChoice['show']>
      label={thankYouPageMessages.which}
      name="labels-show"
      options={thanksShows}
      chosen={choice.show}
      labelOf={thankYouPageMessages.show}
      onChoose={stream.show}
    />
    {withoutAddress.length > 0 && (
      <div>
        <h2>{labelMessages.without(withoutAddress.length)}</h2>
        <p className="muted">{labelMessages.withoutHelp}</p>
        <ul>
          {withoutAddress.map((name, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two givers may have one name
            <li key={`${nth} ${name}`}>{name}</li>
          ))}
        </ul>
      </div>
    )}
  </>
);

/** The options chosen on the page. */
interface LabelChoice {
  readonly whose: Whose;
  readonly code: LabelSheetCode;
  /** The number of the first free label, and the owner's own address, as typed. */
  readonly first: string;
  readonly own: string;
}

const firstOf = ({ code, first }: LabelChoice): number => Math.min(firstFreeLabel(code, first), labelsOn(code));

/** The labels to print; the owner's own address fills the sheet from the first free label on. */
const labelsOf = (choice: LabelChoice, givers: ReadonlyArray<LabelModel>): ReadonlyArray<PrintedLabel> => {
  if (choice.whose === 'givers') return givers;
  const lines = typedLabel(choice.own);
  const count = lines.length === 0 ? 0 : labelsOn(choice.code) - firstOf(choice) + 1;
  return Array.from({ length: count }, (_, place) => ({ key: `own ${place}`, lines }));
};

interface ChosenLabelsProps extends LabelsProps {
  readonly chosen: LabelChoice;
  readonly onChoose: (changed: Partial<LabelChoice>) => void;
}

const Labels = ({ body, stream, chosen, onChoose }: ChosenLabelsProps) => {
  const { whose, code, first, own } = chosen;
  const labels = labelsOf(chosen, body.labels);
  return (
    <div className={`gr-cluster ${styles['labels']}`}>
      <aside className={styles['choices']}>
        <ChoiceChips<Whose>
          label={labelMessages.whose}
          name="labels-whose"
          options={WHOSE}
          chosen={whose}
          labelOf={(each) => labelMessages[each]}
          onChoose={(each) => onChoose({ whose: each })}
        />
        {whose === 'own' && (
          <Textarea
            label={labelMessages.ownAddress}
            description={labelMessages.ownHelp}
            autoComplete="street-address"
            rows={4}
            maxLength={300}
            value={own}
            onChange={(event) => onChoose({ own: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          label={labelMessages.sheet}
          value={code}
          data={labelSheetCodes.map((value) => ({ value, label: labelMessages.sheetName(value) }))}
          onChange={(event) =>
            onChoose({ code: labelSheetCodes.find((each) => each === event.currentTarget.value) ?? code })
          }
        />
        <TextInput
          className={styles['first'] ?? ''}
          label={labelMessages.firstFree}
          description={labelMessages.firstFreeHelp}
          inputMode="numeric"
          value={first}
          onChange={(event) => onChoose({ first: event.currentTarget.value.replace(/\D/g, '').slice(0, 2) })}
          onBlur={() => onChoose({ first: String(firstFreeLabel(code, first)) })}
        />
        <p className="muted">{labelMessages.atFullSize}</p>
        {whose === 'givers' && <Givers body={body} stream={stream} />}
      </aside>
      {labels.length > 0 ? (
        <Pages code={code} first={firstOf(chosen)} labels={labels} />
      ) : whose === 'own' ? (
        <Notice title={labelMessages.ownNone} help={labelMessages.ownNoneHelp} />
      ) : (
        <Notice title={labelMessages.none} help={labelMessages.noneHelp} />
      )}
    </div>
  );
};

interface AddressLabelsPageProps {
  readonly stream: ThankYouStream;
  readonly manager: string;
}

/** The page that prints labels with the givers' addresses, or with the owner's own (THX-02). */
export const AddressLabelsPage = ({ stream, manager }: AddressLabelsPageProps) => {
  const model = useStateValue(stream.model);
  const [chosen, setChosen] = useState<LabelChoice>({ whose: 'givers', code: '5160', first: '1', own: '' });
  const count = model._tag === 'Loaded' && model.body._tag === 'Gifts' ? labelsOf(chosen, model.body.labels).length : 0;
  return (
    <RegistrantPageFrame model={model} onTryAgain={stream.reload}>
      {(_head, body) => (
        <PrintPage
          title={labelMessages.title}
          close={{ label: labelMessages.close, path: manager }}
          {...(count === 0 ? {} : { print: labelMessages.print(count) })}
        >
          <ThanksBodyFrame body={body} onTryAgain={stream.reload}>
            {(gifts) => (
              <Labels
                body={gifts}
                stream={stream}
                chosen={chosen}
                onChoose={(changed) => setChosen((before) => ({ ...before, ...changed }))}
              />
            )}
          </ThanksBodyFrame>
        </PrintPage>
      )}
    </RegistrantPageFrame>
  );
};
