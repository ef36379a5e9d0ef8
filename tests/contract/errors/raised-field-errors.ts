import sharp from 'sharp';
import { openSession } from '../../../server/modules/sessions/service.ts';
import { createUser } from '../../../server/modules/users/service.ts';
import { newId } from '../../../server/platform/ids.ts';
import type { FieldCondition } from '../../../field-plugins/sdk/contract/field.ts';
import type { FieldErrorKey } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import type { Block, BlockContentModel, Component } from '../../../shared/wire/content.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import { textField } from '../../api/content-world.ts';
import { gifOf, pngChunk, pngOf } from '../../support/odd-pictures.ts';
import { uploadForm } from '../../api/upload-form.ts';
import { brittleField } from '../../../src/editor/testing/brittle-field.ts';
import type { CallOptions, World } from '../../support/world.ts';
import type { AccessStage } from '../access/access-stage.ts';

/** A call that fails for one field. */
export interface RejectedCall extends CallOptions {
  readonly method: Parameters<World['call']>[0];
  readonly path: string;
  /** The field that the sentence belongs to. */
  readonly field: string;
}

type Refused = (stage: AccessStage) => RejectedCall | Promise<RejectedCall>;

/** A domain that a workspace of the user claims; the name servers of the stage decide the outcome. */
function checkedDomain(site_domain: string): Refused {
  return async ({ call, editor, workspace: make, fresh }) => {
    const { id } = await make(editor, { title: fresh() });
    await call('PATCH', `/api/workspaces/${id}/`, { as: editor, body: { site_domain } });
    return posting('site_domain', `/api/workspaces/${id}/domain-check/`, { as: editor });
  };
}

const password = 'a long password';

const digits = { regex: '[0-9]+', message: 'Digits only.' };

/** How to raise every field error. `Record` makes sure that none is missing. */
export const raisedFieldErrors: Readonly<Record<FieldErrorKey, Refused>> = {
  required: workspace('type', { title: 'Bowls' }),
  blank: workspace('title', { type: 'SHOP', title: '' }),
  unknown: workspace('owner', { type: 'SHOP', title: 'Bowls', owner: 'me' }),
  forbidden_key: workspace('constructor', '{"type":"SHOP","title":"Bowls","constructor":1}'),
  wrong_type: workspace('title', { type: 'SHOP', title: 7 }),
  too_long: workspace('title', { type: 'SHOP', title: 'x'.repeat(limits.titleLength + 1) }),
  not_a_choice: workspace('type', { type: 'WIKI', title: 'Bowls' }),
  too_small: reading('page', '/api/workspaces/?page=0'),
  too_large: reading('page_size', `/api/workspaces/?page_size=${limits.pageSizeMax + 1}`),
  invalid: reading('search', '/api/users/?search=a%00b'),
  too_many: token('allowed_origins', {
    allowed_origins: Array(limits.origins + 1).fill('https://a.example'),
  }),
  too_many_operations: planned(
    ...Array.from({ length: limits.operationsPerPlan + 1 }, () => ({ op: 'remove', field: 'text' })),
  ),
  invalid_origin: token('allowed_origins', { allowed_origins: ['nowhere'] }),
  invalid_id: ({ editor }) =>
    posting('workspace', '/api/accesses/', { as: editor, body: { title: 'Site', workspace: newId() } }),
  sent_twice: ({ editor }) => ({
    method: 'GET',
    path: '/api/workspaces/',
    field: 'Authorization',
    headers: { authorization: [`Token ${editor.token}`, 'Token another'] },
  }),
  invalid_path: page('url_path', { url_path: '/what?' }),
  path_taken: page('url_path', { url_path: '/' }),
  reserved_path: page('url_path', { url_path: '/sitemap.xml' }),
  invalid_slug: aboutSite('site_slug', { site_slug: 'My shop' }),
  reserved_slug: aboutSite('site_slug', { site_slug: 'api' }),
  slug_taken: async (stage) => {
    const other = await stage.workspace(stage.editor);
    return aboutSite('site_slug', { site_slug: other.site_slug })(stage);
  },
  invalid_domain: aboutSite('site_domain', { site_domain: 'nowhere' }),
  own_domain: aboutSite('site_domain', { site_domain: 'localhost' }),
  async domain_taken(stage) {
    const { administrator, call, workspace: make, fresh } = stage;
    const domain = `${fresh()}.example.com`;
    const sites = await Promise.all([1, 2].map(() => make(stage.editor, { title: fresh() })));
    for (const { id } of sites)
      await call('PATCH', `/api/workspaces/${id}/`, { as: stage.editor, body: { site_domain: domain } });
    const decision = { as: administrator, body: { domain_confirmed: true, site_domain: domain } };
    await call('PATCH', `/api/websites/${sites[0]?.id}/`, decision);
    return {
      method: 'PATCH',
      path: `/api/websites/${sites[1]?.id}/`,
      field: 'domain_confirmed',
      ...decision,
    };
  },
  async no_domain({ administrator, editor, workspace: make, fresh }) {
    const { id } = await make(editor, { title: fresh() });
    const body = { domain_confirmed: true };
    return {
      method: 'PATCH',
      path: `/api/websites/${id}/`,
      field: 'domain_confirmed',
      as: administrator,
      body,
    };
  },
  domain_unproven: checkedDomain('unproven.example'),
  domain_unanswered: checkedDomain('unanswered.example'),
  invalid_preview_url: aboutSite('preview_url', { preview_url: 'ftp://www.example.com/' }),
  preview_url_credentials: aboutSite('preview_url', { preview_url: 'https://ana:secret@www.example.com/' }),
  own_preview_url: (stage) =>
    aboutSite('preview_url', { preview_url: `${stage.dependencies.config.publicUrl}/preview` })(stage),
  invalid_email: () => posting('email', '/api/auth/request-account/', { body: { email: 'nobody' } }),
  email_read_only: ({ editor }) => ({
    method: 'PATCH',
    path: `/api/users/${editor.id}/`,
    field: 'email',
    as: editor,
    body: { email: 'other@example.test' },
  }),
  fixed: ({ editor, ids }) => ({
    method: 'PATCH',
    path: `/api/blocks/${ids['block']}/`,
    field: 'page',
    as: editor,
    body: { page: newId() },
  }),
  too_short: passwordChange('password', { password: 'short', confirm_password: 'short' }),
  passwords_differ: passwordChange('confirm_password', { confirm_password: 'something else' }),
  weak_password: passwordChange('password', { password: 'password1', confirm_password: 'password1' }),
  wrong_password: passwordChange('current_password', { current_password: 'a guess' }),
  async no_password({ dependencies, fresh }) {
    const person = { email: `${fresh()}@example.test`, name: 'Came by GitHub', role: 'user' } as const;
    const { id, email } = await createUser(dependencies, dependencies.db, person);
    const as = { id, email, password: '', token: await openSession(dependencies, dependencies.db, id) };
    return { method: 'DELETE', path: `/api/users/${id}/`, field: 'password', as, body: { password } };
  },
  terms_not_accepted: registration('terms_accepted', { terms_accepted: false }),
  captcha_failed: registration('captcha', {}),
  unknown_placeholder: ({ editor, site }) => ({
    method: 'PATCH',
    path: `/api/workspaces/${site.id}/`,
    field: 'seo',
    as: editor,
    body: { seo: { title_template: '{title} · {site}' } },
  }),
  invalid_color: ({ editor, site }) => ({
    method: 'PATCH',
    path: `/api/workspaces/${site.id}/design/`,
    field: 'primary',
    as: editor,
    body: { primary: 'teal' },
  }),
  async component_exists({ call, editor, ids, site }) {
    const path = `/api/components/${ids['component']}/`;
    const { block_content_model } = (await call<Component>('GET', path, { as: editor })).body;
    const body = { workspace: site.id, block_content_model, data: {} };
    return posting('block_content_model', '/api/components/', { as: editor, body });
  },
  other_workspace: ({ apiKey }) =>
    posting('page', '/api/delivery/inquiries/', {
      as: { apiKey },
      body: { message: 'Hello', page: newId() },
    }),
  unknown_model: block({ block_content_model: newId() }),
  async wrong_model_type(stage) {
    const { id } = await stage.create<BlockContentModel>(
      '/api/block-content-models/',
      { name: stage.fresh(), content_model_type: 'COMPONENT', content_model: { text: textField } },
      stage.administrator,
    );
    return block({ block_content_model: id })(stage);
  },
  archived_model: madeOf({ archived: true }),
  unavailable_model: madeOf({ available: { workspaces: [newId()] } }),
  blocks_incomplete: ({ editor, home }) =>
    posting('blocks', `/api/pages/${home.id}/reorder/`, { as: editor, body: { blocks: [] } }),
  not_an_image: uploading(async () => Buffer.from('not at all')),
  picture_kinds: uploading(async () => Buffer.from('not at all')),
  no_file: uploading(async () => undefined),
  too_many_pixels: uploading(() =>
    sharp({ create: { width: 6834, height: 6000, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  ),
  too_many_frames: uploading(async () => gifOf(2000, 2000, 11)),
  animation_lost: uploading(async () => pngOf(10, 10, pngChunk('acTL', Buffer.of(0, 0, 0, 2, 0, 0, 0, 0)))),
  name_taken: ({ administrator, note }) =>
    posting('name', '/api/block-content-models/', {
      as: administrator,
      body: { name: note.name, content_model: { text: textField } },
    }),
  field_name: model({ 'A Field': textField }),
  unknown_field_type: model({ text: { ...textField, field_type: 'hologram' } }),
  unservable_field: model({ text: { ...textField, field_type: 'select' } }),
  default_unfit: model({ text: { ...textField, default: 5 } }),
  default_unique: model({ text: { ...textField, default: 'Same', unique: true } }),
  default_refers: model({
    page: { ...textField, field_type: 'reference', default: [{ id: newId(), title: 'Home', url_path: '/' }] },
  }),
  value_refers: planned({
    op: 'add',
    field: 'page',
    definition: { ...textField, field_type: 'reference' },
    value: [{ id: newId(), title: 'Home', url_path: '/' }],
  }),
  pattern_unfit: model({ done: { ...textField, field_type: 'checkbox', pattern: digits } }),
  pattern_invalid: model({ text: { ...textField, pattern: { ...digits, regex: '(' } } }),
  tab_inside: model({
    items: {
      ...textField,
      field_type: 'list',
      field_values: { fields: { text: { ...textField, tab: 'More' } } },
    },
  }),
  condition_incomplete: model({ text: textField, more: { ...textField, shown_when: {} } }),
  condition_unknown: shownWhen({ field: 'gone', is: 'a' }),
  condition_uncomparable: shownWhen({ field: 'picture', is: 'a' }),
  condition_value: shownWhen({ field: 'done', is: 'a' }),
  condition_never: model({
    text: textField,
    more: { ...textField, shown_when: { all: ['a', 'b'].map((is) => ({ field: 'text', is })) } },
  }),
  condition_circular: model({
    text: { ...textField, shown_when: { all: [{ field: 'more', is: 'a' }] } },
    more: { ...textField, shown_when: { all: [{ field: 'text', is: 'a' }] } },
  }),
  unknown_field: planned({ op: 'rename', field: 'nope', to: 'other' }),
  field_twice: planned({ op: 'wrap', fields: ['text', 'text'], to: 'box' }),
  column_taken: planned(
    { op: 'add', field: 'text_1', definition: textField },
    { op: 'gather', columns: { one: 'text_#', other: 'text_#' }, to: 'texts' },
  ),
  foreign_member: planned({ op: 'remove', field: 'text', to: 'other' }),
  field_taken: planned({ op: 'add', field: 'text', definition: textField }),
  reserved_name: planned({ op: 'split', field: 'text', item: { id: textField } }),
  fields_incomplete: planned({ op: 'reorder', fields: [] }),
  no_numbered_fields: planned({ op: 'gather', columns: { text: 'text_#' }, to: 'texts' }),
  fields_differ: planned(
    { op: 'add', field: 'text_1', definition: textField },
    { op: 'add', field: 'text_2', definition: { ...textField, field_type: 'textarea' } },
    { op: 'gather', columns: { text: 'text_#' }, to: 'texts' },
  ),
  no_operation: ({ administrator, note }) =>
    posting('decisions', `/api/block-content-models/${note.id}/plans/`, {
      as: administrator,
      body: { operations: [{ op: 'remove', field: 'text' }], decisions: { 7: 'aside' } },
    }),
  async no_place({ administrator, call, create, editor, fresh, home }) {
    const body = { name: fresh(), content_model: { text: textField } };
    const { id } = await create<BlockContentModel>('/api/block-content-models/', body, administrator);
    const path = `/api/block-content-models/${id}/plans/`;
    const operations = [{ op: 'add', field: 'more', definition: textField }];
    const plan = await create<Plan>(path, { operations }, administrator);
    for (const step of ['apply', 'undo'])
      await call('POST', `${path}${plan.id}/${step}/`, { as: administrator });
    return posting('shape', '/api/blocks/', {
      as: editor,
      body: { page: home.id, block_content_model: id, data: { more: 'Lost' }, shape: 1 },
    });
  },
  not_a_list: planned({ op: 'remove', within: ['text'], field: 'other' }),
  async plugin_failed({ administrator, create, editor, fresh, home }) {
    const body = { name: fresh(), content_model: { brittle: brittleField } };
    const { id } = await create<BlockContentModel>('/api/block-content-models/', body, administrator);
    const data = { brittle: { any: 1 } };
    return posting('brittle', '/api/blocks/', {
      as: editor,
      body: { page: home.id, block_content_model: id, data },
    });
  },
  async plugin_missing({ administrator, create, dependencies, editor, fresh, home }) {
    const body = { name: fresh(), content_model: { text: textField } };
    const { id: type } = await create<BlockContentModel>('/api/block-content-models/', body, administrator);
    const kept = { page: home.id, block_content_model: type, data: { text: 'Kept' } };
    const { id } = await create<Block>('/api/blocks/', kept);
    const gone = { text: { ...textField, field_type: 'hologram' } };
    await dependencies.db
      .updateTable('block_content_models')
      .set({ content_model: JSON.stringify(gone), revision: 2 })
      .where('id', '=', type)
      .execute();
    const path = `/api/blocks/${id}/`;
    return { method: 'PATCH', path, field: 'text', as: editor, body: { data: { text: 'Lost' } } };
  },
};

/** A model with a field that this condition shows. */
function shownWhen(condition: FieldCondition): Refused {
  return model({
    done: { ...textField, field_type: 'checkbox' },
    picture: { ...textField, field_type: 'media' },
    text: { ...textField, shown_when: { any: [condition] } },
  });
}

function posting(field: string, path: string, options: CallOptions): RejectedCall {
  return { method: 'POST', path, field, ...options };
}

function planned(...operations: readonly object[]): Refused {
  return ({ administrator, note }) =>
    posting('operations', `/api/block-content-models/${note.id}/plans/`, {
      as: administrator,
      body: { operations },
    });
}

function workspace(field: string, body: unknown): Refused {
  return ({ editor }) => posting(field, '/api/workspaces/', { as: editor, body });
}

function reading(field: string, path: string): Refused {
  return ({ editor }) => ({ method: 'GET', path, field, as: editor });
}

function token(field: string, body: object): Refused {
  return ({ editor, site }) =>
    posting(field, '/api/accesses/', { as: editor, body: { title: 'Site', workspace: site.id, ...body } });
}

function page(field: string, body: object): Refused {
  return ({ editor, site }) =>
    posting(field, '/api/pages/', { as: editor, body: { title: 'Home', workspace: site.id, ...body } });
}

function aboutSite(field: string, body: object): Refused {
  return ({ editor, site: { id } }) => ({
    method: 'PATCH',
    path: `/api/workspaces/${id}/`,
    field,
    as: editor,
    body,
  });
}

function block(body: object): Refused {
  return ({ editor, home }) =>
    posting('block_content_model', '/api/blocks/', {
      as: editor,
      body: { page: home.id, data: {}, ...body },
    });
}

function model(content_model: object): Refused {
  return ({ administrator, fresh }) =>
    posting('content_model', '/api/block-content-models/', {
      as: administrator,
      body: { name: fresh(), content_model },
    });
}

function passwordChange(field: string, body: object): Refused {
  return ({ editor }) =>
    posting(field, `/api/users/${editor.id}/password/`, {
      as: editor,
      body: { current_password: editor.password, password, confirm_password: password, ...body },
    });
}

function registration(field: string, body: object): Refused {
  return ({ fresh }) =>
    posting(field, '/api/auth/register/', {
      body: {
        email: `${fresh()}@example.test`,
        password,
        confirm_password: password,
        terms_accepted: true,
        captcha: 'nonsense',
        ...body,
      },
    });
}

function uploading(file: () => Promise<Buffer | undefined>): Refused {
  return async ({ editor, site }) => {
    const bytes = await file();
    const form = uploadForm({ workspace: site.id, ...(bytes === undefined ? {} : { bytes }) });
    return posting('file', '/api/media/', { as: editor, ...form });
  };
}

/** Makes a block of a type with these members. */
function madeOf(about: Readonly<Record<string, unknown>>): Refused {
  return async (stage) => {
    const { id } = await stage.create<BlockContentModel>(
      '/api/block-content-models/',
      { name: stage.fresh(), content_model: { text: textField }, ...about },
      stage.administrator,
    );
    return block({ block_content_model: id })(stage);
  };
}
