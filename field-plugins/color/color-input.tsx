import { Box, TextField } from '@mui/material';
import type { FieldHost } from '../sdk/contract/view.ts';

interface ColorInputProps {
  readonly id: string;
  readonly label: string;
  /** The typed text. */
  readonly text: string;
  /** The colour it parses to; undefined if it is invalid. */
  readonly hex: string | undefined;
  readonly wrong: boolean;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onText: (text: string) => void;
  readonly onColor: (color: string) => void;
}

/** Any colour: by its digits, or with the browser's picker. */
export function ColorInput(props: ColorInputProps) {
  const { id, label, text, hex, wrong, readOnly, host, onText, onColor } = props;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'stretch' }}>
      <Box
        component="input"
        type="color"
        id={`${id}-picker`}
        aria-label={host.translate('color.pick')}
        title={host.translate('color.pick')}
        value={hex ?? '#ffffff'}
        disabled={readOnly}
        onChange={({ target }) => onColor(target.value)}
        sx={{
          ...{ flex: 'none', width: 44, height: 'auto', p: 1, bgcolor: 'background.paper' },
          ...{ border: 1, borderColor: 'control', borderRadius: 1, cursor: readOnly ? 'default' : 'pointer' },
        }}
      />
      <TextField
        id={id}
        value={text}
        error={wrong}
        onChange={(event) => {
          if (!readOnly) onText(event.target.value);
        }}
        sx={{ flex: '1 1 0', minWidth: 0 }}
        slotProps={{
          htmlInput: { readOnly, 'aria-label': label, autoComplete: 'off', spellCheck: false, dir: 'ltr' },
        }}
      />
    </Box>
  );
}
