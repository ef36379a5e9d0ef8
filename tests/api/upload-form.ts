/** A multipart body as browsers write it. */
export function uploadForm({
  workspace,
  name = 'a.png',
  bytes,
  fields = {},
}: {
  workspace: string;
  name?: string;
  bytes?: Buffer;
  fields?: Readonly<Record<string, string>>;
}): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'octavo-test-boundary';
  const part = (disposition: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...Object.entries({ workspace, ...fields }).flatMap(([field, value]) => part(`name="${field}"`, value)),
    ...(bytes === undefined ? [] : part(`name="file"; filename="${name}"\r\ncontent-type: image/png`, bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
