import type { IncomingHttpHeaders } from 'node:http';
import { errorStatus, type ErrorCode } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { trapName, type InquiryState } from '../../../site/env.ts';
import type { Context } from '../../platform/context.ts';
import { limitCall } from '../../platform/limits/rate-limit.ts';
import {
  fieldMessage,
  InvalidFieldsError,
  ServiceError,
  throwFieldErrors,
  type FieldError,
} from '../../platform/errors/service-error.ts';
import { describeWait } from '../../platform/limits/describe-wait.ts';
import { limitSender, receiveFormSubmission } from '../form-submissions/service.ts';
import { selectPageAt } from './repository.ts';
import type { HostedSite } from '../../platform/sites/site-address.ts';

/** A form posted without script. The theme hides one field from people, so a filled one suggests a robot. */
export type PostedForm = Readonly<Partial<Record<'name' | 'email' | 'message' | typeof trapName, string>>>;

const longest = {
  name: limits.nameLength,
  email: limits.emailLength,
  message: limits.submissionLength,
} as const;

/** Errors that are unrelated to the input, which must not be lost. */
const shownWithForm: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'inquiries_full']);

/** The same limits as with an API key: messages per minute of one visitor and to one site. */
const most = { visitor: 20, site: 120 };
const window = 60_000;

interface FormOfPage {
  readonly site: HostedSite;
  readonly path: string;
  readonly form: PostedForm;
  readonly visitor: string;
}

export interface RejectedForm {
  readonly status: number;
  readonly inquiry: InquiryState;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter?: number | undefined;
}

/**
 * Receives a message from the form of a site. Returns the form to show again if the message is rejected. A filled trap
 * makes it spam, which its owner can still read.
 */
export async function receiveForm(
  context: Context,
  { site, path, form, visitor }: FormOfPage,
): Promise<RejectedForm | undefined> {
  const values = { name: read(form.name), email: read(form.email), message: read(form.message) };
  const { workspace, language } = site;
  const say = (key: string, params = {}) => context.translations.translate(language, 'errors', key, params);
  try {
    await limitSender(context, visitor);
    for (const [key, limit] of [
      [`visitor ${workspace} ${visitor}`, most.visitor],
      [`site ${workspace}`, most.site],
    ] as const) {
      await limitCall(context, { key: `form ${key}`, window, most: limit });
    }
    throwFieldErrors(tooLong(values));
    const actor = { kind: 'anonymous', workspace } as const;
    const page = await selectPageAt(context.db, { workspace, path });
    const isSpam = (form[trapName] ?? '') !== '';
    await receiveFormSubmission(
      { ...context, actor },
      { ...values, ...(page && { page: page.id }) },
      { isSpam },
    );
    return undefined;
  } catch (error) {
    if (error instanceof InvalidFieldsError) {
      const errors = [...error.fields].map(([field, [message]]) => [
        field,
        message === undefined ? '' : say(message.key, message.params),
      ]);
      const named = Object.fromEntries(errors) as InquiryState['errors'];
      return { status: 400, inquiry: { state: 'rejected', values, errors: named } };
    }
    if (!(error instanceof ServiceError) || !shownWithForm.has(error.code)) throw error;
    const { code, retryAfter, params } = error;
    const when = retryAfter === undefined ? '' : describeWait(retryAfter, language);
    const sentence = say(`codes.${code}`, { ...params, when });
    return {
      ...{ status: errorStatus[code], retryAfter },
      inquiry: { state: 'rejected', values, errors: { form: sentence } },
    };
  }
}

function tooLong(values: Readonly<Record<keyof typeof longest, string>>): readonly FieldError[] {
  return (['name', 'email', 'message'] as const).flatMap((field) =>
    values[field].length > longest[field]
      ? [[field, [fieldMessage('too_long', { max: longest[field] })]] as const]
      : [],
  );
}

/** Normalises line breaks of browsers and removes NUL, which databases cannot store. */
function read(text = ''): string {
  return text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n');
}

/**
 * Whether another site's page sends the form, which is not allowed. Browsers omit the first header on plain HTTP, and
 * old ones do not know it.
 */
export function isCrossSite(
  { 'sec-fetch-site': relation, origin, host }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (relation !== undefined) return relation === 'cross-site';
  if (origin === undefined) return false;
  // Proxies may forward the host name without its port.
  const nameOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : undefined);
  const name = nameOf(origin);
  return name === undefined || (name !== nameOf(`http://${host}`) && name !== nameOf(publicUrl));
}
