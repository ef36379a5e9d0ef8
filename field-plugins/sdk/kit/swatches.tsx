import { tinted } from './disc.tsx';

interface Swatch {
  readonly value: string;
  readonly title: string;
  /** A colour that was checked: stored text must not reach a style sheet. Without one, the disc is empty. */
  readonly color: string | undefined;
  readonly disabled: boolean;
}

interface SwatchesProps {
  /** Different in every group of the page. */
  readonly name: string;
  readonly value: string;
  readonly swatches: readonly Swatch[];
  /** The accessible name; without one, the surrounding element is the group. */
  readonly label?: string;
  readonly onChange: (value: string) => void;
}

/** Radio buttons that look like discs in a colour, with a ring around the chosen one. */
export function Swatches({ name, value, swatches, label, onChange }: SwatchesProps) {
  return (
    <div
      className="ui-swatches"
      role={label === undefined ? 'presentation' : 'radiogroup'}
      aria-label={label}
    >
      {swatches.map((swatch) => (
        <label key={swatch.value} className="ui-choice">
          <input
            className="ui-swatch"
            type="radio"
            name={name}
            value={swatch.value}
            checked={swatch.value === value}
            disabled={swatch.disabled}
            onChange={() => onChange(swatch.value)}
            style={tinted(swatch.color)}
          />
          {swatch.title}
        </label>
      ))}
    </div>
  );
}
