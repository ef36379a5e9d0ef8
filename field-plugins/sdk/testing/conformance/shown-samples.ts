import { emptySamples, showableSamples, validSamples, type ReadSample } from '../read-sample.ts';
import type { PluginModules } from './subject.ts';

type Sampled = Pick<PluginModules, 'plugin' | 'samples'>;

/** The value of a new block, for each definition. */
export function starts({ plugin, samples }: Sampled): readonly ReadSample[] {
  return emptySamples(plugin, samples).map((one) => ({ ...one, name: `the start of ${one.name}` }));
}

/** Values a widget may be given and that can be edited into valid ones: defaults and valid samples. */
export function editable({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...starts({ plugin, samples }), ...validSamples(plugin, samples)];
}

/** Every value a widget can be given, including invalid ones of the right types. */
export function shown({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...editable({ plugin, samples }), ...showableSamples(plugin, samples)];
}
