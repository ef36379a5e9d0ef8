import { Button, Stack, type Theme, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { useEditor } from '../editor-context.ts';
import { lowWindow } from '../low-window.ts';
import { canSave, isBusy, isChanged } from '../store/block-facts.ts';
import type { EditorBlock } from '../store/editor-block.ts';

export function FormFooter({ block }: { readonly block: EditorBlock }) {
  const { t } = useTranslation();
  const { commands, models } = useEditor();
  const changed = isChanged(block);
  const wrong = models.wrongPlaces(block).length;
  const general = block.sync === 'failed' ? (block.failure ?? '') : '';
  return (
    <Stack direction="row" data-bottom-bar sx={footerSx}>
      <LoadingButton
        type="submit"
        data-testid="block-save"
        loading={block.sync === 'saving'}
        disabled={!canSave(block, models)}
      >
        {t('common.save')}
      </LoadingButton>
      {changed && block.saved !== null && (
        <Button color="inherit" disabled={isBusy(block)} onClick={() => commands.discard(block.key)}>
          {t('editor.discard')}
        </Button>
      )}
      {changed && wrong > 0 && (
        <Button
          // Do not report errors in a form that the user has only just started.
          color={block.attempted ? 'error' : 'inherit'}
          disabled={isBusy(block)}
          onClick={() => void commands.save(block.key)}
          // Aligns its text with the row if it has no room beside the other buttons.
          sx={{ px: 2, mx: -2 }}
        >
          {t('editor.fieldsToFix', { count: wrong })}
        </Button>
      )}
      {general !== '' && (
        <Typography variant="body2" color="error" role="alert">
          {general}
        </Typography>
      )}
    </Stack>
  );
}

/** Stays visible however long the form is, and also covers elements at the form's sides, such as the rings of its choices. */
const footerSx = {
  ...{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper' },
  boxShadow: ({ vars, palette }: Theme) =>
    ['-8px', '8px'].map((side) => `${side} 0 ${(vars?.palette ?? palette).background.paper}`).join(', '),
  [lowWindow]: { position: 'static' },
  ...{ mt: 5, py: 3, gap: 3, borderTop: 1, borderColor: 'divider', alignItems: 'center', flexWrap: 'wrap' },
} as const;
