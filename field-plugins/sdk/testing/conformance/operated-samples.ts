import type { ReadSample } from '../read-sample.ts';
import { drawPreview, drawWidget, settled } from './draw.tsx';
import { operateAll } from './operate-all.ts';
import { editable } from './shown-samples.ts';
import { englishOf, type ConformanceSubject } from './subject.ts';

interface Use {
  readonly emitted: readonly { readonly sample: ReadSample; readonly value: unknown }[];
  /** What was written to the console meanwhile, without duplicates. */
  readonly complaints: readonly string[];
}

const known = new WeakMap<ConformanceSubject, Promise<Use>>();

/** Uses every control of every sample, once for all rules that need it. */
export function operateSamples(subject: ConformanceSubject): Promise<Use> {
  const use = known.get(subject) ?? operateEach(subject);
  known.set(subject, use);
  return use;
}

async function operateEach(subject: ConformanceSubject): Promise<Use> {
  const words = englishOf(subject);
  const emitted: { sample: ReadSample; value: unknown }[] = [];
  const complaints = new Set<string>();
  const hush = listen((complaint) => complaints.add(complaint));
  try {
    for (const sample of editable(subject)) {
      const drawn = await drawWidget(subject, sample, { words });
      await operateAll(drawn.container, { settle: settled });
      emitted.push(...drawn.emitted.map((value) => ({ sample, value })));
      await drawPreview(subject, sample, words);
    }
  } finally {
    hush();
  }
  return { emitted, complaints: [...complaints] };
}

function listen(hear: (complaint: string) => void): () => void {
  const { error, warn } = console;
  const tell = (...words: readonly unknown[]) => hear(words.map(String).join(' '));
  console.error = tell;
  console.warn = tell;
  return () => Object.assign(console, { error, warn });
}
