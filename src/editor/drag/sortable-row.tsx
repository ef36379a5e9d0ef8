import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState } from '../editor-context.ts';
import { BlockRow, type RowFrame } from '../rows/block-row.tsx';
import { handleIcon } from '../rows/row-icons.tsx';
import { useCarrying } from './use-carrying.ts';
import { useBlockName } from '../rows/use-block-name.ts';

interface SortableRowProps {
  readonly blockKey: string;
  readonly index: number;
  readonly count: number;
  readonly frame?: RowFrame;
}

/** A row with a handle by which it is dragged. */
export function SortableRow({ blockKey, index, count, frame }: SortableRowProps) {
  const { t } = useTranslation();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const { carried, onKeyDown, onBlur } = useCarrying(blockKey);
  const name = useBlockName()(modelId ?? '', index + 1);
  const sortable = useSortable({ id: blockKey, attributes: { roleDescription: t('editor.dragRole') } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const seenAt = frame?.seenAt;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (carried) row.current?.scrollIntoView({ block: 'nearest' });
  }, [carried, seenAt]);
  const measure = frame?.ref;
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
      {...{ blockKey, index, count }}
      frame={{
        ...frame,
        ref,
        style: { ...frame?.style, transform: CSS.Translate.toString(transform), transition },
        dragging: isDragging || carried,
        handle,
      }}
    />
  );
}
