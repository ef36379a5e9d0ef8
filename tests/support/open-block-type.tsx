import { screen, within } from '@testing-library/react';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from './render-screen.tsx';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypeScreen } from '../../src/features/block-types/block-type-screen.tsx';

const text = { field_type: 'text', required: false, field_values: null };

/** A type with two fields of text. */
export const event: BlockContentModel = {
  ...{ id: 'event', name: 'Event', slug: 'event', content_model_type: 'PAGE', revision: 1 },
  content_model: {
    heading: { ...text, field_title: 'Heading', required: true, order: 0 },
    place: { ...text, field_title: 'Place', order: 1 },
  },
};

/** Opens the type with the id `event` in the builder, without drafts of an earlier visit. */
export async function openBlockType(
  model: BlockContentModel = event,
  more: Parameters<typeof createFakeApi>[0] = {},
  heading = 'Event',
) {
  localStorage.clear();
  const layer = (
    <BlockTypesLayer>
      <BlockTypeScreen typeId="event" />
    </BlockTypesLayer>
  );
  const data = { ...more, models: [model] };
  const shown = renderScreen(layer, { data, path: '/admin/block-types/event', visitor: 'administrator' });
  await screen.findByRole('heading', { level: 1, name: heading });
  const patches = () => shown.api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Save block type' }));
  const seeSettings = () => shown.user.click(screen.getByRole('tab', { name: 'Settings' }));
  const choose = async (name: RegExp) => {
    await shown.user.click(screen.getByRole('tab', { name: 'Fields' }));
    await shown.user.click(
      within(screen.getByRole('list', { name: 'Fields' })).getByRole('button', { name }),
    );
  };
  const add = async (type: RegExp) => {
    await shown.user.click(screen.getByRole('button', { name: 'Add field' }));
    const types = await screen.findByRole('list', { name: 'Field types' });
    await shown.user.click(within(types).getByRole('button', { name: type }));
  };
  return { ...shown, patches, save, choose, add, seeSettings };
}
