import { Button, Stack, type Theme, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { useBlock, useEditor } from '../editor-context.ts';
import { lowWindow } from '../low-window.ts';
import { canSave, isBusy, isChanged } from '../store/block-facts.ts';

export function FormFooter({ blockKey }: { readonly blockKey: string }) {
  const { models } = useEditor();
  const block = useBlock(blockKey);
  if (block === undefined) return null;
  const isBlockChanged = isChanged(block);
  return (
    <FooterButtons
      {...{ blockKey }}
      isSaving={block.sync === 'saving'}
      isBusy={isBusy(block)}
      canSave={canSave(block, models)}
      canDiscard={isBlockChanged && block.saved !== null}
      wrong={isBlockChanged ? models.wrongPlaces(block).length : 0}
      wasAttempted={block.attempted}
      failure={block.sync === 'failed' ? (block.failure ?? '') : ''}
    />
  );
}

interface FooterButtonsProps {
  readonly blockKey: string;
  readonly isSaving: boolean;
  readonly isBusy: boolean;
  readonly canSave: boolean;
  readonly canDiscard: boolean;
  /** How many fields keep the block from being saved. */
  readonly wrong: number;
  readonly wasAttempted: boolean;
  readonly failure: string;
}

/** Few keys change what they show. */
const FooterButtons = memo(function FooterButtons(props: FooterButtonsProps) {
  const { blockKey, wrong, failure } = props;
  const { t } = useTranslation();
  const { commands } = useEditor();
  return (
    <Stack direction="row" data-bottom-bar sx={footerSx}>
      <LoadingButton
        type="submit"
        data-testid="block-save"
        loading={props.isSaving}
        disabled={!props.canSave}
      >
        {t('common.save')}
      </LoadingButton>
      {props.canDiscard && (
        <Button color="inherit" disabled={props.isBusy} onClick={() => commands.discard(blockKey)}>
          {t('editor.discard')}
        </Button>
      )}
      {wrong > 0 && (
        <Button
          // Do not report errors in a form that the user has only just started.
          color={props.wasAttempted ? 'error' : 'inherit'}
          disabled={props.isBusy}
          onClick={() => void commands.save(blockKey)}
          // Aligns its text with the row if it has no room beside the other buttons.
          sx={{ px: 2, mx: -2 }}
        >
          {t('editor.fieldsToFix', { count: wrong })}
        </Button>
      )}
      {failure !== '' && (
        <Typography variant="body2" color="error" role="alert">
          {failure}
        </Typography>
      )}
    </Stack>
  );
});

/** Stays visible however long the form is, and also covers elements at the form's sides, such as the rings of its choices. */
const footerSx = {
  ...{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper' },
  boxShadow: ({ vars, palette }: Theme) =>
    ['-8px', '8px'].map((side) => `${side} 0 ${(vars?.palette ?? palette).background.paper}`).join(', '),
  [lowWindow]: { position: 'static' },
  ...{ mt: 5, py: 3, gap: 3, borderTop: 1, borderColor: 'divider', alignItems: 'center', flexWrap: 'wrap' },
} as const;
