import type { Inquiry, InquiryPatch } from '../../shared/wire/inquiries.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Workspace, WorkspaceInput, WorkspacePatch } from '../../shared/wire/workspaces.ts';
import type { Answer } from './fake-network.ts';
import { makeWorkspace } from './fake-records.ts';
import { found, json, list, nothing, patched } from './fake-replies.ts';

/** The fake server's workspaces, and what visitors of their sites wrote. */
export interface FakeWorkspaces {
  workspaces: Workspace[];
  media: Media[];
  inquiries: Inquiry[];
}

export function workspaceAnswers(data: FakeWorkspaces): Record<string, Answer> {
  return {
    'GET /api/workspaces/': ({ query }) => list(data.workspaces, query),
    'GET /api/workspaces/:id/': (_, id) => found(data.workspaces, id),
    'POST /api/workspaces/': ({ body }) => {
      const workspace = makeWorkspace(body as WorkspaceInput);
      data.workspaces = [workspace, ...data.workspaces];
      return json(201, workspace);
    },
    'PATCH /api/workspaces/:id/': ({ body }, id) => {
      const { seo, ...patch } = body as WorkspacePatch;
      data.workspaces = patched(data.workspaces, id, patch);
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
    ...inquiryAnswers(data),
  };
}

function inquiryAnswers(data: FakeWorkspaces): Record<string, Answer> {
  return {
    'GET /api/inquiries/': ({ query }) =>
      list(
        data.inquiries.filter(({ workspace }) => workspace === query.get('workspace')),
        query,
      ),
    'PATCH /api/inquiries/:id/': ({ body }, id) => {
      data.inquiries = patched(data.inquiries, id, body as InquiryPatch);
      return found(data.inquiries, id);
    },
    'DELETE /api/inquiries/:id/': (_, id) => {
      data.inquiries = data.inquiries.filter((inquiry) => inquiry.id !== id);
      return nothing();
    },
  };
}
