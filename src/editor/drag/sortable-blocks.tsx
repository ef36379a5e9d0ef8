import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { DraggedKeyContext } from './dragged-key-context.ts';
import { useDragWords } from './use-drag-words.ts';

interface SortableBlocksProps {
  readonly order: readonly string[];
  readonly children: ReactNode;
}

/**
 * Lets the rows below be moved by pointer. All rows are closed first, because a tall open one could not be moved. The
 * keyboard is handled in `use-carrying.ts`: row positions are measured too late for fast key presses.
 */
export function SortableBlocks({ order, children }: SortableBlocksProps) {
  const { commands } = useEditor();
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const items = useMemo(() => [...order], [order]);
  const accessibility = useDragWords(order);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  function start({ active }: DragStartEvent): void {
    commands.startDrag();
    setDraggedKey(String(active.id));
  }

  function end({ active, over }: DragEndEvent): void {
    setDraggedKey(null);
    if (over && over.id !== active.id) commands.move(String(active.id), order.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      accessibility={accessibility}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDraggedKey(null)}
    >
      <DraggedKeyContext value={draggedKey}>
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DraggedKeyContext>
    </DndContext>
  );
}

/** Rows change height when they close on being picked up. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };
