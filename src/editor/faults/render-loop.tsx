import { useState } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { countUserInputs } from './user-inputs.ts';

/**
 * More renders than this within this many milliseconds, without any user input, count as an endless loop. An animation
 * renders once per frame, which is less even on a screen with 144 frames per second.
 */
const loopLimits = { renders: 400, within: 2000 } as const;

/** A widget renders again and again on its own. */
export class RenderLoopError extends Error {
  override readonly name = 'RenderLoopError';
}

/** Counts the renders of one widget. The returned function takes note of one, and throws when they are a loop. */
export function createRenderCount(now: () => number = () => performance.now()): () => void {
  const run = { inputs: countUserInputs(), since: now(), count: 0 };
  return () => {
    const inputs = countUserInputs();
    const at = now();
    if (run.inputs !== inputs || at - run.since > loopLimits.within)
      Object.assign(run, { inputs, since: at, count: 0 });
    run.count += 1;
    if (run.count > loopLimits.renders)
      throw new RenderLoopError(`${run.count} renders in a row that nobody asked for`);
  };
}

type Widget = FieldView['Widget'];

const limited = new WeakMap<Widget, Widget>();

/**
 * The widget as a component that counts its own renders, the same one each time. A production build of React reports
 * renders to nobody, so the widget is called as part of ours. In development, `<Profiler>` counts, and hot reload needs the
 * widget's own component.
 */
export function withRenderLimit(widget: Widget): Widget {
  if (!import.meta.env.PROD || !isPlainFunction(widget)) return widget;
  const known = limited.get(widget) ?? limit(widget);
  limited.set(widget, known);
  return known;
}

function limit(widget: Widget): Widget {
  return function LimitedWidget(props) {
    const [count] = useState(createRenderCount);
    count();
    return widget(props);
  };
}

/** Not a class, nor what `memo` returns. */
function isPlainFunction(widget: Widget): boolean {
  const { prototype } = widget as { readonly prototype?: { readonly isReactComponent?: unknown } };
  return typeof widget === 'function' && prototype?.isReactComponent === undefined;
}
