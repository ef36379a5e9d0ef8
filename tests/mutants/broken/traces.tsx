import { useEffect, useState } from 'react';
import type { Mutant } from '../mutant.ts';
import { Notes } from '../notes/view.tsx';

/** Plugins that use forbidden functions or leave traces behind. */
export const traceMutants: Readonly<Record<string, Mutant>> = {
  'a network request': {
    breaks: 'no-network',
    Widget(props) {
      useEffect(() => {
        new Image().src = 'https://elsewhere.example/seen.png';
      }, []);
      return <Notes {...props} />;
    },
  },
  'a use of localStorage': {
    breaks: 'no-storage',
    Widget(props) {
      useState(() => localStorage.getItem('notes'));
      return <Notes {...props} />;
    },
  },
  'code created at run time': {
    breaks: 'no-eval',
    Widget(props) {
      useEffect(() => {
        try {
          // oxlint-disable-next-line no-implied-eval, no-new-func -- The rule is about this.
          const made = new Function('return 1') as () => unknown;
          made();
        } catch {
          // The policy forbids it.
        }
      }, []);
      return <Notes {...props} />;
    },
  },
  'a call of eval in a file': {
    breaks: 'no-eval',
    files: { 'read.ts': 'export const read = (text: string) => eval(text);\n' },
  },
  'a listener that is never removed': {
    breaks: 'nothing-left',
    Widget(props) {
      useEffect(() => window.addEventListener('resize', () => undefined), []);
      return <Notes {...props} />;
    },
  },
  'a style element that is never removed': {
    breaks: 'nothing-left',
    Widget(props) {
      useEffect(() => {
        const style = document.createElement('style');
        style.id = 'clothes';
        document.getElementById('clothes')?.remove();
        document.head.append(style);
      }, []);
      return <Notes {...props} />;
    },
  },
  'a value emitted after unmounting': {
    breaks: 'silent-afterwards',
    Widget(props) {
      const { value, onChange } = props;
      useEffect(
        () => () => {
          setTimeout(() => onChange(value), 50);
        },
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- It speaks once, when it is taken away.
        [],
      );
      return <Notes {...props} />;
    },
  },
};
