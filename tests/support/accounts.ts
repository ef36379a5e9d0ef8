import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readMail, type Mail } from '../../server/modules/mails/service.ts';
import type { CaptchaChallenge } from '../../shared/wire/accounts.ts';
import type { Answer, World } from './world.ts';

/** Requests a challenge and answers with its solution, as the browser's widget does. */
export async function solveCaptcha(world: World): Promise<string> {
  const { body, status } = await world.call<CaptchaChallenge>('GET', '/api/auth/captcha/');
  if (status !== 200) throw new Error(`There is no captcha: ${status}.`);
  const solution = await solveChallenge({ challenge: body, deriveKey });
  return encodeSolution({ challenge: body, solution });
}

/** A solution in the form in which it is sent. */
export function encodeSolution(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** Registers with a solved captcha. `fields` replace the form's defaults. */
export async function register(
  world: World,
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const captcha = 'captcha' in fields ? {} : { captcha: await solveCaptcha(world) };
  const password = 'a long password';
  const body = { password, confirm_password: password, terms_accepted: true, ...captcha, ...fields };
  return world.call('POST', '/api/auth/register/', { body, headers });
}

/** The queued mails to an address, oldest first. */
export async function mailsTo(world: World, email: string): Promise<Mail[]> {
  const rows = await world.dependencies.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const mails = rows.map((row) => readMail(world.dependencies, row));
  return mails.filter((mail) => mail !== undefined).filter((mail) => mail.to === email);
}

/** The key at the end of the newest mail to an address. */
export async function newestKey(world: World, email: string): Promise<string> {
  const mail = (await mailsTo(world, email)).at(-1);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail.link.slice(mail.link.lastIndexOf('/') + 1);
}

/** Signs in with these credentials and returns the answer. */
export function logIn(
  world: World,
  email: string,
  password: string,
): Promise<Answer<{ token?: string; code?: string }>> {
  return world.call('POST', '/api/auth/', { body: { email, password } });
}
