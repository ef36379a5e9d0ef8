import sharp from 'sharp';

/** An answer of the API, whatever its status. */
export interface DeskAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Somebody who is signed in and expects refusals. */
export interface Desk {
  call(method: string, path: string, body?: object, language?: string): Promise<DeskAnswer>;
}

/** Signs in. */
export async function openDesk(
  url: string,
  account: { readonly email: string; readonly password: string },
): Promise<Desk> {
  let token = '';
  const call: Desk['call'] = async (method, path, body, language = 'en') => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(!(body instanceof FormData) && body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Token ${token}` }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as DeskAnswer['body']) };
  };
  const { status, body } = await call('POST', 'auth/', account);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  token = String(body['token']);
  return { call };
}

/** What a refusal says to machines. */
export function codeOf({ status, body }: DeskAnswer): readonly unknown[] {
  return [status, body['code']];
}

/** The form of an upload of a small picture. */
export async function pictureOf(workspace: string): Promise<FormData> {
  const picture = { width: 40, height: 40, channels: 3 as const, background: 'red' };
  const form = new FormData();
  form.set('workspace', workspace);
  form.set('file', new Blob([new Uint8Array(await sharp({ create: picture }).png().toBuffer())]), 'red.png');
  return form;
}
