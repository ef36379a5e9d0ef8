import { Type } from 'typebox';
import { Choice, WorkspaceId } from '../../../shared/wire/basics.ts';
import {
  FormSubmission,
  FormSubmissionList,
  FormSubmissionPatch,
} from '../../../shared/wire/form-submissions.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import {
  deleteFormSubmission,
  getFormSubmission,
  listFormSubmissions,
  updateFormSubmission,
  type FormSubmissionAddress,
} from './service.ts';

const query = { workspace: Type.Optional(WorkspaceId) };

export function formSubmissionRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Inquiries'], guard: 'user' });

  route('GET', '/api/inquiries/', {
    summary: 'List the inquiries of a workspace, the newest first',
    description:
      'Returns the messages from the forms of sites, to the owner of the workspace, and whether there is room for more. ' +
      'Spam is listed separately.',
    query: {
      ...listQuery,
      workspace: WorkspaceId,
      spam: Type.Optional(Choice(['1', '0'], '1: only suspected spam.')),
    },
    answers: { 200: FormSubmissionList },
    errors: [404],
    async handle(context, { query: { workspace, spam, ...pages }, request }) {
      const window = windowOf(pages);
      const wanted = { workspace, spam: spam === '1', window };
      const { is_full, ...found } = await listFormSubmissions(context, wanted);
      return { ...listAnswer(request.url, window, found), is_full };
    },
  });

  route('GET', '/api/inquiries/:id/', {
    summary: 'Read an inquiry',
    description: 'Returns one message to the owner of the workspace. Reading it does not mark it as read.',
    query,
    answers: { 200: FormSubmission },
    handle: (context, call) => getFormSubmission(context, addressOf(call)),
  });

  route('PATCH', '/api/inquiries/:id/', {
    summary: 'Mark an inquiry as read or as spam',
    description:
      'Marks a message as read or unread, as spam or not, for the owner of the workspace. Spam is deleted after ' +
      '30 days.',
    query,
    body: FormSubmissionPatch,
    readOnly: ['id', 'workspace', 'name', 'email', 'message', 'page', 'created_at'],
    answers: { 200: FormSubmission },
    handle: (context, call) => updateFormSubmission(context, addressOf(call), call.body),
  });

  route('DELETE', '/api/inquiries/:id/', {
    summary: 'Delete an inquiry',
    description: 'Deletes a message permanently, for the owner of the workspace.',
    query,
    answers: removed(),
    handle: (context, call) => deleteFormSubmission(context, addressOf(call)),
  });
}

function addressOf(call: {
  params: { id: string };
  query: { workspace?: string | undefined };
}): FormSubmissionAddress {
  return { id: call.params.id, workspace: call.query.workspace };
}
