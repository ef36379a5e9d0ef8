/* oxlint-disable no-underscore-dangle -- They are Playwright's names for its inside. */
import os from 'node:os';
import { type Browser, firefox } from 'playwright';
import { ensureProgram, findCommand } from './system-package.ts';

const names = ['firefox-esr', 'firefox'];
const folders = ['/Applications/Firefox.app/Contents/MacOS'];

/** The path of the machine's Firefox; undefined if it has none. */
export function findFirefox(): string | undefined {
  return findCommand(names, folders);
}

/** The path of the machine's Firefox. Installs Debian's if the machine has none. */
export function ensureFirefox(): string {
  return ensureProgram('firefox-esr', findFirefox);
}

/** A headless, unmodified Firefox, driven through WebDriver BiDi. The caller closes it. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  answerForFirefox();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // It does not start if the home folder belongs to another user.
    env: { ...process.env, HOME: os.userInfo().homedir },
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': 0 },
  });
  browser.on('context', (context) => void context.addInitScript(insertLikeAPerson));
  return browser;
}

/**
 * Playwright fills a field by setting its value, which React does not notice. The browser's own command inserts the text as if it
 * had been pasted.
 */
function insertLikeAPerson(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {
      // Playwright's own way stays out.
    },
  });
}

/** Playwright sends this to every context, but Debian's release of Firefox does not support it yet. */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

interface Message {
  readonly id: number;
  readonly method: string;
}

interface Transport {
  send(message: Message): void;
  readonly onmessage?: (answer: object) => void;
}

/** The parts of Playwright that `answerForFirefox` needs. */
interface PlaywrightInside {
  readonly _connection: {
    toImpl(outside: object): {
      readonly _bidiFirefox: { connectToTransport(transport: Transport, options: unknown): unknown };
    };
  };
}

let answers = false;

/** Answers the unsupported command in Firefox's place, so that Playwright continues. */
function answerForFirefox(): void {
  if (answers) return;
  answers = true;
  const inside = firefox as unknown as PlaywrightInside;
  const bidi = inside._connection.toImpl(firefox)._bidiFirefox;
  const connect = bidi.connectToTransport.bind(bidi);
  bidi.connectToTransport = (transport, options) => {
    const send = transport.send.bind(transport);
    transport.send = (message) => {
      if (message.method !== unknownCommand) send(message);
      else setImmediate(() => transport.onmessage?.({ type: 'success', id: message.id, result: {} }));
    };
    return connect(transport, options);
  };
}
