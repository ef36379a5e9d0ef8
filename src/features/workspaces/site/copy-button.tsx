import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { showToast } from '../../../state/app-store.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The message after success. */
  readonly done: string;
  readonly failed: string;
}

export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', done);
    } catch {
      // Without HTTPS or permission there is no clipboard.
      showToast('error', failed);
    }
  }
  return (
    <Tooltip title={label}>
      <IconButton type="button" size="small" aria-label={label} onClick={() => void copy()}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
