import type { EditorState } from '../editor-state.ts';
import { announce, blockMoved, dragStarted } from './editing.ts';

/** A block was picked up with the keyboard. It stays in its place of the order until it is put down. */
export function blockPickedUp(state: EditorState, key: string): EditorState {
  const to = state.order.indexOf(key);
  if (to < 0) return state;
  return { ...dragStarted(state), carried: { key, to }, announcement: announce(state, 'picked', key) };
}

/** The carried block went so many places further; it stops at either end. */
export function blockCarried(state: EditorState, by: number): EditorState {
  const { carried } = state;
  if (!carried) return state;
  const to = Math.min(Math.max(carried.to + by, 0), state.order.length - 1);
  if (to === carried.to) return state;
  const announcement = { ...announce(state, 'over', carried.key), position: to + 1 };
  return { ...state, carried: { ...carried, to }, announcement };
}

/** The carried block was put down: that moves it, unless it is where it came from. */
export function blockDropped(state: EditorState): EditorState {
  const { carried } = state;
  if (!carried) return state;
  const laid = { ...state, carried: null };
  if (state.order[carried.to] === carried.key)
    return { ...laid, announcement: announce(state, 'dropped', carried.key) };
  return blockMoved(laid, carried);
}

/** The carried block is to stay where it was. */
export function blockPutBack(state: EditorState): EditorState {
  const { carried } = state;
  if (!carried) return state;
  return { ...state, carried: null, announcement: announce(state, 'cancelled', carried.key) };
}
