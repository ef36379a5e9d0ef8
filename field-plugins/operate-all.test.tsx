import { render } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { operateAll } from './sdk/testing/conformance/operate-all.ts';

/** Renders the controls, and returns which of them were used, in order. */
async function usedIn(List: () => React.ReactNode): Promise<readonly string[]> {
  const used: string[] = [];
  const { container } = render(<List />);
  await operateAll(container, {
    settle: () => act(async () => Promise.resolve()),
    onAction: (control) => used.includes(control) || used.push(control),
  });
  return used;
}

it('uses the controls that follow a removed item', async () => {
  function Removable() {
    const [names, setNames] = useState(['first', 'second', 'third']);
    return (
      <>
        {names.map((name) => (
          <div key={name}>
            <input aria-label={name} />
            <button type="button" onClick={() => setNames((all) => all.filter((one) => one !== name))}>
              Remove {name}
            </button>
          </div>
        ))}
        <button type="button">Add</button>
      </>
    );
  }
  expect(await usedIn(Removable)).toEqual(
    ['first', 'second', 'third']
      .flatMap((name) => [`<input> “${name}”`, `<button> “Remove ${name}”`])
      .concat('<button> “Add”'),
  );
});
