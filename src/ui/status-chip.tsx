export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusChipProps {
  readonly label: string;
  readonly tone: StatusTone;
}

/** A state in one or two words. The dot's colour only repeats the label. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return (
    <div className="ui-status" data-tone={tone}>
      <span className="ui-cut">{label}</span>
    </div>
  );
}
