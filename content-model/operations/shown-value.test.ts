import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { runsAllTests } from '../../tests/support/all-tests.ts';
import { fc } from '../../tools/seeded.ts';
import type { BlockData } from '../block-data.ts';
import { validateBlock } from '../validate-block.ts';
import { modelFields } from '../model-fields.ts';
import { field, withSteps } from '../testing.ts';
import { preparePlan, type Decisions } from './prepare-plan.ts';
import { showsSame } from './shown-value.ts';
import type { Fields } from './step.ts';
import { valuesBefore } from './testing.ts';

const nothing = { media: () => undefined, page: () => undefined };
const faq = { columns: { question: 'question_#', answer: 'answer_#' }, to: 'questions' };
const gather: PlanOperation = { op: 'gather', ...faq };
const wrap: PlanOperation = { op: 'wrap', fields: ['question_1', 'answer_2', 'done'], to: 'box' };
const split: PlanOperation = {
  op: 'split',
  field: 'lines',
  to: 'prices',
  item: { name: field('text', { default: 'Dish' }), price: field('number', { default: 5 }) },
};
const retype = (name: string, field_type: string, field_values: unknown = null): PlanOperation => ({
  ...{ op: 'retype', field: name, field_type, field_values },
});

/** The delivered values. */
function delivered(fields: Fields, data: BlockData): BlockData {
  return validateBlock({ content_model: fields }, data, fieldRegistry).deliver(nothing);
}

/** The data in which everything that is shown is stored. */
function withDefaults(fields: Fields, data: BlockData): BlockData {
  const all = modelFields({ content_model: fields }, fieldRegistry);
  return { ...Object.fromEntries(all.map(({ name, defaultValue }) => [name, defaultValue])), ...data };
}

function prepare(fields: Fields, operations: readonly PlanOperation[], decisions: Decisions = {}) {
  return preparePlan(fields, { operations, decisions }, fieldRegistry);
}

const text = fc.constantFrom('', 'One', '12', 'Soup | 4\n\nTea | hot', 'much too long for all');
const fieldsWithDefaults = fc
  .record(
    {
      question_1: text,
      answer_1: text,
      question_2: text,
      question_3: text,
      answer_2: text,
      lines: text,
      done: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((defaults): Fields => {
    const of = (name: keyof typeof defaults, type: string) =>
      field(type, defaults[name] === undefined ? {} : { default: defaults[name] });
    return {
      ...{ question_1: of('question_1', 'text'), answer_1: of('answer_1', 'textarea') },
      ...{ question_2: of('question_2', 'text'), answer_2: of('answer_2', 'textarea') },
      ...{ question_3: of('question_3', 'text'), lines: of('lines', 'textarea') },
      done: of('done', 'checkbox'),
    };
  });
const stored = fc.record(
  {
    ...{ question_1: text, answer_1: text, question_2: text, answer_2: text },
    ...{ question_3: text, lines: text, done: fc.boolean() },
  },
  { requiredKeys: [] },
);

const plans: readonly (readonly PlanOperation[])[] = [
  [gather],
  [{ ...gather, max: 1 }],
  [wrap],
  [split],
  [{ ...split, max: 1 }],
  [retype('lines', 'number')],
  [retype('lines', 'list', { fields: { line: field('text') } }), retype('question_1', 'richtext')],
  [retype('done', 'number'), retype('answer_1', 'checkbox')],
  [{ op: 'options', field: 'lines', field_values: { max_length: 5 } }, split],
  [
    { op: 'retype', field: 'lines', to: 'rows', field_type: 'textarea' },
    gather,
    { op: 'remove', within: ['questions'], field: 'answer' },
  ],
];

describe('a field without a stored value', () => {
  it('shows the same after a plan as if its default were stored, and is restored by undoing it', () => {
    for (const operations of plans)
      for (const choice of ['aside', 'keep', 'default'] as const)
        fc.assert(
          fc.property(fieldsWithDefaults, stored, (fields, data) => {
            const run = prepare(fields, operations, { 0: choice });
            const made = run.forward(data, 'block');
            const same = run.forward(withDefaults(fields, data), 'block');
            expect(delivered(run.fields, made.data)).toEqual(delivered(run.fields, same.data));
            expect(valuesBefore(fields, run, run.undo(made.data, 'block').data)).toEqual(data);
          }),
          // Once for each of thirty pairs of a plan and a decision.
          { numRuns: runsAllTests() ? 100 : 15 },
        );
  });

  it('is in its row of the list, whose rows show the values of the former fields', () => {
    const isFilled = (row: Record<string, unknown>) => Object.values(row).some((one) => one !== '');
    fc.assert(
      fc.property(fieldsWithDefaults, stored, (fields, data) => {
        const run = prepare(fields, [gather]);
        const before = delivered(fields, data);
        const rows = ['1', '2', '3'].map((number) => ({
          question: before[`question_${number}`],
          answer: before[`answer_${number}`] ?? '',
        }));
        const after = delivered(run.fields, run.forward(data, 'block').data);
        expect(after['questions']).toEqual(rows.filter(isFilled));
      }),
    );
  });

  it('returns from a list with its current value, also where items were removed or added', () => {
    const items = fc.array(fc.record({ question: text, answer: text }, { requiredKeys: [] }), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(fieldsWithDefaults, stored, items, (fields, data, edited) => {
        const run = prepare(fields, [gather]);
        const made = run.forward(data, 'block').data;
        const list = edited.map((one, at) => ({ id: `edited00000${at}`, data: one }));
        const shown = delivered(run.fields, { questions: list })['questions'] as Record<string, unknown>[];
        const after = delivered(fields, run.undo({ ...made, questions: list }, 'block').data);
        for (const at of [0, 1, 2]) {
          expect(after[`question_${at + 1}`]).toBe(shown[at]?.['question'] ?? '');
          if (at < 2) expect(after[`answer_${at + 1}`]).toBe(shown[at]?.['answer'] ?? '');
        }
      }),
    );
  });
});

describe('a list that is made of fields with defaults', () => {
  const fields: Fields = {
    question_1: field('text', { default: 'Why?' }),
    answer_1: field('text'),
    question_2: field('text', { default: 'How?' }),
    answer_2: field('text'),
  };

  it('is stored in blocks that show them, and starts empty in new blocks', () => {
    const run = prepare(fields, [gather]);
    expect(run.fields['questions']?.default).toBeUndefined();
    expect(run.forward({}, 'block').data).toMatchObject({
      questions: [{ data: {} }, { data: { question: 'How?' } }],
    });
    expect(run.forward({ question_1: '', question_2: '' }, 'block').data).not.toHaveProperty('questions');
    expect(run.forward({ answer_1: 'So.', question_2: '' }, 'block').data).toMatchObject({
      questions: [{ data: { answer: 'So.' } }],
    });
  });

  it('has no items for defaults that a condition hides', () => {
    const shown_when = { all: [{ field: 'question_1', is: 'Why?' }] };
    const hiding = { question_1: field('text'), answer_1: field('text', { default: 'So.', shown_when }) };
    const run = prepare(hiding, [gather]);
    expect(run.forward({}, 'block').data).toEqual({});
    expect(run.forward({ question_1: 'Why?' }, 'block').data).toMatchObject({
      questions: [{ data: { question: 'Why?' } }],
    });
  });

  it('loses nothing twice when it is taken back after an empty row and an edit', () => {
    const run = prepare({ question_1: field('text'), question_2: field('text'), question_3: field('text') }, [
      { ...gather, columns: { question: 'question_#' } },
    ]);
    const { data } = run.forward({ question_1: 'a', question_2: '', question_3: 'c' }, 'block');
    const [first, second] = data['questions'] as { id: string; data: BlockData }[];
    const edited = [{ ...first, data: { question: 'A' } }, second];
    expect(run.undo({ ...data, questions: edited }, 'block').data).toMatchObject({
      ...{ question_1: 'A', question_2: 'c' },
    });
  });
});

describe('a value that counts as empty in the form', () => {
  const run = prepare({ words: field('text') }, [{ ...retype('words', 'embed'), to: 'video' }]);
  const { data } = run.forward({ words: 'To come' }, 'block');
  const embed = (title: string, id?: string) => ({
    ...{ url: ' ', title, picture: id === undefined ? null : { id, file: 'a.jpg' } },
  });

  it.each([embed('Trailer'), embed('', 'image')])(
    'is kept and listed when undoing a plan drops it: %j',
    (video) => {
      const undone = run.undo({ ...data, video }, 'block');
      expect(undone.data).toEqual({ words: 'To come', video });
      expect(undone.failures).toMatchObject([{ field: 'video', value: video, reason: 'refused' }]);
    },
  );

  it('is no edit if nothing is filled in', () => {
    const undone = run.undo({ ...data, video: embed('') }, 'block');
    expect(undone).toMatchObject({ data: { words: 'To come' }, failures: [] });
  });
});

describe('two values of a composite', () => {
  const fields = { say: field('text', { default: 'Stir' }), note: field('text') };
  const [recipe] = modelFields(
    { content_model: { recipe: field('steps', { field_values: { fields } }) } },
    withSteps,
  );
  const value = (key: string, says: BlockData, needs = 'Eggs') => ({ needs, steps: [{ key, says }] });

  it.each([
    [value('b', { say: 'Stir', note: ' ' }), true],
    [value('a', { say: 'Beat' }), false],
    [value('a', {}, 'Milk'), false],
    [{ needs: 'Eggs', steps: [] }, false],
  ])('are the same unless %j differs in more than ids, defaults and blanks', (other, isSame) => {
    expect(recipe && showsSame(recipe, value('a', {}), other)).toBe(isSame);
  });
});
