import {
  checkChosenSize,
  checkPhotoBytes,
  checkPhotoFile,
  checkSentSize,
  type PhotoFileRefusal,
  type PhotoSizeRefusal,
  photoRefused,
} from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { either as E } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface PhotoLimitsProps {
  readonly name: string;
  readonly type: string;
}

const said = (checked: E.Either<PhotoFileRefusal | PhotoSizeRefusal, unknown>): string =>
  checked._tag === 'Left' ? photoRefused(checked.left) : 'taken';

const files = [
  ['us.png', 'image/png'],
  ['Us.JPG', 'image/jpeg'],
  ['us.png', 'image/jpeg'],
  ['us.gif', 'image/gif'],
  ['.png', 'image/png'],
] as const;
const bytes = [0, 1, 20_971_520, 20_971_521];
const sizes = [
  { width: 0, height: 960 },
  { width: 960, height: 960 },
  { width: 2_048, height: 2_048 },
  { width: 2_049, height: 960 },
  { width: 8_000, height: 8_000 },
  { width: 8_000, height: 8_001 },
];

const fileRow = (name: string, type: string): ReadonlyArray<string> => [
  `${name} (${type})`,
  said(checkPhotoFile({ name, type })),
  '',
];

const PhotoLimits = ({ name, type }: PhotoLimitsProps) => (
  <RuleTable
    rule="What may become a photo"
    columns={['A file or a picture', 'Chosen on the page', 'Sent to the service']}
    rows={[
      ...files.map(([its, kind]) => fileRow(its, kind)),
      ...bytes.map((many) => [`${many} bytes`, said(checkPhotoBytes(many)), '']),
      ...sizes.map((size) => [
        `${size.width} × ${size.height} pixels`,
        said(checkChosenSize(size)),
        said(checkSentSize(size)),
      ]),
    ]}
    own={fileRow(name, type)}
  />
);

/** Which files can be chosen, by what they say they are and how large they are, and which pictures the service keeps. */
const meta: Meta<typeof PhotoLimits> = {
  title: 'Rules/Photo limits',
  tags: ['!test'],
  component: PhotoLimits,
  argTypes: {
    name: { description: 'The name of a file.' },
    type: { description: 'What the browser says it is.' },
  },
};
export default meta;

export const AtTheBounds: StoryObj<typeof PhotoLimits> = {
  name: 'At the bounds',
  args: { name: 'us.jpeg', type: 'image/jpg' },
};
