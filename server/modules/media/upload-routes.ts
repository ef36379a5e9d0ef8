import multipart from '@fastify/multipart';
import { limits } from '../../../shared/limits.ts';
import { Media, UploadForm } from '../../../shared/wire/media.ts';
import { isAnswered } from '../../platform/http/admission/idempotency.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { prepareUpload, storeUpload } from './service.ts';
import { createUploadLine } from './upload-line.ts';

/** A separate scope, because only uploads have multipart bodies. */
export function uploadRoutes(app: App, metrics: Metrics): void {
  const uploads = createUploadLine();
  metrics.watch({
    name: 'octavo_uploads_waiting',
    help: 'Uploads that wait for a place.',
    read: () => uploads.waiting,
  });
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: limits.uploadBytes,
        files: 2,
        fields: 10,
        parts: 12,
        fieldSize: 1000,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    });
    memberRoutes(scope, { tags: ['Media'], guard: 'user' }).route('POST', '/api/media/', {
      summary: 'Upload an image: multipart, with `file` and `workspace`',
      description:
        'Stores a JPEG, PNG, WebP, GIF or AVIF in the library of a workspace, for its owner. The image is ' +
        'encoded again, which removes its metadata; its original name is stored.',
      form: UploadForm,
      answers: { 201: Media },
      errors: [400, 401, 403, 'media_full'],
      async handle(context, { request, reply }) {
        const call = { request, sender: context.actor.id };
        const prepared = await uploads.take(call, async (upload) => {
          const { workspace, name, bytes } = upload;
          if (await isAnswered(request, reply, [workspace, name, bytes])) return undefined;
          return prepareUpload(context, upload);
        });
        return prepared === undefined ? reply : storeUpload(context, prepared);
      },
    });
  });
}
