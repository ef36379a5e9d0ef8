import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { Editor } from './store/create-editor.ts';
import type { EditorBlock } from './store/editor-block.ts';
import type { EditorState } from './store/editor-state.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no EditorContext provider around this component.');
  return editor;
}

/** Re-renders only when the selected value changes. A selector must not create new objects. */
export function useEditorState<Selected>(select: (state: EditorState) => Selected): Selected {
  return useStore(useEditor().store, select);
}

/** One block; undefined for a moment when it is already gone but its row is not. */
export function useBlock(key: string): EditorBlock | undefined {
  return useEditorState((state) => state.blocks.get(key));
}

export function useModel(modelId: string): BlockContentModel | undefined {
  return useEditor().models.find(modelId);
}
