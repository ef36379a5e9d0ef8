import type net from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../../tools/free-port.ts';

/** An error that the server answers. */
export interface SmtpError {
  readonly code: number;
  readonly words: string;
}

/**
 * The outcome of a mail whose text has arrived. `accept_and_leave` closes the connection after the answer, `drop` without one;
 * `hang` never answers.
 */
export type Verdict = 'accept' | 'accept_and_leave' | 'drop' | 'hang' | SmtpError;

export interface MailServerRules {
  /** The account that may send; without it, signing in fails. */
  readonly account?: { readonly user: string; readonly password: string };
  /** Speaks TLS from the first byte, with an untrusted certificate. */
  readonly tls?: boolean;
  /** Called for every recipient; without it, every recipient is accepted. */
  readonly recipient?: (address: string) => SmtpError | undefined;
  /** Called for every mail that has arrived whole; without it, each is accepted. */
  readonly arrived?: (mail: Email) => Verdict | Promise<Verdict>;
}

/** A mail as it arrived, accepted or not. */
export interface ArrivedMail {
  readonly to: string;
  readonly mail: Email;
  readonly raw: string;
  readonly verdict: Verdict;
}

export type MailServer = Awaited<ReturnType<typeof createMailServer>>;

/** Creates a real mail server on its own port, which stores its mail. It listens once it is started. */
export async function createMailServer(rules: MailServerRules = {}) {
  const port = await freePort();
  const arrived: ArrivedMail[] = [];
  /** Keyed by the client's port, which is how a session identifies its connection. */
  const sockets = new Map<number, net.Socket>();
  let connections = 0;
  let running: SMTPServer | undefined;
  const { account, tls = false } = rules;
  const signIn =
    account === undefined
      ? ''
      : `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`;
  return {
    url: `${tls ? 'smtps' : 'smtp'}://${signIn}127.0.0.1:${port}`,
    /** Every mail whose text arrived whole, in order. */
    arrived: arrived as readonly ArrivedMail[],
    /** The number of connections made. */
    connections: () => connections,
    async start() {
      const server = serverOf(rules, {
        arrived,
        dropConnection: ({ remotePort }) => sockets.get(remotePort)?.destroy(),
      });
      running = server;
      server.server.on('connection', (socket: net.Socket) => {
        connections += 1;
        sockets.set(socket.remotePort ?? 0, socket);
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      // Some tests have the client disconnect in the middle of a mail.
      server.on('error', () => undefined);
    },
    /** Closes every connection and frees the port. */
    async stop() {
      const server = running;
      running = undefined;
      if (server === undefined) return;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}

interface Surroundings {
  readonly arrived: ArrivedMail[];
  dropConnection(session: SMTPServerSession): void;
}

function serverOf(rules: MailServerRules, { arrived, dropConnection }: Surroundings): SMTPServer {
  const { account, tls = false } = rules;
  return new SMTPServer({
    secure: tls,
    logger: false,
    authOptional: account === undefined,
    disabledCommands: account === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 1000,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const known = username === account?.user && password === account?.password;
      done(known ? null : errorOf({ code: 535, words: '5.7.8 Wrong user or password' }), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const rejection = rules.recipient?.(address);
      done(rejection === undefined ? null : errorOf(rejection));
    },
    async onData(stream, session, done) {
      const mail = await receive(stream, session, rules).catch(() => undefined);
      // The client disconnected in the middle of the mail.
      if (mail === undefined) return;
      arrived.push(mail);
      const { verdict } = mail;
      if (typeof verdict === 'object') done(errorOf(verdict));
      if (verdict === 'accept' || verdict === 'accept_and_leave') done(null, 'Accepted');
      if (verdict === 'accept_and_leave') setImmediate(dropConnection, session);
      if (verdict === 'drop') dropConnection(session);
    },
  });
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  rules: MailServerRules,
): Promise<ArrivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const mail = await PostalMime.parse(raw);
  const verdict = (await rules.arrived?.(mail)) ?? 'accept';
  return { to: session.envelope.rcptTo[0]?.address ?? '', mail, raw: raw.toString(), verdict };
}

function errorOf({ code, words }: SmtpError): Error {
  return Object.assign(new Error(words), { responseCode: code });
}
