import {
  dayOf,
  exampleHeldOrder,
  exampleRecordLine,
  exampleRegistry,
  grIdOf,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { orderView } from '../../placed-order/index.ts';
import { placedOrderMessages } from './placed-order.ts';
import { quietMessages } from './quiet.ts';
import { offeredBackEmail } from './quiet-email.ts';
import { registryPageMessages } from './registry-page.ts';

const line = exampleRecordLine;
const other = grIdOf('7310449');
const shippedAt = O.some(instantOf('2027-01-02T12:00:00.000Z'));
const orderOf = (...lines: ReadonlyArray<ReturnType<typeof line>>) =>
  orderView(
    {
      ...exampleHeldOrder({ lines }),
      registries: [exampleRegistry({ isPaused: true }), exampleRegistry({ grId: other })],
    },
    dayOf('2027-01-02'),
    { isOwn: true },
  );

describe('what givers read of a paused registry', () => {
  it('[PAUSE-01] the offer is about the gifts for the registry that is paused alone, and names it', () => {
    const ofOther = line({ line: 2, grId: O.some(other) });
    const begin = (...lines: ReadonlyArray<ReturnType<typeof line>>) =>
      placedOrderMessages.offer(orderOf(...lines)).split('.')[0];
    expect([
      begin(line(), ofOther),
      begin(line(), line({ line: 2 })),
      begin(line(), line({ line: 2, shippedAt }), ofOther),
      begin(line(), line({ line: 2 }), line({ line: 3, shippedAt })),
    ]).toEqual([
      'Your gift for Amelia & Jonah hasn’t shipped',
      'Your gifts for Amelia & Jonah haven’t shipped',
      'One of your gifts for Amelia & Jonah hasn’t shipped',
      'Some of your gifts for Amelia & Jonah haven’t shipped',
    ]);
    const { subject, parts } = offeredBackEmail({
      _tag: 'GiftsOfferedBack',
      order: orderOf(line(), ofOther),
      firstName: 'Ruth',
      link: 'http://localhost:3000/order',
    });
    expect([subject, JSON.stringify(parts)]).toEqual([
      'About your gift for Amelia & Jonah',
      expect.stringContaining('The registry of Amelia & Jonah is paused, and nothing can be bought from it.'),
    ]);
  });

  it('[PAUSE-01] [EVENT-01] nothing says that a pause ends or a date comes, and its owners read before saving that emails go out and gifts may be canceled', () => {
    expect([quietMessages.guest(''), registryPageMessages.dateChanged(O.none)]).toEqual([
      'This registry is paused, and nothing can be bought from it.',
      'The event has been put off.',
    ]);
    expect(quietMessages.help).toMatch(
      /get an email when you save, and may cancel them.* what they canceled is then open again\.$/,
    );
  });
});
