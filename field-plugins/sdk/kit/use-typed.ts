import { useState } from 'react';

/** How the values of a field are typed. */
interface TypedAs<Value> {
  /** Parses the text. */
  read(text: string): Value;
  /** The text for a value. */
  write(value: Value): string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Keeps the typed text of an input as long as it parses to the current value. */
export function useTyped<Value>({ value, read, write, onChange }: TypedAs<Value>) {
  const [typed, setTyped] = useState<{ readonly text: string } | undefined>(undefined);
  const isCurrent = typed !== undefined && read(typed.text) === value;
  return {
    text: isCurrent ? typed.text : write(value),
    type(text: string) {
      setTyped({ text });
      const meant = read(text);
      if (meant !== value) onChange(meant);
    },
    /** Shows the text of the value again, once the input is left. */
    settle: () => setTyped(undefined),
  };
}
