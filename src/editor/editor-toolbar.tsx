import AddIcon from '@mui/icons-material/Add';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemTool } from '../../field-plugins/sdk/kit/item-tool.tsx';
import { clampLines } from '../ui/clamp-lines.ts';
import { sizes } from '../../theme/tokens.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { lowWindow } from './low-window.ts';
import { countChanged } from './store/block-facts.ts';

/** Actions for all blocks: undo, redo, the number of unsaved changes, save, and add. Stays visible while scrolling. */
export function EditorToolbar({ tool }: { readonly tool?: ReactNode }) {
  const { t } = useTranslation();
  const { commands, fixed } = useEditor();
  const canUndo = useEditorState((state) => state.past.length > 0);
  const canRedo = useEditorState((state) => state.future.length > 0);
  const unsaved = useEditorState(countChanged);
  // A new order is a write too, and is unsaved until the server confirms it.
  const saving = useEditorState((state) => state.writes > 0);
  return (
    <Box role="toolbar" aria-label={t('editor.tools')} sx={toolbarSx}>
      <ItemTool
        label={t('editor.undo')}
        icon={<UndoIcon fontSize="small" />}
        off={!canUndo}
        onClick={commands.undo}
      />
      <ItemTool
        label={t('editor.redo')}
        icon={<RedoIcon fontSize="small" />}
        off={!canRedo}
        onClick={commands.redo}
      />
      <Box sx={{ flex: 1, minWidth: 0, px: { xs: unsaved > 0 ? 0 : 1, sm: 1 } }}>
        <Typography variant="body2" color="textSecondary" sx={unsaved > 0 ? [shortly, wide] : shortly}>
          {unsaved > 0
            ? t('editor.unsaved', { count: unsaved })
            : t(saving ? 'editor.states.saving' : 'editor.allSaved')}
        </Typography>
      </Box>
      {/* It comes and goes without moving its neighbours. */}
      {unsaved > 0 && (
        <Button
          variant="outlined"
          onClick={() => void commands.saveAll()}
          sx={{
            // On the smallest phones its label needs two lines.
            flexShrink: { xs: 1, sm: 0 },
            lineHeight: { xs: 1.2, sm: 'inherit' },
            mr: { xs: 0, sm: 1 },
            px: { xs: 2, sm: 3.5 },
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
          }}
        >
          {t('editor.saveAll')} ({unsaved})
        </Button>
      )}
      {tool}
      {!fixed && <AddBlockButton compact={unsaved > 0 || tool !== undefined} />}
    </Box>
  );
}

/** Two lines at most; the longest languages need them on a phone. */
const shortly = {
  ...clampLines(2),
  // Breaks a long word rather than cutting it off.
  ...{ lineHeight: 1.25, hyphens: 'auto', overflowWrap: 'anywhere' },
} as const;

/** In a narrow toolbar only the button shows the number. */
const wide = { '@container (max-width: 719px)': { display: 'none' } } as const;

/** Its buttons omit text where the window, or the part beside it, leaves it less room. */
const toolbarSx = {
  containerType: 'inline-size',
  ...{ position: 'sticky', top: sizes.header, zIndex: 3 },
  ...{ display: 'flex', alignItems: 'center', gap: 1, py: 2, mb: 2 },
  bgcolor: 'background.default',
  [lowWindow]: { position: 'static' },
} as const;

interface AddBlockButtonProps {
  /** Whether other buttons are beside it, so that a narrow toolbar has no room for the label. */
  readonly compact: boolean;
}

function AddBlockButton({ compact }: AddBlockButtonProps) {
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
