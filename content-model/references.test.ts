import { describe, expect, it } from 'vitest';
import { newLink } from '../field-plugins/link/link-item.ts';
import { fieldRegistry } from '../field-plugins/index.ts';
import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { validateBlock } from './validate-block.ts';
import { field, modelOf } from './testing.ts';

const model = modelOf({
  heading: field('text', { order: 0 }),
  pictures: field('media', { order: 1, field_values: { multiple: true } }),
  cover: field('media', { order: 2 }),
  links: field('link', { order: 3, field_values: { multiple: true } }),
  foreign: field('map', { order: 4 }),
});

const page = (id: string) => ({ id, url_path: '/old', title: 'Old' });
const data = {
  heading: 'Hello',
  pictures: [
    { id: 'm1', file: 'old.jpg' },
    { id: 'gone', file: 'gone.jpg' },
  ],
  cover: [{ id: 'm1', file: 'old.jpg' }],
  links: [
    { ...newLink('l1'), page: page('live'), title: 'Read on' },
    { ...newLink('l2'), page: page('draft') },
    { ...newLink('l3'), page: page('gone') },
    { ...newLink('l4'), type: 'external', link: ' https://example.com ', page: page('kept') },
  ],
  foreign: { lat: 1 },
};

const sizes = [{ width: 2, url: '/media/new-2.webp' }];
const quay = { url: '/media/new.jpg', width: 4, height: 3, alt: 'A quay', sizes };

const lookup: ReferenceLookup = {
  media: (id) => (id === 'm1' ? { file: 'new.jpg', ...quay } : undefined),
  page: (id) => {
    if (id === 'live') return { url_path: '/new', title: 'New', url: '/new' };
    if (id === 'draft') return { url_path: '/draft', title: 'Secret', url: undefined };
    return undefined;
  },
};

describe('the references of a block', () => {
  it('lists each image once, and only pages of internal links', () => {
    expect(validateBlock(model, data, fieldRegistry).references).toEqual({
      media: ['m1', 'gone'],
      pages: ['live', 'draft', 'gone'],
    });
  });

  it('finds none in values of the wrong shape', () => {
    expect(validateBlock(model, { pictures: 5, links: [{}] }, fieldRegistry).references).toEqual({
      media: [],
      pages: [],
    });
  });
});

describe('refreshing a block', () => {
  it('fills in current files, paths and titles, and keeps references to deleted records', () => {
    expect(validateBlock(model, data, fieldRegistry).refresh(lookup)).toEqual({
      ...data,
      pictures: [{ id: 'm1', file: 'new.jpg' }, data.pictures[1]],
      cover: [{ id: 'm1', file: 'new.jpg' }],
      links: [
        { ...data.links[0], page: { id: 'live', url_path: '/new', title: 'New' } },
        { ...data.links[1], page: { id: 'draft', url_path: '/draft', title: 'Secret' } },
        data.links[2],
        data.links[3],
      ],
    });
  });

  it('neither adds nor removes anything', () => {
    const stored = { heading: 5, old: 'kept', pictures: 'x' };
    expect(validateBlock(model, stored, fieldRegistry).refresh(lookup)).toEqual(stored);
  });
});

describe('delivering a block', () => {
  it('turns ids into URLs, drops deleted images and reveals nothing of a draft', () => {
    const button = { color: 'primary', variant: 'outlined', size: 'medium', target: '_self' };
    expect(validateBlock(model, data, fieldRegistry).deliver(lookup)).toEqual({
      heading: 'Hello',
      pictures: [{ id: 'm1', ...quay }],
      cover: [{ id: 'm1', ...quay }],
      links: [
        { ...button, type: 'internal', title: 'Read on', url: '/new' },
        { ...button, type: 'internal', title: '', url: null },
        { ...button, type: 'internal', title: '', url: null },
        { ...button, type: 'external', title: 'https://example.com', url: 'https://example.com' },
      ],
      foreign: null,
    });
  });

  it('delivers the default of a field that was never filled in', () => {
    expect(validateBlock(model, {}, fieldRegistry).deliver(lookup)).toEqual({
      heading: '',
      pictures: [],
      cover: [],
      links: [],
      foreign: null,
    });
  });
});
