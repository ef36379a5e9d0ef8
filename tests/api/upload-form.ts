/** A multipart body as browsers write it. */
export function uploadForm(parts: {
  workspace?: string;
  name?: string;
  bytes?: Buffer;
  fields?: Readonly<Record<string, string>>;
  fileFirst?: boolean;
}): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'octavo-test-boundary';
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const fields = Object.entries({
    ...(parts.workspace === undefined ? {} : { workspace: parts.workspace }),
    ...parts.fields,
  }).map(([name, value]) => field(name, value));
  const file =
    parts.bytes === undefined
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${parts.name ?? 'a.png'}"\r\n` +
              'content-type: image/png\r\n\r\n',
          ),
          parts.bytes,
          Buffer.from('\r\n'),
        ];
  const body = parts.fileFirst === true ? [...file, ...fields] : [...fields, ...file];
  return {
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
