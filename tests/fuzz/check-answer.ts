import { errorStatus } from '../../shared/errors.ts';
import { checkAgainstDescription, type DescribedApp } from '../support/described-answers.ts';
import { pathOf, sentText, type Exchange, type Finding } from './exchange.ts';

/** Checks an answer against api.md section 2 and against the API's own description. */
export function checkAnswer(app: DescribedApp, exchange: Exchange): readonly Finding[] {
  const { request, status, text } = exchange;
  const findings: Finding[] = [];
  if (status >= 500) findings.push([`a ${status}`, text]);
  // The other paths have pages and files for visitors.
  if (!/^\/api(\/|$)/.test(pathOf(request))) return findings;
  if (status >= 400) findings.push(...checkError(exchange));
  const contradiction = contradictionOf(app, exchange);
  if (contradiction !== undefined) findings.push([`an undescribed ${status}`, contradiction]);
  return findings;
}

/**
 * How the answer contradicts the description. If the description does not cover a request, any reason for rejecting it will
 * do: the method, the type of the body, or the caller.
 */
function contradictionOf(app: DescribedApp, exchange: Exchange): string | undefined {
  const { request, status } = exchange;
  try {
    checkAgainstDescription(app, { ...exchange, method: request.method, url: pathOf(request) });
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUncovered = status >= 400 && /no (operation|such rejection) is described/.test(message);
    return isUncovered ? undefined : message;
  }
}

/** An error is JSON: messages by field, or one message with its code and detail, where the code has this status. */
function checkError({ request, status, text, headers }: Exchange): readonly Finding[] {
  // A bad range or a failed HTTP expectation is rejected by the status alone (RFC 9110 section 15.5).
  if (text === '' && (request.method === 'HEAD' || status === 416 || status === 417)) return [];
  if (!String(headers['content-type']).startsWith('application/json'))
    return [['an error that is no JSON', `${String(headers['content-type'])}: ${text}`]];
  const body = JSON.parse(text) as unknown;
  const findings: Finding[] = [];
  if (!isCoded(body, status) && !(status === 400 && isByField(body)))
    findings.push(['an error of another shape', text]);
  if (status === 405 && headers['allow'] === undefined) findings.push(['a 405 without Allow', text]);
  if ((status === 429 || status === 503) && headers['retry-after'] === undefined)
    findings.push([`a ${status} without Retry-After`, text]);
  const sent = sentText(request);
  const raw = messagesOf(body).flatMap((message) => unspoken.exec(message) ?? []);
  if (raw.some((part) => part === '' || !sent.includes(part)))
    findings.push(['an error without words', text]);
  return findings;
}

/** Keys instead of messages, messages with gaps, empty messages. `{{planted}}` comes from an odd text. */
const unspoken = /^(?:codes|field|common)\.|\{\{(?!planted)|^$/;

/** Requests that Node's parser rejects keep the parser's status, whatever the code's status is. */
const parserStatus = [408, 431];

function isCoded(body: unknown, status: number): boolean {
  if (!isObject(body)) return false;
  const { message, code, detail, ...rest } = body;
  const known = typeof code === 'string' && Object.hasOwn(errorStatus, code);
  if (!known || typeof message !== 'string' || message !== detail) return false;
  const fits = errorStatus[code as keyof typeof errorStatus] === status || parserStatus.includes(status);
  return fits && Object.keys(rest).every((key) => key === 'current' && status === 412);
}

function isByField(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { errors, ...named } = body;
  const lists: unknown[] = Object.values(named);
  const areMessages = (list: unknown) =>
    Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
  return Array.isArray(errors) && errors.length > 0 && lists.length > 0 && lists.every(areMessages);
}

function messagesOf(body: unknown): readonly string[] {
  return Object.entries(isObject(body) ? body : {})
    .flatMap(([key, value]) => (key === 'code' || key === 'current' ? [] : value))
    .filter((value) => typeof value === 'string');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
