import type { ReadSample } from '../read-sample.ts';
import { drawPreview, drawWidget, settled } from './draw.tsx';
import { operateAll } from './operate-all.ts';
import { editable } from './shown-samples.ts';
import { latestStep, placeOf, takeStep } from './steps.ts';
import { englishOf, type ConformanceSubject } from './subject.ts';

interface Use {
  readonly emitted: readonly { readonly sample: ReadSample; readonly value: unknown }[];
  /** What was written to the console meanwhile, without duplicates. */
  readonly complaints: readonly string[];
  /** What was thrown meanwhile, and at which step. */
  readonly thrown: readonly Thrown[];
}

interface Thrown {
  readonly place: string;
  readonly error: unknown;
}

const known = new WeakMap<ConformanceSubject, Promise<Use>>();

/** Uses every control of every sample, once for all rules that need it. */
export function operateSamples(subject: ConformanceSubject): Promise<Use> {
  const use = known.get(subject) ?? operateEach(subject);
  known.set(subject, use);
  return use;
}

/** Whether an error says that something frozen was changed: the value or the options, which are frozen. */
export function isChangeInPlace(error: unknown): boolean {
  return (
    error instanceof TypeError && /read.only|not extensible|Cannot (delete|redefine)/.test(error.message)
  );
}

async function operateEach(subject: ConformanceSubject): Promise<Use> {
  const words = englishOf(subject);
  const emitted: { sample: ReadSample; value: unknown }[] = [];
  const complaints = new Set<string>();
  const thrown: Thrown[] = [];
  const note = (error: unknown) => thrown.push({ place: placeOf(latestStep()), error });
  const hush = [listen((complaint) => complaints.add(complaint)), catchErrors(note)];
  try {
    for (const sample of editable(subject)) {
      const drawn = await drawWidget(subject, sample, { words });
      try {
        await operateAll(drawn.container, {
          settle: settled,
          onAction: (control) => takeStep(sample.name, `Using ${control}`),
        });
      } catch (error) {
        note(error);
      }
      emitted.push(...drawn.emitted.map((value) => ({ sample, value })));
      await drawPreview(subject, sample, words);
      // Rejected promises are reported once the current task is over.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  } finally {
    for (const stop of hush) stop();
  }
  return { emitted, complaints: [...complaints], thrown };
}

function listen(hear: (complaint: string) => void): () => void {
  const { error, warn } = console;
  const tell = (...words: readonly unknown[]) => hear(words.map(String).join(' '));
  console.error = tell;
  console.warn = tell;
  return () => Object.assign(console, { error, warn });
}

type ProcessError = 'uncaughtException' | 'unhandledRejection';

/**
 * Hears every error that nothing catches: thrown by an event handler, a timer or a promise. Such an error would otherwise
 * end the whole run. Returns a function that stops it.
 */
function catchErrors(hear: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    hear(event.error ?? event.message);
  };
  window.addEventListener('error', onError);
  const restore = (['uncaughtException', 'unhandledRejection'] as const).map((name) => takeOver(name, hear));
  return () => {
    window.removeEventListener('error', onError);
    for (const back of restore) back();
  };
}

function takeOver(name: ProcessError, hear: (error: unknown) => void): () => void {
  const others = process.listeners(name as 'uncaughtException');
  process.removeAllListeners(name);
  process.on(name, hear);
  return () => {
    process.off(name, hear);
    for (const other of others) process.on(name, other);
  };
}
