import { Alert, Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { BlockForm } from '../form/block-form.tsx';
import { useEditorState } from '../editor-context.ts';

export interface OpenBlockProps {
  readonly blockKey: string;
  readonly model: BlockContentModel | undefined;
}

/** The content of an open block: its form, a conflict to resolve first, or its stored data when its type is unknown. */
export function OpenBlock({ blockKey, model }: OpenBlockProps) {
  const conflict = useEditorState((state) => state.blocks.get(blockKey)?.conflict);
  if (!model) return <UnknownBlock blockKey={blockKey} />;
  if (conflict) return <ConflictPanel {...{ blockKey, model, conflict }} />;
  return <BlockForm blockKey={blockKey} model={model} />;
}

function UnknownBlock({ blockKey }: Pick<OpenBlockProps, 'blockKey'>) {
  const { t } = useTranslation();
  const draft = useEditorState((state) => state.blocks.get(blockKey)?.draft);
  return (
    <>
      <Alert severity="warning">{t('editor.unknownBlockText')}</Alert>
      <Box component="pre" sx={{ mt: 4, mb: 0, maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(draft, null, 2)}
      </Box>
    </>
  );
}
