import { describe, expect, it } from 'vitest';
import { field } from '../../../content-model/testing.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { InvalidFieldsError } from '../../platform/errors/service-error.ts';
import { readPlan } from './read-plan.ts';

const shown_when = { all: [{ field: 'gone', is: 'x' }] };
const content_model: Fields = {
  wrong: field('text', { shown_when }),
  right: field('text'),
  light: field('hologram'),
};
const model = {
  id: 'm',
  name: 'M',
  content_model,
  content_model_type: 'PAGE',
} as unknown as BlockContentModel;

function rejections(
  operations: readonly PlanOperation[],
  { registry = fieldRegistry, fields = content_model } = {},
) {
  try {
    readPlan({ registry }, { ...model, content_model: fields }, { operations: [...operations] });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return error.fields.get('operations') ?? [];
  }
}

function pathsRejected(...operations: readonly PlanOperation[]) {
  return rejections(operations).map(({ path = [] }) => path.join('.'));
}

describe('a plan', () => {
  it('may keep existing errors, under another name and in a list', () => {
    expect(pathsRejected({ op: 'retype', field: 'wrong', to: 'former', field_type: 'text' })).toEqual([]);
    expect(pathsRejected({ op: 'wrap', fields: ['wrong'], to: 'box' })).toEqual([]);
    expect(pathsRejected({ op: 'wrap', fields: ['light'], to: 'lamp' })).toEqual([]);
  });

  it('must not make another field wrong in the same way', () => {
    const same: PlanOperation = { op: 'options', field: 'right', properties: { shown_when } };
    expect(pathsRejected(same)).toEqual(['0.right.shown_when']);
    expect(
      pathsRejected(
        { op: 'retype', field: 'right', to: 'left', field_type: 'text' },
        { ...same, field: 'left' },
      ),
    ).toEqual(['1.left.shown_when']);
    expect(pathsRejected({ op: 'retype', field: 'wrong', to: 'former', field_type: 'text' }, same)).toEqual([
      '1.right.shown_when',
    ]);
  });

  it('may leave a default that contains pages, but not give the field another', () => {
    const page = (id: string) => [{ id, title: 'Home', url_path: '/' }];
    const [old, other] = ['1', '2'].map((end) => page(`01890000-0000-7000-8000-00000000000${end}`));
    const fields: Fields = { page: field('reference', { default: old }) };
    const rejected = (...operations: readonly PlanOperation[]) =>
      rejections(operations, { fields }).map(({ path = [] }) => path.join('.'));
    const rename: PlanOperation = { op: 'retype', field: 'page', to: 'pages', field_type: 'reference' };
    const swap: PlanOperation = { op: 'options', field: 'page', properties: { default: other } };
    expect(rejected(rename)).toEqual([]);
    expect(rejected(swap)).toEqual(['0.page.default']);
    expect(rejected(swap, rename)).toEqual(['0.pages.default']);
    expect(rejected(rename, { ...swap, field: 'pages' })).toEqual(['1.pages.default']);
  });

  describe('with many operations and problems', () => {
    const names = 'a b c d e f g h i j k l'.split(' ');
    const fields: Fields = Object.fromEntries(names.map((name) => [name, field('text')]));
    const renames = names.map((name): PlanOperation => ({
      op: 'retype',
      field: name,
      to: `${name}_now`,
      field_type: 'text',
    }));
    const unknown = (name: string, count: number): PlanOperation => {
      const all = Array.from({ length: count }, (_, at) => ({ field: `${name}_gone_${at}`, is: 'x' }));
      return { op: 'options', field: name, properties: { shown_when: { all } } };
    };

    it('names the first operation that makes each problem, and checks the fields once after each', () => {
      let checks = 0;
      // The check asks for all plugins once for each model.
      const registry = Object.create(fieldRegistry, {
        plugins: {
          get: () => {
            checks += 1;
            return fieldRegistry.plugins;
          },
        },
      }) as typeof fieldRegistry;
      const wrong = names.slice(0, 10).map((name) => unknown(name, 10));
      const operations = [...wrong, ...renames];
      const messages = rejections(operations, { registry, fields });
      expect(checks).toBeLessThanOrEqual(operations.length + 1);
      expect(messages.map(({ key, params, path }) => [key, params?.['name'], path])).toEqual(
        names
          .slice(0, 10)
          .flatMap((name, operation) =>
            Array.from({ length: 10 }, (_, at) => [
              'field.condition_unknown',
              `${name}_gone_${at}`,
              [operation, `${name}_now`, 'shown_when'],
            ]),
          ),
      );
    });
  });
});
