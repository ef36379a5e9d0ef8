import { emptySamples, showableSamples, validSamples, type ReadSample } from '../read-sample.ts';
import type { PluginHalves } from './subject.ts';

type Sampled = Pick<PluginHalves, 'plugin' | 'samples'>;

/** What a new block starts with, for each definition. */
export function starts({ plugin, samples }: Sampled): readonly ReadSample[] {
  return emptySamples(plugin, samples).map((one) => ({ ...one, name: `the start of ${one.name}` }));
}

/** What a widget is handed that may be edited into something that fits: defaults and valid samples. */
export function editable({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...starts({ plugin, samples }), ...validSamples(plugin, samples)];
}

/** Every value that a widget can be handed: invalid ones of the right types too. */
export function shown({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...editable({ plugin, samples }), ...showableSamples(plugin, samples)];
}
