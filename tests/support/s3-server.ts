import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'pictures';
/** The only account of the server. */
const credential = 'S3RVER';
/** The name of the files in which the server stores objects. */
const objectFile = '._S3rver_object';

/** Starts a third-party S3 server on loopback, with an empty bucket. It checks every signature. */
export async function startS3Server() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    port,
    /** The settings for an application that stores its images there, optionally through another port. */
    environment: (at = port) => ({
      S3_ENDPOINT: `http://127.0.0.1:${at}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credential,
      S3_SECRET_ACCESS_KEY: credential,
    }),
    /** The keys of the objects in the bucket, read from the server's folder. */
    keys: () =>
      fs
        .readdirSync(path.join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(objectFile))
        .map((name) => name.slice(0, -objectFile.length).split(path.sep).join('/')),
    async close() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
