import { createContext } from 'react';
import { type Fiber, onCommit } from '../../lib/commit-hook.ts';
import { countUserInputs } from './user-inputs.ts';

/** Around a widget: what is called when a component inside renders. */
export const RenderWatch = createContext<() => void>(() => undefined);

/** So many commits that no user input asked for are nothing unusual, and nobody looks at what they drew. */
const unsuspicious = 50;

/** React's flag of a component that rendered. Its developer tools read it too. */
const rendered = 1;

let widgets = 0;
let stop: () => void = () => undefined;

/** Looks at what renders for as long as there is a widget. Returns a function that takes one away. */
export function watchRenders(): () => void {
  widgets += 1;
  if (widgets === 1) stop = onCommit(createLook());
  return () => {
    widgets -= 1;
    if (widgets === 0) stop();
  };
}

function createLook(): (root: Fiber) => void {
  let inputs = countUserInputs();
  let commits = 0;
  return (root) => {
    const current = countUserInputs();
    if (current !== inputs) [inputs, commits] = [current, 0];
    commits += 1;
    if (commits > unsuspicious) for (const tell of new Set(tellsOf(root))) tell();
  };
}

/**
 * The watch around each component that rendered in this commit. Parts in which nothing did are shared with the previous
 * commit, and skipped.
 */
function* tellsOf(parent: Fiber, tell?: () => void): Generator<() => void> {
  for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
    const { type, flags, alternate, child, memoizedProps } = fiber;
    const inside = type === RenderWatch ? (memoizedProps as { readonly value: () => void }).value : tell;
    if (inside && (flags & rendered) !== 0) yield inside;
    if (alternate === null || alternate.child !== child) yield* tellsOf(fiber, inside);
  }
}
