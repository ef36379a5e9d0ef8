import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '../editor-context.ts';
import { BlockRow, type RowProps } from '../rows/block-row.tsx';
import { handleIcon } from '../rows/row-icons.tsx';
import { useCarrying } from './use-carrying.ts';
import { useBlockName } from '../rows/use-block-name.ts';

/** A row with a drag handle. */
export const SortableRow = memo(function SortableRow(props: RowProps) {
  const { blockKey, index, seenAt, measure } = props;
  const { t } = useTranslation();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const { carried, onKeyDown, onBlur } = useCarrying(blockKey);
  const name = useBlockName()(modelId ?? '', index + 1);
  const sortable = useSortable({ id: blockKey, attributes: { roleDescription: t('editor.dragRole') } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (carried) row.current?.scrollIntoView({ block: 'nearest' });
  }, [carried, seenAt]);
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="row-tool row-handle"
      data-testid="block-handle"
      aria-label={t('editor.drag', { name })}
      {...attributes}
      {...listeners}
      {...{ onKeyDown, onBlur }}
      aria-pressed={isDragging || carried || undefined}
    >
      {handleIcon}
    </button>
  );
  return (
    <BlockRow
      {...props}
      measure={ref}
      drag={{
        ...{ handle, active: isDragging || carried },
        style: { transform: CSS.Translate.toString(transform), transition },
      }}
    />
  );
});
