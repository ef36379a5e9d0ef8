import { describe, expect, it } from 'vitest';
import { field } from '../../../content-model/testing.ts';
import type { Fields } from '../../../content-model/operations/step.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../shared/wire/plans.ts';
import { FieldRefusal } from '../../platform/refusal.ts';
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

function pathsRefused(...operations: readonly PlanOperation[]) {
  try {
    readPlan({ registry: fieldRegistry }, model, { operations: [...operations] });
    return [];
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error;
    return (error.fields.get('operations') ?? []).map(({ path = [] }) => path.join('.'));
  }
}

describe('a plan', () => {
  it('may leave wrong what was wrong, under another name and in a list', () => {
    expect(pathsRefused({ op: 'rename', field: 'wrong', to: 'former' })).toEqual([]);
    expect(pathsRefused({ op: 'wrap', fields: ['wrong'], to: 'box' })).toEqual([]);
    expect(pathsRefused({ op: 'rename', field: 'light', to: 'hologram' })).toEqual([]);
  });

  it('must not make another field wrong in the same way', () => {
    const same: PlanOperation = { op: 'options', field: 'right', properties: { shown_when } };
    expect(pathsRefused(same)).toEqual(['0.right.shown_when']);
    expect(pathsRefused({ op: 'rename', field: 'right', to: 'left' }, { ...same, field: 'left' })).toEqual([
      '1.left.shown_when',
    ]);
    expect(pathsRefused({ op: 'remove', field: 'wrong' }, same)).toEqual(['1.right.shown_when']);
    expect(pathsRefused({ op: 'rename', field: 'wrong', to: 'former' }, same)).toEqual([
      '1.right.shown_when',
    ]);
  });
});
