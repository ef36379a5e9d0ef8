import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useSummary } from '../rows/use-summary.ts';

export function DeleteDialog() {
  const { t } = useTranslation();
  const { commands, fixed, models } = useEditor();
  const block = useEditorState((state) => state.blocks.get(state.deleteKey ?? ''));
  const summary = useSummary(block);
  const model = models.find(block?.modelId ?? '')?.name ?? t('editor.unknownBlock');
  const name = summary === '' || fixed ? model : `${model}: ${summary}`;
  return (
    <ConfirmDialog
      open={block !== undefined}
      title={t(fixed ? 'editor.deleteComponentTitle' : 'editor.deleteTitle')}
      confirmLabel={t(fixed ? 'editor.deleteComponentAction' : 'editor.deleteAction')}
      onConfirm={() => void commands.confirmDelete()}
      onClose={() => commands.cancelDelete()}
    >
      {t(fixed ? 'editor.deleteComponentText' : 'editor.deleteText', { name })}
    </ConfirmDialog>
  );
}
