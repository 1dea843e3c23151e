import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import styles from './print-page.module.css';

interface PrintPageProps {
  readonly title: string;
  /** Further choices in the bar, beside Close and Print. */
  readonly choices?: ReactNode;
  readonly close: { readonly label: string; readonly path: string };
  /** The label of the Print button; omitted while there is nothing to print. */
  readonly print?: string;
  readonly children: ReactNode;
}

/** A preview of the sheets below a bar with actions; in print, only the sheets. */
export const PrintPage = ({ title, choices, close, print, children }: PrintPageProps) => (
  <div data-print-page>
    <div className={styles['bar']}>
      <div className={`wrap gr-row ${styles['tools']}`}>
        <h1 className="display">{title}</h1>
        {choices}
        <Button component="a" variant="default" href={close.path}>
          {close.label}
        </Button>
        {print !== undefined && (
          <Button leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
            {print}
          </Button>
        )}
      </div>
    </div>
    <div className={styles['ground']}>{children}</div>
  </div>
);

interface SheetProps {
  readonly paper: 'letter' | 'a4';
  /** Whether what is on it can be longer than a sheet, and then goes on to the next. */
  readonly isLong?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One sheet in its true size; smaller on a small screen. */
export const Sheet = ({ paper, isLong = false, className = '', children }: SheetProps) => (
  <div className={`${styles['sheet']} ${className}`} data-paper={paper} data-long={isLong || undefined}>
    {children}
  </div>
);
