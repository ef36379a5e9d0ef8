import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeImages } from '../sdk/testing/fake-host.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { mediaField } from './field.ts';
import { mediaSamples } from './samples.ts';
import { mediaView } from './view.tsx';

const [harbour, market, bridge, orchard] = fakeImages.slice(0, 4) as [Image, Image, Image, Image];
type Image = (typeof fakeImages)[number];

function renderView(value: readonly Image[], definition = 'gallery', host: Partial<FieldHost> = {}) {
  return renderWidget({
    plugin: mediaField,
    view: mediaView,
    definition: mediaSamples.definitions[definition] ?? mediaSamples.definitions.default,
    value,
    host,
  });
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('the media widget', () => {
  it('stores the picked images, without the library’s other data', async () => {
    const picked = [{ ...harbour, alt: 'A harbour', in_use: true }];
    const { latest } = await renderView([], 'default', { pickMedia: () => Promise.resolve(picked) });
    await press('Select image');
    expect(latest()).toEqual([harbour]);
    expect(screen.queryByRole('button', { name: 'Select image' })).not.toBeInTheDocument();
  });

  it('passes the selection and the maximum number to the library', async () => {
    const requests: unknown[] = [];
    await renderView([harbour], 'pair', {
      pickMedia: (request) => {
        requests.push(request);
        return Promise.resolve(undefined);
      },
    });
    await press('Select images');
    expect(requests).toEqual([{ multiple: true, max: 2, selected: [harbour] }]);
  });

  it('replaces an image in place', async () => {
    const { latest } = await renderView([harbour, market], 'gallery', {
      pickMedia: () => Promise.resolve([orchard]),
    });
    await press('Replace image 1');
    expect(latest()).toEqual([orchard, market]);
  });

  it('changes nothing when picking is cancelled', async () => {
    const { latest } = await renderView([harbour], 'gallery', {
      pickMedia: () => Promise.resolve(undefined),
    });
    await press('Select images');
    await press('Replace image 1');
    expect(latest()).toEqual([harbour]);
  });

  it.each([
    ['the only image', [], 'default', 'Select image', 1],
    ['an image put in the place of the only one', [harbour], 'default', 'Replace image 1', 1],
    ['an image put in the place of another', [harbour, market], 'gallery', 'Replace image 2', 2],
  ])('gives the focus to %s once it is chosen', async (_, value, definition, button, position) => {
    await renderView(value, definition, { pickMedia: () => Promise.resolve([orchard]) });
    await press(button);
    const replace = await screen.findByRole('button', { name: `Replace image ${position}` });
    await waitFor(() => expect(replace).toHaveFocus());
  });

  it('moves an image that is already in the list instead of repeating it', async () => {
    const { latest } = await renderView([harbour, market, bridge], 'gallery', {
      pickMedia: () => Promise.resolve([bridge]),
    });
    await press('Replace image 1');
    expect(latest()).toEqual([bridge, market]);
  });

  it('moves by keyboard, keeps the focus on the image and announces its new position', async () => {
    const user = userEvent.setup();
    const { latest } = await renderView([harbour, market, bridge]);
    screen.getByRole('button', { name: 'Move image 1 right' }).focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(latest()).toEqual([market, bridge, harbour]);
    expect(screen.getByRole('button', { name: 'Move image 3 right' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Image 3 of 3');
  });

  it('removes an image and passes the focus on', async () => {
    const { latest } = await renderView([harbour], 'default');
    await press('Remove image 1');
    expect(latest()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Select image' })).toHaveFocus();
  });

  it('shows a placeholder for a deleted image and offers to remove it', async () => {
    const { latest } = await renderView([harbour], 'default', { isMediaGone: async () => true });
    fireEvent.error(screen.getByRole('img', { name: 'Image 1 of 1' }));
    const list = within(screen.getByRole('list'));
    expect(await list.findByRole('img', { name: 'This image was deleted' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
    await press('Remove image 1');
    expect(latest()).toEqual([]);
  });

  it('does not call an image deleted that failed to load, and retries on request', async () => {
    const asked: string[] = [];
    const isMediaGone = async (file: string) => {
      asked.push(file);
      return false;
    };
    const { latest } = await renderView([harbour], 'default', { isMediaGone });
    fireEvent.error(screen.getByRole('img', { name: 'Image 1 of 1' }));
    expect(await screen.findByRole('img', { name: 'Couldn’t load this image' })).toBeInTheDocument();
    await press('Try again: Image 1 of 1');
    expect(screen.getByRole('img', { name: 'Image 1 of 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace image 1' })).toHaveFocus();
    expect(asked).toEqual([harbour.file]);
    expect(latest()).toEqual([harbour]);
  });

  it('retries failed images automatically when the network is back', async () => {
    await renderView([harbour, market], 'gallery');
    for (const image of screen.getAllByRole('img')) fireEvent.error(image);
    expect(await screen.findAllByRole('img', { name: 'Couldn’t load this image' })).toHaveLength(2);
    fireEvent(window, new Event('online'));
    expect(await screen.findAllByRole('img', { name: /^Image \d of 2$/ })).toHaveLength(2);
  });
});
