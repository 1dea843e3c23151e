import { useId } from 'react';
import styles from './photo-editor.module.css';

/** A slider from 0 to 100 that stands in the middle at first, and what its value comes to. */
export interface PhotoSliderProps {
  readonly label: string;
  readonly value: number;
  readonly told: string;
  /** What 0 and 100 come to. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: number) => void;
}

/** The browser's own slider in the site's colours: it knows keys, fingers and screen readers (PHOTO-04). */
export const PhotoSlider = ({ label, value, told, ends, onChange }: PhotoSliderProps) => {
  const id = useId();
  const [from, to] = value < 50 ? [value, 50] : [50, value];
  return (
    <div className={styles['field']}>
      <p className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <span className="num" aria-hidden>
          {told}
        </span>
      </p>
      <div className={styles['track']}>
        <span className={styles['rail']} aria-hidden>
          <span style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={value}
          aria-valuetext={told}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={`num ${styles['ends']}`} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
};
