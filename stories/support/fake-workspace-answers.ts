import { foldText } from '../../shared/fold-text.ts';
import type { FormSubmission, FormSubmissionPatch } from '../../shared/wire/form-submissions.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { WorkspaceDesign, WorkspaceDesignPatch } from '../../shared/wire/site-design.ts';
import type { WorkspaceName } from '../../shared/wire/websites.ts';
import type { Workspace, WorkspaceInput, WorkspacePatch } from '../../shared/wire/workspaces.ts';
import type { Answer } from './fake-network.ts';
import { makeDesign, makeWorkspace } from './fake-records.ts';
import { found, json, list, notFound, nothing, patched } from './fake-replies.ts';

/** The fake server's workspaces, and the messages of visitors of their sites. */
export interface FakeWorkspaces {
  workspaces: Workspace[];
  media: Media[];
  formSubmissions: FormSubmission[];
  /** Whether there is no room for more of them. */
  submissionsFull?: boolean;
  /** By workspace. The others have the one of their type. */
  designs: Record<string, WorkspaceDesign>;
}

export function workspaceAnswers(data: FakeWorkspaces): Record<string, Answer> {
  return {
    'GET /api/workspaces/': ({ query }) => list(data.workspaces, query),
    'GET /api/workspaces/:id/': (_, id) => found(data.workspaces, id),
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
      const { preview_url: preview_url_written } = patch;
      const written = preview_url_written === undefined ? {} : { preview_url_written };
      data.workspaces = patched(data.workspaces, id, { ...patch, ...written });
      const held = data.workspaces.find((workspace) => workspace.id === id)?.seo;
      const media = seo?.media?.map((item) => ({
        id: item.id,
        file: data.media.find((one) => one.id === item.id)?.file ?? '',
      }));
      if (seo && held) {
        const changed = { ...held, ...seo, media: media ?? held.media };
        data.workspaces = patched(data.workspaces, id, { seo: changed });
      }
      return found(data.workspaces, id);
    },
    'DELETE /api/workspaces/:id/': (_, id) => {
      data.workspaces = data.workspaces.filter((workspace) => workspace.id !== id);
      return nothing();
    },
    ...designAnswers(data),
    ...submissionAnswers(data),
  };
}

function nameOf({ id, type, title }: Workspace): WorkspaceName {
  return {
    id,
    type,
    title,
    owner: { id: 'user-2', name: 'Ana', email: 'ana@example.org', email_written: 'ana@example.org' },
  };
}

function designAnswers(data: FakeWorkspaces): Record<string, Answer> {
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
        const pictures = (items: WorkspaceDesignPatch['logo']) =>
          items?.map((item) => ({
            id: item.id,
            file: data.media.find((one) => one.id === item.id)?.file ?? '',
          }));
        const changed = {
          ...stored,
          ...choices,
          logo: pictures(logo) ?? stored.logo,
          favicon: pictures(favicon) ?? stored.favicon,
        };
        data.designs = { ...data.designs, [id]: changed };
        return json(200, changed);
      }),
  };
}

function submissionAnswers(data: FakeWorkspaces): Record<string, Answer> {
  return {
    'GET /api/inquiries/': ({ query }) => {
      const shown = data.formSubmissions.filter(
        ({ workspace, is_spam }) =>
          workspace === query.get('workspace') && is_spam === (query.get('spam') === '1'),
      );
      return list(shown, query, { is_full: data.submissionsFull === true });
    },
    'PATCH /api/inquiries/:id/': ({ body }, id) => {
      data.formSubmissions = patched(data.formSubmissions, id, body as FormSubmissionPatch);
      return found(data.formSubmissions, id);
    },
    'DELETE /api/inquiries/:id/': (_, id) => {
      data.formSubmissions = data.formSubmissions.filter((submission) => submission.id !== id);
      return nothing();
    },
  };
}
