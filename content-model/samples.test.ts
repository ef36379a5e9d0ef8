import { describe, expect, it } from 'vitest';
import { allSamples } from '../field-plugins/all-samples.ts';
import { fieldRegistry } from '../field-plugins/index.ts';
import { validateBlock } from './validate-block.ts';

for (const [type, samples] of allSamples) {
  const modelOf = (name = 'default') => {
    const definition = samples.definitions[name];
    if (definition === undefined) throw new Error(`${type} has no definition "${name}"`);
    return { content_model: { field: definition } };
  };

  describe(`the issues of the samples of ${type}`, () => {
    for (const [name, sample] of Object.entries(samples.valid)) {
      it(`accepts: ${name}`, () => {
        expect(
          validateBlock(modelOf(sample.definition), { field: sample.value }, fieldRegistry).issues,
        ).toEqual({});
      });
    }
    for (const [name, sample] of Object.entries(samples.invalid)) {
      it(`rejects: ${name}`, () => {
        const issues = validateBlock(
          modelOf(sample.definition),
          { field: sample.value },
          fieldRegistry,
        ).issues;
        expect(issues).toEqual({ field: sample.issues });
      });
    }
  });
}
