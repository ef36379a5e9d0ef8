import { expect, it } from 'vitest';
import { newLink } from '../../field-plugins/link/link-item.ts';
import { describeWithDatabase } from '../support/world.ts';
import { makeContentWorld, textField } from './content-world.ts';

const field = (field_type: string, field_values: unknown) => ({ ...textField, field_type, field_values });

const data = {
  links: [
    { ...newLink('a'), type: 'external', link: 'https://example.com' },
    { ...newLink('b'), type: 'external', link: 'example.com' },
    newLink('c'),
  ],
  heading: 'Much too long',
  unknown: 1,
};

const messages = {
  links: [
    'Link 2: enter a full URL starting with http://, https://, mailto: or tel:',
    'Link 3: choose a page.',
  ],
  heading: ['Use at most 4 characters.'],
  unknown: ['This block type has no field “unknown”.'],
};

describeWithDatabase('A block that is rejected', (makeWorld) => {
  async function reject(accept: string) {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({
      links: field('link', { multiple: true }),
      heading: field('text', { max_length: 4 }),
    });
    const answer = await world.editor.post(
      '/api/blocks/',
      { page: world.home.id, block_content_model: model.id, data },
      { accept },
    );
    const { status, body, rejected } = answer;
    return { type: answer.headers['content-type'], status, body, rejected };
  }

  it.each(['application/json', '*/*', 'application/problem+xml'])(
    'answers with messages by field to clients that accept %s',
    async (accept) => {
      expect(await reject(accept)).toEqual({
        type: 'application/json; charset=utf-8',
        status: 400,
        body: {
          ...messages,
          links: [`links[1].link: ${messages.links[0]}`, `links[2].page: ${messages.links[1]}`],
        },
        rejected: [
          { field: 'heading', path: 'heading', code: 'too_long', message: messages.heading[0] },
          { field: 'links', path: 'links[1].link', code: 'link.invalid_url', message: messages.links[0] },
          { field: 'links', path: 'links[2].page', code: 'link.needs_page', message: messages.links[1] },
          { field: 'unknown', path: 'unknown', code: 'unknown_field', message: messages.unknown[0] },
        ],
      });
    },
  );

  it.each(['application/problem+json', 'application/json, Application/Problem+JSON;q=0.9'])(
    'names the wrong part of a field to clients that accept %s',
    async (accept) => {
      expect(await reject(accept)).toEqual({
        type: 'application/problem+json; charset=utf-8',
        status: 400,
        body: {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          errors: [
            { field: 'heading', path: [], detail: messages.heading[0] },
            { field: 'links', path: [1, 'link'], detail: messages.links[0] },
            { field: 'links', path: [2, 'page'], detail: messages.links[1] },
            { field: 'unknown', path: [], detail: messages.unknown[0] },
          ],
        },
        rejected: [],
      });
    },
  );
});
