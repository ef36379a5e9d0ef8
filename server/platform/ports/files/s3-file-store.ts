import { PassThrough, pipeline, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/services.ts';
import { StorageError, type FileStore } from './file-store.ts';
import { mediaTypeOf } from './media-type.ts';

/**
 * Timeouts in milliseconds: for an operation including retries, after which the store counts as down, and for a read
 * that receives no bytes.
 */
const usual = { write: 6000, answer: 4000, stalled: 10_000 };
const attempts = 3;
/** A name that no stored file has. */
const probe = 'octavo-ready';

/** Stores uploads as objects in a bucket of an S3-compatible store (decision record 0014). */
export function createS3FileStore(config: S3Config, patience = usual): FileStore {
  const client = connect(config);
  const { bucket: Bucket } = config;
  return {
    async write(name, bytes) {
      const put = new PutObjectCommand({
        Bucket,
        Key: name,
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: mediaTypeOf(name),
      });
      await within(patience.write, (abortSignal) => client.send(put, { abortSignal }));
    },
    async find(name) {
      const head = new HeadObjectCommand({ Bucket, Key: name });
      const found = await unlessMissing(
        within(patience.answer, (abortSignal) => client.send(head, { abortSignal })),
      );
      if (found?.ContentLength === undefined) return undefined;
      return {
        size: found.ContentLength,
        async open() {
          const get = new GetObjectCommand({ Bucket, Key: name });
          const answer = await unlessMissing(
            within(patience.answer, (abortSignal) => client.send(get, { abortSignal })),
          );
          return answer?.Body instanceof Readable ? endStalled(answer.Body, patience.stalled) : undefined;
        },
      };
    },
    async remove(name) {
      const gone = new DeleteObjectCommand({ Bucket, Key: name });
      await within(patience.answer, (abortSignal) => client.send(gone, { abortSignal }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const list = new ListObjectsV2Command({ Bucket, ContinuationToken });
        // Some stores compute the signature of a bucket's address without the slash at its end.
        list.middlewareStack.add(
          (next) => (args) => {
            const request = args.request as { path: string };
            request.path = request.path.replace(/\/$/, '');
            return next(args);
          },
          { step: 'build' },
        );
        const answer = await within(patience.answer, (abortSignal) => client.send(list, { abortSignal }));
        for (const { Key: name = '', Size: size = 0 } of answer.Contents ?? []) yield { name, size };
        ContinuationToken = answer.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async check() {
      // Requesting a missing object shows whether the bucket exists. No other request for that works with every store.
      const get = new GetObjectCommand({ Bucket, Key: probe });
      const found = await unlessMissing(
        within(patience.answer, (abortSignal) => client.send(get, { abortSignal })),
      );
      if (found?.Body instanceof Readable) found.Body.destroy();
    },
  };
}

/** Uses path-style addresses, and checksums only where required, which every S3-compatible store supports. */
function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: attempts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000 },
  });
}

/** Waits for the store's answer. Rejects with `StorageError` after the timeout. */
async function within<Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`The store did not answer within ${milliseconds} ms.`);
    late.reject(reason);
    controller.abort(reason);
  }, milliseconds);
  try {
    // The client obeys the signal during a request, but not while it waits to retry.
    return await Promise.race([ask(controller.signal), late.promise]);
  } catch (error) {
    throw new StorageError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves to undefined for a missing object. A missing bucket means that the store is not working. */
async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { cause } = error as StorageError;
    if (cause instanceof S3ServiceException && ['NotFound', 'NoSuchKey'].includes(cause.name))
      return undefined;
    throw error;
  }
}

/**
 * Passes the bytes through, and fails if the store stalls midway. A slow reader is not an error. When either side ends,
 * so does the other.
 */
function endStalled(body: Readable, patience: number): Readable {
  const out = new PassThrough();
  const timer = setTimeout(() => {
    if (out.writableNeedDrain) timer.refresh();
    else body.destroy(new StorageError(new Error('The store stopped in the middle of a file.')));
  }, patience);
  body.on('data', () => timer.refresh());
  pipeline(body, out, () => clearTimeout(timer));
  return out;
}
