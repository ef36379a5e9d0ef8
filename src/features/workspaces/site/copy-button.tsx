import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { copyText } from '../../../records/copy-text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The message after success. */
  readonly done: string;
  readonly failed: string;
}

export function CopyButton({ text, label, ...messages }: CopyButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton type="button" size="small" aria-label={label} onClick={() => void copyText(text, messages)}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
