import type { NodemailerError } from 'nodemailer/lib/errors';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { MailFailure, type MailTransport } from './mail-transport.ts';
import { type MimeMessage, type Sender, toMime } from './mime.ts';
import { openSmtpSession, type SmtpOptions, type SmtpSession } from './smtp-session.ts';

/** Milliseconds. The address may override them: `smtp://mail.example?greetingTimeout=20000`. */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 300_000,
};

/** Connections are reused until `release`. */
export function createSmtpTransport(smtpUrl: string, sender: Sender): MailTransport {
  const stop = new AbortController();
  const options = readSmtpUrl(smtpUrl, stop.signal);
  const idle: SmtpSession[] = [];

  const open = async () => {
    try {
      return await openSmtpSession(options);
    } catch (error) {
      const { responseCode = 0 } = error as NodemailerError;
      throw new MailFailure('unreachable', describe(error), responseCode >= 500);
    }
  };
  const attempt = async (session: SmtpSession, message: MimeMessage, handOver: () => Promise<void>) => {
    const handing = watch(handOver);
    try {
      await session.send(message, handing.run);
    } catch (error) {
      session.close();
      throw failureOf(error, await handing.begun());
    }
    idle.push(session);
  };

  return {
    async deliver(mail, handOver) {
      const message = await toMime(mail, sender, 'encoded');
      const used = idle.pop();
      if (used !== undefined) {
        try {
          return await attempt(used, message, handOver);
        } catch (error) {
          // A server may close a connection between two mails, independently of this mail.
          if (!(error instanceof MailFailure && error.kind === 'unreachable')) throw error;
        }
      }
      await attempt(await open(), message, handOver);
    },
    async check() {
      (await open()).quit();
    },
    release() {
      for (const session of idle.splice(0)) session.quit();
    },
    abandon: () => stop.abort(),
  };
}

/** Skips certificate checks on localhost, where no certificate authority exists. */
function readSmtpUrl(smtpUrl: string, signal: AbortSignal): SmtpOptions {
  const given = parseConnectionUrl(smtpUrl) as Partial<SmtpOptions>;
  const local = /^(localhost|127(\.\d+){3}|::1)$/.test(given.host ?? '');
  return {
    ...timeouts,
    ...given,
    ...(local ? { tls: { rejectUnauthorized: false, ...given.tls } } : {}),
    // A log of the session would contain whole mails, including keys.
    logger: false,
    debug: false,
    signal,
  };
}

/** Tracks whether a mail was handed over, and errors of `handOver`. */
function watch(handOver: () => Promise<void>) {
  let handing: Promise<void> | undefined;
  return {
    run: () => (handing = handOver()),
    /** Whether it was; waits for it to finish if the connection was faster. Rethrows errors of `handOver`. */
    async begun() {
      await handing;
      return handing !== undefined;
    },
  };
}

function failureOf(error: unknown, begun: boolean): MailFailure {
  const { responseCode, command = '', code = '' } = error as NodemailerError;
  const reason = describe(error);
  if (responseCode === undefined) {
    if (begun) return new MailFailure('unclear', reason);
    // An address or mail that nodemailer itself rejects.
    const hopeless = code === 'EENVELOPE' || code === 'EMESSAGE';
    return new MailFailure(hopeless ? 'rejected' : 'unreachable', reason);
  }
  if (responseCode === 421 && !begun) return new MailFailure('unreachable', reason);
  // The operator has to fix a rejected sender or a missing sign-in (530), so the mail waits.
  const forGood = responseCode >= 500 && responseCode !== 530 && command !== 'MAIL FROM';
  return new MailFailure(forGood ? 'rejected' : 'deferred', reason);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
