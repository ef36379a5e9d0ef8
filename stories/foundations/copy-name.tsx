import { ButtonBase } from '@mui/material';
import { showToast } from '../../src/state/app-store.ts';
import { fonts } from '../../theme/tokens.ts';

interface CopyNameProps {
  readonly children: string;
  /** The text to copy, if it is more than the text shown. */
  readonly copied?: string;
}

/** A name that you copy by pressing it. */
export function CopyName({ children, copied = children }: CopyNameProps) {
  return (
    <ButtonBase
      title={`Copy ${copied}`}
      onClick={() =>
        void navigator.clipboard.writeText(copied).then(() => showToast('info', `Copied: ${copied}`))
      }
      sx={{
        minHeight: 24,
        justifyContent: 'flex-start',
        borderRadius: 1,
        fontFamily: fonts.code,
        fontSize: '0.75rem',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&:hover': { color: 'primary.main', textDecoration: 'underline' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
