/** A call as the fake server sees it. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON, or the form of an upload. */
  readonly body: unknown;
}

/** Answers one call; the id is empty if the path has none. */
export type Answer = (request: FakeRequest, id: string) => Response;

export type FakeHandler = (request: FakeRequest) => Promise<Response>;

/**
 * Puts the handler in place of the network, behind `fetch` and `XMLHttpRequest`, for API paths and for the page that a window
 * starts with. Returns a function that removes it, and ends the waiting calls, as when a page is left: a held call must not time
 * out during the next story.
 */
export function installFakeNetwork(handle: FakeHandler): () => void {
  const { fetch: realFetch, XMLHttpRequest: realRequest } = globalThis;
  const leaving = new AbortController();

  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = input instanceof Request ? input : new Request(new URL(input, document.baseURI), init);
    const url = new URL(request.url);
    if (url.pathname !== '/' && !url.pathname.startsWith('/api/')) return realFetch(input, init);
    const text = await request.text();
    const call = handle({
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    return Promise.race([call, aborted(request.signal), aborted(leaving.signal)]);
  }

  class FakeXMLHttpRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    private readonly headers = new Headers();
    private url = new URL(document.baseURI);
    private method = 'GET';
    private aborted = false;

    open(method: string, url: string | URL): void {
      this.method = method;
      this.url = new URL(url, document.baseURI);
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    send(body: FormData): void {
      const { method, headers, url } = this;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded: 50, total: 100, lengthComputable: true }),
      );
      handle({ method, path: url.pathname, query: url.searchParams, headers, body })
        .then(async (response) => {
          if (this.aborted) return;
          this.status = response.status;
          this.responseText = await response.text();
          this.dispatchEvent(new Event('load'));
        })
        .catch(() => this.dispatchEvent(new Event('error')));
    }

    abort(): void {
      this.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }

  Object.assign(globalThis, { fetch: fakeFetch, XMLHttpRequest: FakeXMLHttpRequest });
  return () => {
    Object.assign(globalThis, { fetch: realFetch, XMLHttpRequest: realRequest });
    leaving.abort();
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
