import { Readable } from 'node:stream';
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';
import type { MimeMessage } from './mime.ts';

/** What a connection is made with. */
export interface SmtpOptions extends SMTPConnectionOptions {
  readonly auth?: SMTPConnectionAuth;
  /** Ends the connection, whatever it is doing. */
  readonly signal: AbortSignal;
}

/** A connection to a mail server that is ready to take mails, one at a time. */
export interface SmtpSession {
  /**
   * Resolves when the server accepted the mail; rejects with what nodemailer or `handOver` threw. `handOver` is called
   * when the server waits for the text of the mail, before it gets any of it.
   */
  send(message: MimeMessage, handOver: () => Promise<void>): Promise<void>;
  /** Takes leave of the server. */
  quit(): void;
  /** Breaks off. */
  close(): void;
}

/** How long a server may take to let us in, to want the text of a mail, to answer it, and to say goodbye: milliseconds. */
const patience = { welcome: 30_000, beforeText: 30_000, afterText: 300_000, goodbye: 5000 };

/**
 * Connects, greets and signs in. nodemailer's ready-made transports do the same, but none says when a mail begins to be
 * out of our hands, and that is what keeps copies from multiplying.
 */
export async function openSmtpSession(options: SmtpOptions): Promise<SmtpSession> {
  const { auth, signal } = options;
  const connection = new SMTPConnection(options);
  const close = () => connection.close();
  // Without a listener an error between two mails would end the process.
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
 * Breaks off when the work has not ended in time. A server that trickles its answers outlasts every time-out that a new
 * byte starts again.
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

/** Runs what calls back, and rejects as well when the connection fails or ends, which calls nothing back. */
async function step(
  connection: SMTPConnection,
  start: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The error that is told a moment later, if there is one, says more than the end itself.
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
