import { foldText } from '../../shared/fold-text.ts';
import type { FormSubmission } from '../../shared/wire/form-submissions.ts';
import type { WorkspaceDesignPatch } from '../../shared/wire/site-design.ts';
import type { WorkspaceName } from '../../shared/wire/websites.ts';
import type { Workspace, WorkspaceInput, WorkspacePatch } from '../../shared/wire/workspaces.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer } from './fake-network.ts';
import { makeDesign, makeWorkspace } from './fake-records.ts';
import { found, inWorkspace, json, list, notFound, patched, recordAnswers } from './fake-replies.ts';

/** The calls about workspaces, and about the messages of visitors of their sites. */
export function workspaceAnswers(data: FakeData): Record<string, Answer> {
  return {
    ...recordAnswers(data, 'workspaces', '/api/workspaces/'),
    ...recordAnswers(data, 'formSubmissions', '/api/inquiries/'),
    'GET /api/workspaces/names/': ({ query }) => {
      const ids = query.get('id')?.split(',');
      const search = query.get('search') ?? '';
      const named = data.workspaces.filter(
        ({ id, title }) => ids?.includes(id) !== false && foldText(title).includes(foldText(search)),
      );
      return list(named.map(nameOf), query);
    },
    'POST /api/workspaces/': ({ body }) => {
      const workspace = makeWorkspace(body as WorkspaceInput);
      data.workspaces = [workspace, ...data.workspaces];
      return json(201, workspace);
    },
    'PATCH /api/workspaces/:id/': ({ body }, id) => {
      const { seo, ...patch } = body as WorkspacePatch;
      const { preview_url } = patch;
      const stored = data.workspaces.find((workspace) => workspace.id === id)?.seo;
      const media = picturesOf(data, seo?.media) ?? stored?.media;
      data.workspaces = patched(data.workspaces, id, {
        ...patch,
        ...(preview_url !== undefined && { preview_url_written: preview_url }),
        ...(seo && { seo: { ...stored, ...seo, media } }),
      });
      return found(data.workspaces, id);
    },
    ...designAnswers(data),
    'GET /api/inquiries/': ({ query }) => {
      const isShown = ({ is_spam }: FormSubmission) => is_spam === (query.get('spam') === '1');
      const shown = inWorkspace(data.formSubmissions, query).filter(isShown);
      return list(shown, query, { is_full: data.submissionsFull });
    },
  };
}

/** Pictures as the server returns them, from their ids. */
function picturesOf({ media }: FakeData, items: readonly { readonly id: string }[] | undefined) {
  return items?.map(({ id }) => ({ id, file: media.find((one) => one.id === id)?.file ?? '' }));
}

function nameOf({ id, type, title }: Workspace): WorkspaceName {
  return {
    id,
    type,
    title,
    owner: { id: 'user-2', name: 'Ana', email: 'ana@example.org', email_written: 'ana@example.org' },
  };
}

function designAnswers(data: FakeData): Record<string, Answer> {
  const read = ({ id, type }: Workspace) => data.designs[id] ?? makeDesign(type);
  const withWorkspace = (id: string, answer: (workspace: Workspace) => Response) => {
    const workspace = data.workspaces.find((one) => one.id === id);
    return workspace === undefined ? notFound() : answer(workspace);
  };
  return {
    'GET /api/workspaces/:id/design/': (_, id) =>
      withWorkspace(id, (workspace) => json(200, read(workspace))),
    'PATCH /api/workspaces/:id/design/': ({ body }, id) =>
      withWorkspace(id, (workspace) => {
        const { logo, favicon, ...choices } = body as WorkspaceDesignPatch;
        const stored = read(workspace);
        const changed = {
          ...stored,
          ...choices,
          logo: picturesOf(data, logo) ?? stored.logo,
          favicon: picturesOf(data, favicon) ?? stored.favicon,
        };
        data.designs = { ...data.designs, [id]: changed };
        return json(200, changed);
      }),
  };
}
