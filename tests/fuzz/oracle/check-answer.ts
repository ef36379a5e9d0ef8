import { errorStatus } from '../../../shared/errors.ts';
import { saidBy, type Exchange, type Problem } from '../stage/stage.ts';
import type { Stage } from '../stage/octavo-stage.ts';

/** Checks an answer against api.md section 2 and against the API's own description. */
export function checkAnswer(stage: Stage, exchange: Exchange): readonly Problem[] {
  const { request, answer } = exchange;
  const found: [rule: string, detail: string][] = [];
  if (answer.status >= 500) found.push([`a ${answer.status}`, answer.text]);
  if (answer.status >= 400) found.push(...checkErrorAnswer(exchange));
  const contradiction = stage.contradiction(exchange);
  if (contradiction !== undefined) found.push([`an undescribed ${answer.status}`, contradiction]);
  return found.map(([rule, detail]) => ({
    rule: `${rule} at ${request.operation}`,
    detail: detail.slice(0, 2000),
    exchange,
  }));
}

/** An error is JSON: sentences by field, or message, code and detail, where the code has this status. */
function checkErrorAnswer(exchange: Exchange): [string, string][] {
  const { request, answer } = exchange;
  const { status, text, headers } = answer;
  if (request.method === 'HEAD' && text === '') return [];
  // A bad range or a failed HTTP expectation is rejected by the status alone (RFC 9110 section 15.5).
  if ((status === 416 || status === 417) && text === '') return [];
  if (!String(headers['content-type']).startsWith('application/json'))
    return [['a rejection that is no JSON', `${String(headers['content-type'])}: ${text}`]];
  const body = JSON.parse(text) as unknown;
  const found: [string, string][] = [];
  if (!(isCoded(body, status) || (status === 400 && isFields(body))))
    found.push(['a rejection of another shape', text]);
  if (status === 405 && headers['allow'] === undefined) found.push(['a 405 without Allow', text]);
  if ((status === 429 || status === 503) && headers['retry-after'] === undefined)
    found.push([`a ${status} without Retry-After`, text]);
  const raw = sentencesOf(body).flatMap((sentence) => unspoken.exec(sentence) ?? []);
  const said = saidBy(request);
  if (raw.some((part) => part === '' || !said.includes(part)))
    found.push(['a rejection without words', text]);
  return found;
}

/** Keys instead of sentences, sentences with gaps, empty sentences. `{{planted}}` comes from a title we planted. */
const unspoken = /^(?:codes|field|common)\.|\{\{(?!planted)|^$/;

/** Requests that Node's parser rejects keep the parser's status, whatever the code's status is. */
const parserStatus = [408, 431];

function isCoded(body: unknown, status: number): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code, detail, ...rest } = body as Readonly<Record<string, unknown>>;
  const known = typeof code === 'string' && Object.hasOwn(errorStatus, code);
  if (!known || typeof message !== 'string' || message !== detail) return false;
  const fits = errorStatus[code as keyof typeof errorStatus] === status || parserStatus.includes(status);
  return fits && Object.keys(rest).every((key) => key === 'current' && status === 412);
}

function isFields(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { errors, ...named } = body as Readonly<Record<string, unknown>>;
  const fields = Object.values(named);
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    fields.length > 0 &&
    fields.every(
      (sentences) =>
        Array.isArray(sentences) && sentences.length > 0 && sentences.every((one) => typeof one === 'string'),
    )
  );
}

function sentencesOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body)
    .flatMap(([key, value]: [string, unknown]) => (key === 'code' || key === 'current' ? [] : value))
    .filter((value) => typeof value === 'string');
}
