import { Type } from 'typebox';
import { Id, WorkspaceId } from '../../../shared/wire/basics.ts';
import {
  FormSubmission,
  FormSubmissionList,
  FormSubmissionPatch,
} from '../../../shared/wire/form-submissions.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import {
  deleteFormSubmission,
  getFormSubmission,
  listFormSubmissions,
  updateFormSubmission,
  type FormSubmissionAddress,
} from './service.ts';

const tags = ['Inquiries'];
const params = Type.Object({ id: Id });
const querystring = Type.Object({ workspace: Type.Optional(WorkspaceId) });
const ignoredBodyKeys = ['id', 'workspace', 'name', 'email', 'message', 'page', 'created_at'];

export function formSubmissionRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/inquiries/',
    config: { guard: 'user' },
    schema: {
      summary: 'List what visitors wrote to the owner of a workspace, the newest first',
      description:
        'Answers the messages from the forms of sites, to the owner of the workspace, and whether there is room for more. ' +
        'Spam is apart.',
      tags,
      querystring: Type.Object({
        ...listQuery,
        workspace: WorkspaceId,
        spam: Type.Optional(
          Type.Union([Type.Literal('1'), Type.Literal('0')], {
            description: '1: only what is taken for spam.',
          }),
        ),
      }),
      response: answers({ 200: FormSubmissionList }, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const { workspace, spam } = request.query;
      const query = { workspace, spam: spam === '1', window };
      const { is_full, ...found } = await listFormSubmissions(signedIn(request), query);
      return { ...listAnswer(request.url, window, found), is_full };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/inquiries/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Read an inquiry',
      description: 'Answers one message to the owner of the workspace. Reading it does not mark it as read.',
      tags,
      params,
      querystring,
      response: answers({ 200: FormSubmission }),
    },
    handler: (request) => getFormSubmission(signedIn(request), addressOf(request)),
  });

  app.route({
    method: 'PATCH',
    url: '/api/inquiries/:id/',
    config: { guard: 'user', ignoredBodyKeys },
    schema: {
      summary: 'Note that an inquiry was read, or is spam',
      description:
        'Marks a message as read or unread, as spam or not, for the owner of the workspace. Spam is deleted after ' +
        '30 days.',
      tags,
      params,
      querystring,
      body: FormSubmissionPatch,
      response: answers({ 200: FormSubmission }),
    },
    handler: (request) => updateFormSubmission(signedIn(request), addressOf(request), request.body),
  });

  app.route({
    method: 'DELETE',
    url: '/api/inquiries/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Delete an inquiry',
      description: 'Removes a message for good, for the owner of the workspace.',
      tags,
      params,
      querystring,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }),
    },
    async handler(request, reply) {
      await deleteFormSubmission(signedIn(request), addressOf(request));
      return reply.code(204).send(null);
    },
  });
}

function addressOf(request: {
  params: { id: string };
  query: { workspace?: string };
}): FormSubmissionAddress {
  return { id: request.params.id, workspace: request.query.workspace };
}
