import {
  emptySamples,
  invalidSamples,
  showableSamples,
  validSamples,
  type ReadSample,
} from '../read-sample.ts';
import { sameValue } from '../../contract/same-value.ts';
import type { PluginModules } from './subject.ts';

type Sampled = Pick<PluginModules, 'plugin' | 'samples'>;

/** The valid samples. */
export function valid({ plugin, samples }: Sampled): readonly ReadSample[] {
  return validSamples(plugin, samples);
}

/** The invalid samples. */
export function invalid({ plugin, samples }: Sampled): readonly ReadSample[] {
  return invalidSamples(plugin, samples);
}

/** The value of a new block, for each definition. */
export function starts({ plugin, samples }: Sampled): readonly ReadSample[] {
  return emptySamples(plugin, samples).map((one) => ({ ...one, name: `the start of ${one.name}` }));
}

/** Values a widget may be given and that can be edited into valid ones: defaults and valid samples. */
export function editable(subject: Sampled): readonly ReadSample[] {
  const samples = valid(subject);
  const isSample = ({ definition, value }: ReadSample) =>
    samples.some((one) => one.definition === definition && sameValue(one.value, value));
  return [...starts(subject).filter((start) => !isSample(start)), ...samples];
}

/** Every value a widget can be given, including invalid ones of the right types. */
export function shown(subject: Sampled): readonly ReadSample[] {
  return [...editable(subject), ...showableSamples(subject.plugin, subject.samples)];
}

/** Freezes a value, so that changing it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** A frozen copy of a JSON value. */
export function frozenCopy<T>(value: T): T {
  return frozen(structuredClone(value));
}
