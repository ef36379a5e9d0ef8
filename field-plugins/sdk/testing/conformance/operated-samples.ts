import type { ReadSample } from '../read-sample.ts';
import { operateAll } from './operate-all.ts';
import { renderPreview, renderSample, settled } from './render-sample.tsx';
import { editable } from './samples.ts';
import { latestPlace, takeStep } from './steps.ts';
import type { ConformanceSubject } from './subject.ts';

interface Use {
  readonly emitted: { readonly sample: ReadSample; readonly value: unknown }[];
  /** Messages written to the console meanwhile. */
  readonly complaints: Set<string>;
  /** Errors thrown meanwhile, with their steps. */
  readonly thrown: { readonly place: string; readonly error: unknown }[];
}

const known = new WeakMap<ConformanceSubject, Promise<Use>>();

/** Uses every control of every sample, once for all rules that need it. */
export function operateSamples(subject: ConformanceSubject): Promise<Use> {
  const use = known.get(subject) ?? operateEach(subject);
  known.set(subject, use);
  return use;
}

/** Whether an error reports a change to something frozen: the value or the options. */
function isChangeInPlace(error: unknown): boolean {
  return (
    error instanceof TypeError && /read.only|not extensible|Cannot (delete|redefine)/.test(error.message)
  );
}

/** Throws one line for each of these errors: the step at which it was first thrown, and its number of repetitions. */
export async function throwThrown(subject: ConformanceSubject, inPlace: boolean): Promise<void> {
  const { thrown } = await operateSamples(subject);
  const chosen = thrown.filter(({ error }) => isChangeInPlace(error) === inPlace);
  if (chosen.length === 0) return;
  const alike = Map.groupBy(chosen, ({ error }) => String(error).replaceAll(/“[^”]*”|\d+/g, ''));
  const lines = [...alike.values()].map(
    ({ 0: first, length }) =>
      `${first?.place}: ${String(first?.error)}${length === 1 ? '' : ` (and ${length - 1} more)`}`,
  );
  throw new Error(lines.join('\n'), { cause: chosen[0]?.error });
}

async function operateEach(subject: ConformanceSubject): Promise<Use> {
  const use: Use = { emitted: [], complaints: new Set(), thrown: [] };
  const note = (error: unknown) => void use.thrown.push({ place: latestPlace(), error });
  const { error, warn } = console;
  const complain = (...texts: readonly unknown[]) => void use.complaints.add(texts.map(String).join(' '));
  Object.assign(console, { error: complain, warn: complain });
  const stop = catchErrors(note);
  try {
    for (const sample of editable(subject)) {
      const rendered = await renderSample(subject, sample);
      const onAction = (control: string) => takeStep(sample.name, `Using ${control}`);
      await operateAll(rendered.container, { settle: settled, onAction }).catch(note);
      use.emitted.push(...rendered.emitted().map((value) => ({ sample, value })));
      await renderPreview(subject, sample);
      // Rejected promises are reported once the current task is over.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  } finally {
    stop();
    Object.assign(console, { error, warn });
  }
  return use;
}

/**
 * Listens for uncaught errors of event handlers, timers and promises, which would otherwise end the whole run. Returns
 * a function that stops it.
 */
function catchErrors(hear: (error: unknown) => void): () => void {
  const listening = new AbortController();
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    hear(event.error ?? event.message);
  };
  window.addEventListener('error', onError, listening);
  const others = new Map(events.map((name) => [name, process.listeners(name as 'uncaughtException')]));
  for (const name of events) process.removeAllListeners(name).on(name, hear);
  return () => {
    listening.abort();
    for (const [name, listeners] of others) {
      process.off(name, hear);
      for (const other of listeners) process.on(name, other);
    }
  };
}

const events = ['uncaughtException', 'unhandledRejection'] as const;
