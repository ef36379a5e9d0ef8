import { callInSession } from './call-in-session.ts';
import { answeredError, unansweredError } from './http-error.ts';
import { apiUrl } from './http-session.ts';
import { parseJson } from './json-text.ts';

export interface UploadOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborts the upload, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

const uploadTimeout = 120_000;

/**
 * Sends a form with a file. It uses XMLHttpRequest because fetch does not report upload progress over HTTP/1.1, which
 * most installations run.
 */
export function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return callInSession((headers) => sendForm<T>(path, form, { ...options, headers }));
}

type Sent = UploadOptions & { readonly headers: Record<string, string> };

async function sendForm<T>(path: string, form: FormData, { headers, ...options }: Sent): Promise<T> {
  const { signal } = options;
  signal?.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    signal?.addEventListener('abort', end);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', end));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.open('POST', apiUrl(path));
    for (const [name, value] of Object.entries({ ...headers, ...disposition(form) })) {
      request.setRequestHeader(name, value);
    }
    request.timeout = uploadTimeout;
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) options.onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(answeredError(request.status, body));
    });
    request.addEventListener('error', () => reject(unansweredError('offline')));
    request.addEventListener('timeout', () => reject(unansweredError('timeout')));
    request.send(form);
  });
}

/** The header that names the form's file (spec section 7). Header values are ASCII. */
function disposition(form: FormData): Record<string, string> {
  const file = [...form.values()].find((value) => value instanceof File);
  if (file === undefined) return {};
  return { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` };
}
