/** The fields of React's record of a component that we read. */
export interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

type OnCommit = (id: unknown, root: { readonly current: Fiber }, ...rest: readonly unknown[]) => void;

interface CommitHook {
  readonly renderers: ReadonlyMap<unknown, unknown>;
  readonly supportsFiber: boolean;
  inject(renderer: unknown): unknown;
  onCommitFiberRoot?: OnCommit;
}

const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/**
 * React looks for its developer tools once, when it loads, and reports every commit to them, in production builds too. So a hook
 * must exist before then. The tools themselves and hot reload come first and bring their own.
 */
const place = globalThis as { [name]?: CommitHook };
const hook = (place[name] ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => 0,
});

/** Calls back after every commit of React, with the root of the rendered tree. Returns a function that stops it. */
export function onCommit(listener: (root: Fiber) => void): () => void {
  const { onCommitFiberRoot: others } = hook;
  let isOver = false;
  hook.onCommitFiberRoot = (...facts) => {
    others?.apply(hook, facts);
    if (!isOver) listener(facts[1].current);
  };
  const { onCommitFiberRoot: ours } = hook;
  return () => {
    isOver = true;
    if (hook.onCommitFiberRoot === ours) Object.assign(hook, { onCommitFiberRoot: others });
  };
}
