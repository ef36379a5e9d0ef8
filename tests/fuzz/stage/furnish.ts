import type { CallOptions, Person, World } from '../../support/world.ts';
import { isOffered } from '../../../shared/is-offered.ts';
import { uploadForm } from '../../api/upload-form.ts';
import { png } from '../generate/images.ts';
import { smallestData } from './smallest-data.ts';
import type { KnownModel } from './stage.ts';

/** Fills a workspace with one of everything it can hold, with these words in all of it. Returns its id. */
export async function furnish(world: World, owner: Person, words: string): Promise<string> {
  const { body: all } = await world.call<(KnownModel & Parameters<typeof isOffered>[0])[]>(
    'GET',
    '/api/block-content-models/',
    { as: owner },
  );
  const workspace = await world.workspace(owner, {
    title: words,
    description: words,
    tags: [words],
  });
  // An administrator may have kept some to other workspaces.
  const models = all.filter((model) => isOffered(model, workspace));
  const media = await create(world, owner, '/api/media/', {
    ...uploadForm({ workspace: workspace.id, bytes: png }),
  });
  const image = { id: String(media['id']), file: String(media['file']) };
  const design = { primary: '#123456', logo: [image] };
  await world.call('PATCH', `/api/workspaces/${workspace.id}/design/`, { as: owner, body: design });
  const home = await world.page(owner, workspace.id, { title: words, url_path: '/' });
  const about = await world.page(owner, workspace.id, { title: words, url_path: '/about' });
  const hero = modelOf(models, 'PAGE');
  for (const page of [home.id, home.id, about.id]) {
    const data = smallestData(hero, { image, page: about.id, words });
    await create(world, owner, '/api/blocks/', { body: { page, block_content_model: hero.id, data } });
  }
  const component = modelOf(models, 'COMPONENT');
  const data = smallestData(component, { image, page: home.id, words });
  const shared = { workspace: workspace.id, block_content_model: component.id, data };
  await create(world, owner, '/api/components/', { body: shared });
  for (const page of [home.id, about.id])
    await world.call('POST', `/api/pages/${page}/publish/`, { as: owner });
  const moved = { url_path: '/about-us' };
  await world.call('PATCH', `/api/pages/${about.id}/`, { as: owner, body: moved });
  await create(world, owner, `/api/pages/${home.id}/preview-links/`, { body: {} });
  const key = await world.createApiKey(owner, workspace.id, {
    title: words,
    allowed_origins: ['https://site.example'],
  });
  await create(world, { apiKey: key.api_key }, '/api/delivery/inquiries/', {
    body: { name: 'Visitor', email: 'visitor@example.test', message: words },
  });
  return workspace.id;
}

/** A model with a field for an image and one for a link, if there is one. */
function modelOf(models: readonly KnownModel[], type: string): KnownModel {
  const fitting = models.filter(({ content_model_type }) => content_model_type === type);
  const types = (model: KnownModel) => Object.values(model.content_model).map(({ field_type }) => field_type);
  const [found] = fitting.toSorted((a, b) => richness(types(b)) - richness(types(a)));
  if (found === undefined) throw new Error(`There is no model of the type ${type}.`);
  return found;
}

function richness(types: readonly string[]): number {
  return Number(types.includes('media')) + Number(types.includes('link'));
}

async function create(
  world: World,
  as: NonNullable<CallOptions['as']>,
  path: string,
  options: CallOptions,
): Promise<Record<string, unknown>> {
  const { status, body, text } = await world.call('POST', path, { ...options, as });
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${text}`);
  return body;
}
