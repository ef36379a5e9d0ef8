import type { EditorState } from '../editor-state.ts';
import { announce, blockMoved, dragStarted } from './editing.ts';

/** The block keeps its place in the order until it is dropped. */
export function blockPickedUp(state: EditorState, key: string): EditorState {
  const to = state.order.indexOf(key);
  if (to < 0) return state;
  return { ...dragStarted(state), carried: { key, to }, announcement: announce(state, 'picked', key) };
}

/** The block stops at either end. */
export function blockCarried(state: EditorState, by: number): EditorState {
  const { carried } = state;
  if (!carried) return state;
  const to = Math.min(Math.max(carried.to + by, 0), state.order.length - 1);
  if (to === carried.to) return state;
  const announcement = { ...announce(state, 'over', carried.key), position: to + 1 };
  return { ...state, carried: { ...carried, to }, announcement };
}

export function blockDropped(state: EditorState): EditorState {
  const { carried } = state;
  if (!carried) return state;
  const laid = { ...state, carried: null };
  if (state.order[carried.to] === carried.key)
    return { ...laid, announcement: announce(state, 'dropped', carried.key) };
  return blockMoved(laid, carried);
}

export function blockPutBack(state: EditorState): EditorState {
  const { carried } = state;
  if (!carried) return state;
  return { ...state, carried: null, announcement: announce(state, 'cancelled', carried.key) };
}
