import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { hasNoDraft, type JournalRow } from '../journal/journal.ts';
import { RecoveryOffer } from './recovery-offer.tsx';

/** Offers unsaved input from earlier sessions. Never restores it automatically. */
export function RecoveryPanel() {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const rows = useEditorState((state) => state.recovery);
  const [asked, setAsked] = useState<readonly JournalRow[]>([]);
  if (rows.length === 0) return null;
  const words = rows.every(hasNoDraft) ? 'lost' : 'recovery';
  return (
    <Alert severity="info" role="region" aria-label={t(`editor.${words}.title`)} sx={panelSx}>
      <AlertTitle component="h2">{t(`editor.${words}.title`)}</AlertTitle>
      {t(`editor.${words}.text`)}
      <Stack component="ul" sx={{ m: 0, mt: 4, p: 0, gap: 5, listStyle: 'none' }}>
        {rows.map((row) => (
          <RecoveryOffer key={`${row.session} ${row.key}`} row={row} onDiscard={() => setAsked([row])} />
        ))}
      </Stack>
      {rows.length > 1 && (
        <Button size="small" color="inherit" sx={{ mt: 3 }} onClick={() => setAsked(rows)}>
          {t('editor.recovery.discardAll')}
        </Button>
      )}
      <ConfirmDialog
        open={asked.length > 0}
        title={t('editor.recovery.discardTitle')}
        confirmLabel={t('editor.recovery.discard')}
        onClose={() => setAsked([])}
        onConfirm={() => {
          setAsked([]);
          void commands.discardDrafts(asked);
        }}
      >
        {t('editor.recovery.discardText')}
      </ConfirmDialog>
    </Alert>
  );
}

const panelSx = { mb: 4, '& .MuiAlert-message': { flex: 1, minWidth: 0 } } as const;
