import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import { Warning } from '../../ui/warning.tsx';
import { withMui } from '../../ui/with-mui.ts';
import { BlockForm } from '../form/block-form.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useEditorState } from '../editor-context.ts';

/** Loads the question about a conflict, which few blocks have. */
const fetchConflictPanel = loadOnce(
  withMui(async () => (await import('../conflict/conflict-panel.tsx')).ConflictPanel),
);

interface OpenBlockProps {
  readonly blockKey: string;
  readonly model: BlockContentModel | undefined;
}

/**
 * The content of an open block: its form, a conflict to resolve first, or its stored data when its type is unknown. Typing renders
 * the row again, but not this.
 */
export const OpenBlock = memo(function OpenBlock({ blockKey, model }: OpenBlockProps) {
  const conflict = useEditorState((state) => state.blocks.get(blockKey)?.conflict);
  if (!model) return <UnknownBlock blockKey={blockKey} />;
  if (conflict)
    return <LoadedPart part={fetchConflictPanel} props={{ blockKey, model, conflict }} fallback={null} />;
  return <BlockForm blockKey={blockKey} model={model} />;
});

function UnknownBlock({ blockKey }: Pick<OpenBlockProps, 'blockKey'>) {
  const { t } = useTranslation();
  const draft = useEditorState((state) => state.blocks.get(blockKey)?.draft);
  return (
    <>
      <Warning>{t('editor.unknownBlockText')}</Warning>
      <pre className="row-stored">{JSON.stringify(draft, null, 2)}</pre>
    </>
  );
}
