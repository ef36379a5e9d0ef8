import { Box, Chip } from '@mui/material';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusChipProps {
  readonly label: string;
  readonly tone: StatusTone;
}

/** A state in one or two words. The dot's colour only repeats the label. */
export function StatusChip({ label, tone }: StatusChipProps) {
  const dot = tone === 'neutral' ? 'text.disabled' : `${tone}.main`;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={label}
      icon={<Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: dot }} />}
      sx={{ borderColor: 'divider', bgcolor: 'background.paper', '& .MuiChip-icon': { ml: 2, mr: -0.5 } }}
    />
  );
}
