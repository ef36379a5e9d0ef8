import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../../theme/tokens.ts';
import { useEditor, useEditorState } from '../editor-context.ts';

interface AddBlockButtonProps {
  /** Whether other buttons are beside it, so that a narrow toolbar has no room for the label. */
  readonly compact: boolean;
}

export function AddBlockButton({ compact }: AddBlockButtonProps) {
  const { t } = useTranslation();
  const { commands, store } = useEditor();
  const open = useEditorState((state) => state.addAt !== null);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      data-testid="add-block"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => commands.askType(store.getState().order.length)}
      aria-label={t('editor.addBlock')}
      sx={[{ flexShrink: 0, height: sizes.control }, compact && wordless]}
    >
      <span className="words">{t('editor.addBlock')}</span>
    </Button>
  );
}

/** Next to other buttons a narrow toolbar has no room for the label, so only the plus is shown, with the same name. */
const wordless = {
  '@container (max-width: 719px)': {
    ...{ minWidth: 44, paddingInline: '10px' },
    '& .MuiButton-startIcon': { marginInline: 0 },
    '& > .words': { display: 'none' },
  },
} as const;
