/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** How often it is shown, and from when on. */
const EVERY_MILLISECONDS = 1_000;

/** Says how far an import is, once a second, on one line of a terminal or on a line each where the output is kept. */
export const progressOn = (screen: Screen, milliseconds: () => number) => {
  let last = milliseconds();
  let isShown = false;
  return {
    at: (rows: number): void => {
      if (milliseconds() - last < EVERY_MILLISECONDS) return;
      last = milliseconds();
      isShown = true;
      const said = `${rows.toLocaleString('en-US')} rows read …`;
      screen.write(screen.isTTY === true ? `\r${said}` : `${said}\n`);
    },
    end: (): void => {
      if (isShown && screen.isTTY === true) screen.write('\n');
    },
  };
};
