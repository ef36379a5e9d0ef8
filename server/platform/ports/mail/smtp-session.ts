import { Readable } from 'node:stream';
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import type { MimeMessage } from './mime.ts';

export interface SmtpOptions extends SMTPConnectionOptions {
  readonly auth?: SMTPConnectionAuth;
  readonly signal: AbortSignal;
}

/** A connection to a mail server, ready to take mails one at a time. */
export interface SmtpSession {
  /**
   * Resolves when the server has accepted the mail; rejects with errors of nodemailer or `handOver`. It calls
   * `handOver` when the server is waiting for the mail's text, before sending any of it.
   */
  send(message: MimeMessage, handOver: () => Promise<void>): Promise<void>;
  /** Ends the session politely. */
  quit(): void;
  /** Aborts. */
  close(): void;
}

/** Timeouts in milliseconds: for signing in, for the request of a mail's text, for its answer, and for closing. */
const patience = { welcome: 30_000, beforeText: 30_000, afterText: 300_000, goodbye: 5000 };

/**
 * Connects, greets and signs in. nodemailer's own transports do this too, but do not report when a mail begins to be
 * sent, which is needed to prevent duplicates.
 */
export async function openSmtpSession(options: SmtpOptions): Promise<SmtpSession> {
  const { auth, signal } = options;
  const connection = new SMTPConnection(options);
  const close = () => connection.close();
  // Without a listener, an error between two mails would end the process.
  connection.on('error', () => undefined);
  signal.addEventListener('abort', close);
  connection.once('end', () => signal.removeEventListener('abort', close));

  try {
    await within(patience.welcome, close, async () => {
      await step(connection, (done) => connection.connect(done));
      if (auth !== undefined && connection.allowsAuth)
        await step(connection, (done) => connection.login(auth, done));
    });
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    send({ from, to, bytes }, handOver) {
      return within(patience.beforeText, close, async (prolong) => {
        const text = async function* () {
          await handOver();
          prolong(patience.afterText);
          yield bytes;
        };
        const envelope = { from, to: [to], size: bytes.length };
        await step(connection, (done) => connection.send(envelope, Readable.from(text()), done));
      });
    },
    quit() {
      connection.quit();
      setTimeout(close, patience.goodbye).unref();
    },
  };
}

/**
 * Aborts work after a total timeout. With timeouts that restart at each byte, a server could trickle its answer
 * endlessly.
 */
async function within(
  milliseconds: number,
  breakOff: () => void,
  work: (prolong: (milliseconds: number) => void) => Promise<void>,
): Promise<void> {
  let timer = setTimeout(breakOff, milliseconds);
  let over = false;
  const prolong = (longer: number) => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(breakOff, longer);
  };
  try {
    await work(prolong);
  } finally {
    over = true;
    clearTimeout(timer);
  }
}

/** Runs an operation with a callback. Also rejects when the connection fails or ends, which triggers no callback. */
async function step(
  connection: SMTPConnection,
  start: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Waits a moment, because an error that follows is more specific than the close itself.
  const onEnd = () => void setImmediate(reject, new Error('The connection was closed.'));
  connection.once('error', reject);
  connection.once('end', onEnd);
  try {
    start((error) => (error == null ? resolve() : reject(error)));
    await promise;
  } finally {
    connection.off('error', reject);
    connection.off('end', onEnd);
  }
}
