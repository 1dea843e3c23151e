import type { CameraProblem, CodeProblem, ProductCode } from '../../scan/index.ts';
import type { Site } from '../../site/index.ts';
import type { PageHeadMessages } from './page-heads.ts';

/** Title and help shown instead of the camera's picture. */
export interface ScanNotice {
  readonly title: string;
  readonly help: string;
}

const cameraProblems: Readonly<Record<CameraProblem, ScanNotice>> = {
  refused: {
    title: 'The camera is turned off for this site',
    help: 'Allow it in your browser settings and try again, or type the number on the label.',
  },
  none: {
    title: 'We couldn’t find a camera',
    help: 'Type the number on the label to find the very same piece.',
  },
  'in-use': {
    title: 'Something else is using the camera',
    help: 'Close the other app or tab and try again, or type the number on the label.',
  },
  'not-supported': {
    title: 'This browser doesn’t give us a camera',
    help: 'Type the number on the label to find the very same piece.',
  },
  'broken-off': {
    title: 'The camera stopped',
    help: 'Try again, or type the number on the label.',
  },
};

const codeProblems: Readonly<Record<CodeProblem, string>> = {
  empty: 'Please type the number on the label.',
  'no-sku': 'The number on a label has digits, letters, hyphens and dots only.',
  mistyped: 'One of these digits can’t be right. Please check them against the label.',
  'too-long': 'No number on a label is that long. Please check it against the label.',
};

/** The page for scanning labels (ADD-08). */
export const scanMessages = {
  title: 'Scan to add',
  lead: 'In a store, hold your camera over a label, or type the number on it.',
  /** The link to the page. */
  open: 'Scan a Label',
  openHelp: 'In a store, with the camera of your phone.',
  begin: 'Scan with your camera',
  beginHelp: 'Hold it a few inches from the barcode. The picture stays on your device.',
  start: 'Start Scanning',
  stop: 'Stop the Camera',
  starting: 'Waiting for the camera',
  startingHelp: 'Your browser may ask whether this page can use it.',
  scanning: 'Hold the barcode inside the frame',
  slow: 'Nothing scanned yet. Move a little closer, hold still, and turn the label so its bars are upright. You can also type the number below.',
  dark: 'It’s too dark to scan. Find some light, or type the number below.',
  darkWithLamp: 'It’s too dark to scan. Turn on the light, or type the number below.',
  lampOn: 'Turn On the Light',
  lampOff: 'Turn Off the Light',
  cameraProblem: (problem: CameraProblem): ScanNotice => cameraProblems[problem],
  tryAgain: 'Try Again',
  typeTitle: 'Type the number',
  typeHelp: 'It’s below the barcode, or after “SKU”.',
  field: 'Number on the label',
  lookUp: 'Find It',
  codeProblem: (problem: CodeProblem): string => codeProblems[problem],
  lookingUp: 'Looking it up',
  unknown: ({ code, isMakers }: Pick<ProductCode, 'code' | 'isMakers'>): ScanNotice =>
    isMakers
      ? {
          title: 'That’s the maker’s own number',
          help: `We don’t list ${code}. Please scan our own label, on the shelf or on the piece, or type the SKU on it.`,
        }
      : {
          title: 'We don’t recognize this number',
          help: `Nothing we sell here has the number ${code}. Please check it against the label, or ask us in the store.`,
        },
  failed: 'We couldn’t look it up',
  again: 'Scan Again',
  another: 'Scan Another Item',
  anotherNumber: 'Another Number',
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Scan to add | ${name}`,
    description: `Scan the label of a product at ${name}, and add it to your registry.`,
  }),
} as const;
