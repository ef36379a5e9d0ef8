import { limits } from '../../../shared/limits.ts';
import type { InquiryState } from '../../../site/env.ts';
import type { Context } from '../../platform/context.ts';
import { countCall } from '../../platform/rate-limit.ts';
import {
  fieldMessage,
  FieldRefusal,
  Refusal,
  refuseFields,
  type RefusedField,
} from '../../platform/refusal.ts';
import { waitWords } from '../../platform/wait-words.ts';
import { receiveInquiry } from '../inquiries/service.ts';
import { selectPageAt } from './repository.ts';
import type { HostedSite } from '../../platform/site-address.ts';

/** The fields of the form. `website` is hidden from people; what fills it in is a robot. */
type FormField = 'name' | 'email' | 'message' | 'website';

/** A form as it was posted, without script. */
export type PostedForm = Readonly<Partial<Record<FormField, string>>>;

const longest = {
  name: limits.nameLength,
  email: limits.emailLength,
  message: limits.inquiryLength,
} as const;

/** As many as with an API key: messages of one visitor and to one site, in a minute. */
const most = { visitor: 20, site: 120 };
const window = 60_000;

/** A form, the page it is on, and the network address of the visitor. */
interface FormOfPage {
  readonly site: HostedSite;
  readonly path: string;
  readonly form: PostedForm;
  readonly visitor: string;
}

/** Takes in a message from the form of a site. Returns how the form is shown again if the message is refused. */
export async function receiveForm(
  context: Context,
  { site, path, form, visitor }: FormOfPage,
): Promise<InquiryState | undefined> {
  // A robot learns nothing.
  if ((form.website ?? '') !== '') return undefined;
  const values = { name: read(form.name), email: read(form.email), message: read(form.message) };
  const { workspace, language } = site;
  const say = (key: string, params = {}) => context.translations.translate(language, 'errors', key, params);
  try {
    for (const [key, limit] of [
      [`visitor ${workspace} ${visitor}`, most.visitor],
      [`site ${workspace}`, most.site],
    ] as const) {
      const refused = await countCall(context, { key: `form ${key}`, window, most: limit });
      if (refused !== undefined) throw refused;
    }
    refuseFields(tooLong(values));
    const actor = { kind: 'site', workspace } as const;
    const page = await selectPageAt(context.db, { workspace, path });
    await receiveInquiry({ ...context, actor }, { ...values, ...(page && { page: page.id }) });
    return undefined;
  } catch (error) {
    if (error instanceof FieldRefusal) {
      const errors = [...error.fields].map(([field, [message]]) => [
        field,
        message === undefined ? '' : say(message.key, message.params),
      ]);
      return { state: 'refused', values, errors: Object.fromEntries(errors) as InquiryState['errors'] };
    }
    if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error;
    const when = waitWords(error.retryAfter ?? 60, language);
    return { state: 'refused', values, errors: { form: say('codes.rate_limited', { when }) } };
  }
}

function tooLong(values: Readonly<Record<keyof typeof longest, string>>): readonly RefusedField[] {
  return (['name', 'email', 'message'] as const).flatMap((field) =>
    values[field].length > longest[field]
      ? [[field, [fieldMessage('too_long', { max: longest[field] })]] as const]
      : [],
  );
}

/** Browsers send line breaks as two characters, which nobody counts. Databases store no NUL. */
function read(text = ''): string {
  return text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n');
}
