import { Alert, Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { BlockForm } from '../form/block-form.tsx';
import type { EditorBlock } from '../store/editor-block.ts';

export interface OpenBlockProps {
  readonly block: EditorBlock;
  readonly model: BlockContentModel | undefined;
}

/** The content of an open block: its form, a conflict to resolve first, or its stored data when its type is unknown. */
export function OpenBlock({ block, model }: OpenBlockProps) {
  if (!model) return <UnknownBlock block={block} />;
  if (block.conflict) return <ConflictPanel block={block} model={model} conflict={block.conflict} />;
  return <BlockForm block={block} model={model} />;
}

function UnknownBlock({ block }: { readonly block: EditorBlock }) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="warning">{t('editor.unknownBlockText')}</Alert>
      <Box component="pre" sx={{ mt: 4, mb: 0, maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(block.draft, null, 2)}
      </Box>
    </>
  );
}
