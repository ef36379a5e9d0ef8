import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypeScreen } from '../../src/features/block-types/block-type-screen.tsx';
import { makePlan } from '../support/fake-model-answers.ts';
import { makeWorkspace } from '../support/fake-records.ts';
import { menuType, menuWithKinds, numberedType } from '../support/sample-type.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { clear, fill, press, see, seeRole, type Step } from '../support/steps.ts';

export default {
  title: 'Screens/Block type',
  parameters: { path: '/admin/block-types/menu' },
  beforeEach: () => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('octavo.type-draft.'));
    for (const key of kept) localStorage.removeItem(key);
  },
} satisfies Meta;

const story = screenStories({
  data: { models: [menuType] },
  visitor: 'administrator',
  render: () => (
    <BlockTypesLayer>
      <BlockTypeScreen typeId="menu" />
    </BlockTypesLayer>
  ),
});
const call = 'GET /api/block-content-models/:id/';
const ana = { id: 'user-2', name: 'Ana', email: 'ana@example.org' };

/** Opens an area, where only one is shown at a time. */
function openArea(name: string): Step {
  return async () => {
    await screen.findByRole('heading', { level: 1 });
    const tab = screen.queryByRole('tab', { name });
    if (tab) await userEvent.click(tab);
  };
}

/** Chooses a field. */
function choose(name: RegExp): Step {
  return async () => {
    await openArea('Fields')();
    const fields = await screen.findByRole('list', { name: 'Fields' });
    await userEvent.click(await within(fields).findByRole('button', { name }));
  };
}

export const Filled = story();
export const NoFields = story({ data: { models: [{ ...menuType, content_model: {}, samples: [] }] } });
export const Loading = story({ trouble: held(call) });
export const Failed = story({ trouble: rejected(call) });
export const Field = story({ steps: [choose(/^Title/)] });
export const Condition = story({ steps: [choose(/^Note/)] });
export const SeveralValues = story({ data: { models: [menuWithKinds] }, steps: [choose(/^Note/)] });
export const InList = story({ steps: [press('Fields of an item of Dishes'), choose(/^Price/)] });
export const Problems = story({
  steps: [choose(/^Title/), clear(/^API name/), fill(/^API name/, 'dishes')],
});

const adding = (name: RegExp) => [press('Add field'), press(name)];

/** Saving leads to the first problem, which was not shown before. */
export const Refused = story({
  steps: [
    ...adding(/^List/),
    press('Save block type'),
    see('Add at least one field to the items.'),
    see(/^Not saved\. /),
  ],
});

export const NewChoice = story({
  steps: [...adding(/^Choice/), () => screen.findByDisplayValue('Option 2')],
});

export const Workspaces = story({
  data: {
    models: [{ ...menuType, available: { workspaces: ['kiln', 'harbor', 'gone'] } }],
    workspaces: [
      makeWorkspace({ id: 'kiln', title: 'Kiln & Clay' }),
      makeWorkspace({ id: 'harbor', title: 'Harbor Notes' }),
    ],
  },
  steps: [
    openArea('Settings'),
    seeRole('button', 'Harbor Notes'),
    async () => screen.getByRole('combobox', { name: 'Workspaces' }).scrollIntoView({ block: 'center' }),
  ],
});

const numbered = { models: [numberedType] };

export const AddingField = story({ steps: [press('Add field'), seeRole('dialog')] });
export const Gathering = story({
  data: numbered,
  steps: [press('Move into a list'), seeRole('dialog')],
});
export const Splitting = story({
  data: numbered,
  steps: [
    choose(/^Prices/),
    async () => {
      const buttons = await screen.findAllByRole('button', { name: 'Move into a list' });
      await userEvent.click(buttons.at(-1) ?? document.body);
    },
    seeRole('dialog'),
  ],
});

/** A plan with one value that does not convert. */
const planWithFailure = {
  ...makePlan('menu'),
  counts: { blocks: 12, pages: 5, live_pages: 3, components: 0, workspaces: 2 },
  failure_count: 1,
};

export const Planning = story({
  data: {
    models: [menuType],
    plans: [
      {
        ...planWithFailure,
        failures: [
          {
            ...{ operation: 0, field: 'note', path: [], value: '"Closed on Mondays"', reason: 'removed' },
            ...{ becomes: 'aside', kind: 'block', id: 'block-1', page: 'page-1', workspace: 'workspace-1' },
            ...{ page_title: 'Lunch', summary: 'Soups and salads', workspace_title: 'Café Lipa' },
          },
        ],
      },
    ],
  },
  steps: [choose(/^Note/), press('Remove field'), press('Save block type'), seeRole('dialog')],
});

const retired = {
  ...{ within: [], retired_by: null, plan: 'plan-1' },
  definition: {
    field_type: 'text',
    field_title: 'Price of the day',
    required: false,
    order: 2,
    field_values: null,
  },
};

const onlyTitle = Object.fromEntries(Object.entries(menuType.content_model).slice(0, 1));

const withHistory = (...steps: readonly Step[]) =>
  story({
    data: {
      models: [
        {
          ...menuType,
          retired_fields: [
            { ...retired, id: 'price', retired_at: '2026-11-19T12:00:00.000Z', replaced_by: 'price_2' },
            { ...retired, id: 'day', retired_at: '2026-10-03T12:00:00.000Z' },
          ],
        },
      ],
      modelVersions: [2, 1].map((revision) => ({
        revision,
        name: 'Menu',
        content_model: onlyTitle,
        changed_at: revision === 1 ? null : '2026-11-20T12:00:00.000Z',
        changed_by: revision === 1 ? null : ana,
      })),
      plans: [
        {
          ...makePlan('menu'),
          state: 'done',
          operations: [{ op: 'retype', field: 'heading', to: 'title', field_type: 'text' }],
          applied_at: '2026-11-19T12:00:00.000Z',
          applied_by: ana,
        },
      ],
    },
    steps,
  });

export const History = withHistory(press('History'), seeRole('list', 'Retired fields'));

/** A plan cannot be undone while there are unsaved changes. */
export const HistoryWhileChanged = withHistory(
  choose(/^Title/),
  fill(/^Title/, ' of the menu'),
  press('History'),
  see('Save your changes or undo them first.'),
);
