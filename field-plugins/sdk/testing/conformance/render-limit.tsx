/* oxlint-disable react/immutability -- It counts renders; nothing is drawn from the count. */
import { Profiler, useState, type ReactNode } from 'react';
import { latestStep, sentenceAboutRenders, stepsTaken } from './steps.ts';

/** More renders than this within a second, while nothing is done to the widget, are a loop. */
const most = 100;

let renders = 0;

/** How often anything below a limit has rendered so far. */
export function rendersSoFar(): number {
  return renders;
}

interface RenderLimitProps {
  readonly children: ReactNode;
  onRender?(): void;
}

/** Stops a widget that renders without end, by throwing an error to the nearest boundary. */
export function RenderLimit({ children, onRender }: RenderLimitProps) {
  const [run] = useState(() => ({ step: stepsTaken(), since: performance.now(), count: 0 }));
  return (
    <Profiler
      id="render-limit"
      onRender={() => {
        renders += 1;
        onRender?.();
        const now = performance.now();
        if (run.step !== stepsTaken() || now - run.since > 1000)
          Object.assign(run, { step: stepsTaken(), since: now, count: 0 });
        run.count += 1;
        if (run.count > most) throw new Error(sentenceAboutRenders(latestStep(), run.count, 1));
      }}
    >
      {children}
    </Profiler>
  );
}
