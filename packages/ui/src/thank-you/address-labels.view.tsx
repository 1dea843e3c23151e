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
} from '@gift-registry/domain';
import { NativeSelect, TextInput } from '@mantine/core';
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

/** The places of a sheet, where its makers cut them. */
const gridOf = ({ columns, rows, width, height, left, top, gap }: LabelSheet) => ({
  gridTemplate: `repeat(${rows}, ${height}mm) / repeat(${columns}, ${width}mm)`,
  columnGap: `${gap}mm`,
  paddingTop: `${top}mm`,
  paddingLeft: `${left}mm`,
});

interface PagesProps {
  readonly code: LabelSheetCode;
  readonly first: number;
  readonly labels: ReadonlyArray<LabelModel>;
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
                <li key={label.value.key} className={styles['label']}>
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

interface LabelsProps {
  readonly body: GiftsBody;
  readonly stream: Pick<ThankYouStream, 'show'>;
}

const Labels = ({ body: { choice, labels, withoutAddress }, stream }: LabelsProps) => {
  const [code, setCode] = useState<LabelSheetCode>('5160');
  const [typed, setTyped] = useState('1');
  return (
    <div className={styles['labels']}>
      <aside className={styles['choices']}>
        <ChoiceChips<ThanksChoice['show']>
          label={thankYouPageMessages.which}
          name="labels-show"
          options={thanksShows}
          chosen={choice.show}
          labelOf={thankYouPageMessages.show}
          onChoose={stream.show}
        />
        <NativeSelect
          label={labelMessages.sheet}
          value={code}
          data={labelSheetCodes.map((value) => ({ value, label: labelMessages.sheetName(value) }))}
          onChange={(event) => setCode(labelSheetCodes.find((each) => each === event.currentTarget.value) ?? code)}
        />
        <TextInput
          className={styles['first'] ?? ''}
          label={labelMessages.firstFree}
          description={labelMessages.firstFreeHelp}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
          onBlur={() => setTyped(String(firstFreeLabel(code, typed)))}
        />
        <p className="muted">{labelMessages.atFullSize}</p>
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
      </aside>
      {labels.length === 0 ? (
        <Notice title={labelMessages.none} help={labelMessages.noneHelp} />
      ) : (
        <Pages code={code} first={Math.min(firstFreeLabel(code, typed), labelsOn(code))} labels={labels} />
      )}
    </div>
  );
};

/** The page with address labels, and the Thank You Manager from which one came. */
export interface AddressLabelsPageProps {
  readonly stream: ThankYouStream;
  readonly manager: string;
}

/** Labels with the addresses of those who gave something, to print (THX-02). */
export const AddressLabelsPage = ({ stream, manager }: AddressLabelsPageProps) => {
  const model = useStateValue(stream.model);
  const count = model._tag === 'Loaded' && model.body._tag === 'Gifts' ? model.body.labels.length : 0;
  return (
    <RegistrantPageFrame model={model} onTryAgain={stream.reload}>
      {(_head, body) => (
        <PrintPage
          title={labelMessages.title}
          close={{ label: labelMessages.close, path: manager }}
          {...(count === 0 ? {} : { print: labelMessages.print(count) })}
        >
          <ThanksBodyFrame body={body} onTryAgain={stream.reload}>
            {(gifts) => <Labels body={gifts} stream={stream} />}
          </ThanksBodyFrame>
        </PrintPage>
      )}
    </RegistrantPageFrame>
  );
};
