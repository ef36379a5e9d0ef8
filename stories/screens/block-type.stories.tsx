import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypeScreen } from '../../src/features/block-types/block-type-screen.tsx';
import { makePlan } from '../support/fake-model-answers.ts';
import { makeWorkspace } from '../support/fake-records.ts';
import { menuType, menuWithKinds, numberedType } from '../support/sample-type.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = {
  title: 'Screens/Block type',
  parameters: { path: '/admin/block-types/menu' },
  beforeEach: () => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('octavo.type-draft.'));
    for (const key of kept) localStorage.removeItem(key);
  },
};
export default meta;

const data = { models: [menuType] };
const visitor = 'administrator' as const;
const render = () => (
  <BlockTypesLayer>
    <BlockTypeScreen typeId="menu" />
  </BlockTypesLayer>
);
const call = 'GET /api/block-content-models/:id/';
const story = (more: Partial<typeof data> & Record<string, unknown> = {}) =>
  screenStory({ data: { ...data, ...more }, visitor, render });
const by = { id: 'user-2', name: 'Ana', email: 'ana@example.org' };

/** Chooses a field, where the list of fields is shown at all. */
async function choose(canvasElement: HTMLElement, name: RegExp): Promise<void> {
  const canvas = within(canvasElement);
  const tab = canvas.queryByRole('tab', { name: 'Fields' });
  if (tab) await userEvent.click(tab);
  const fields = await canvas.findByRole('list', { name: 'Fields' });
  await userEvent.click(await within(fields).findByRole('button', { name }));
}

export const Filled: StoryObj = story();
export const NoFields: StoryObj = story({ models: [{ ...menuType, content_model: {}, samples: [] }] });
export const Loading: StoryObj = screenStory({ data, visitor, render, trouble: held(call) });
export const Failed: StoryObj = screenStory({ data, visitor, render, trouble: refused(call) });

function choosing(name: RegExp, more?: Parameters<typeof story>[0]): StoryObj {
  return { ...story(more), play: ({ canvasElement }) => choose(canvasElement, name) };
}
export const Field: StoryObj = choosing(/^Title/);
export const Condition: StoryObj = choosing(/^Note/);
export const SeveralValues: StoryObj = choosing(/^Note/, { models: [menuWithKinds] });

export const InList: StoryObj = {
  ...story(),
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fields of an item of Dishes' }));
    await choose(canvasElement, /^Price/);
  },
};

export const Problems: StoryObj = {
  ...story(),
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, /^Title/);
    const name = await canvas.findByRole('textbox', { name: /^API name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'dishes');
  },
};

/** Saving leads to the first problem, which was not shown before. */
export const Refused: StoryObj = {
  ...story(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add field' }));
    await userEvent.click(await screen.findByRole('button', { name: /^List/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save block type' }));
    await canvas.findByText('Add at least one field to the items.');
    await screen.findByText(/^Not saved\. /);
  },
};

export const NewChoice: StoryObj = {
  ...story(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add field' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Choice/ }));
    await canvas.findByDisplayValue('Option 2');
  },
};

export const Workspaces: StoryObj = {
  ...story({
    models: [{ ...menuType, available: { workspaces: ['kiln', 'harbor', 'gone'] } }],
    workspaces: [
      makeWorkspace({ id: 'kiln', title: 'Kiln & Clay' }),
      makeWorkspace({ id: 'harbor', title: 'Harbor Notes' }),
    ],
  }),
  async play({ canvas }) {
    const tab = canvas.queryByRole('tab', { name: 'Settings' });
    if (tab) await userEvent.click(tab);
    await canvas.findByRole('button', { name: 'Harbor Notes' });
    canvas.getByRole('combobox', { name: 'Workspaces' }).scrollIntoView({ block: 'center' });
  },
};

/** The dialog that this button opens. */
function opening(button: string, more?: Parameters<typeof story>[0]): StoryObj {
  return {
    ...story(more),
    async play({ canvas }) {
      await userEvent.click(await canvas.findByRole('button', { name: button }));
      await screen.findByRole('dialog');
    },
  };
}
export const AddingField: StoryObj = opening('Add field');
export const Gathering: StoryObj = opening('Move into a list', { models: [numberedType] });

export const Splitting: StoryObj = {
  ...story({ models: [numberedType] }),
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, /^Prices/);
    const buttons = await canvas.findAllByRole('button', { name: 'Move into a list' });
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await screen.findByRole('dialog');
  },
};

/** A plan with one value that does not convert. */
const planWithFailure = {
  ...makePlan('menu'),
  counts: { blocks: 12, pages: 5, live_pages: 3, components: 0, workspaces: 2 },
  failure_count: 1,
};

async function removeNote(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await choose(canvasElement, /^Note/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove field' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Save block type' }));
}

export const Planning: StoryObj = {
  ...story({
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
  }),
  async play({ canvasElement }) {
    await removeNote(canvasElement);
    await screen.findByRole('dialog');
  },
};

const retired = {
  ...{ within: [], retired_by: null, plan: 'plan-1' },
  definition: {
    ...{ field_type: 'text', field_title: 'Price of the day', required: false, order: 2, field_values: null },
  },
};

const withHistory = story({
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
    ...{ revision, name: 'Menu', content_model: { title: menuType.content_model['title'] } },
    changed_at: revision === 1 ? null : '2026-11-20T12:00:00.000Z',
    changed_by: revision === 1 ? null : by,
  })),
  plans: [
    {
      ...makePlan('menu'),
      ...{ state: 'done', operations: [{ op: 'retype', field: 'heading', to: 'title', field_type: 'text' }] },
      ...{ applied_at: '2026-11-19T12:00:00.000Z', applied_by: by },
    },
  ],
});

export const History: StoryObj = {
  ...withHistory,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await screen.findByRole('list', { name: 'Retired fields' });
  },
};

/** A plan is not undone below changes that are not saved. */
export const HistoryWhileChanged: StoryObj = {
  ...withHistory,
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, /^Title/);
    const [title] = await canvas.findAllByRole('textbox', { name: /^Title/ });
    if (title) await userEvent.type(title, ' of the menu');
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await screen.findByText('Save your changes or undo them first.');
  },
};
