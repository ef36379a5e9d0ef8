/** A step of the page: a file to write, a command to run, a server to start, or the expected output. */
export type TutorialStep =
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'server'; readonly name: string; readonly text: string }
  | { readonly kind: 'said'; readonly lines: readonly string[] };

/** The steps of a Markdown page: its fenced blocks. Throws for a block that names neither a file nor a command. */
export function readSteps(page: string): readonly TutorialStep[] {
  return [...page.matchAll(/^```(\S+)(?: (.*))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', settings = '', text = '']): TutorialStep => {
      const setting = (name: string) => new RegExp(`(?:^| )${name}=(\\S+)`).exec(settings)?.[1];
      const [file, server] = [setting('file'), setting('server')];
      if (file !== undefined) return { kind: 'file', file, text };
      if (language === 'sh')
        return server === undefined ? { kind: 'command', text } : { kind: 'server', name: server, text };
      if (language === 'text') return { kind: 'said', lines: text.trim().split('\n') };
      throw new Error(
        `A block of ${language} says neither which file it is nor that it is a command:\n${text}`,
      );
    },
  );
}
