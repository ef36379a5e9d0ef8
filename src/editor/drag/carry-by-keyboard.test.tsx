import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderEditor, storedHero } from '../../../tests/support/render-editor.tsx';

describe('moving a block with the keyboard', () => {
  const handle = (position: number) => screen.getByRole('button', { name: `Drag Hero ${position}` });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  const open = () => renderEditor({ blocks: ['1', '2', '3', '4'].map((id) => storedHero(id)) });

  it('handles every key, however early, and announces the position', async () => {
    const { user, commands, state, api } = open();
    act(() => commands.toggle('2'));
    handle(1).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(state()).toMatchObject({ openKey: null, order: ['1', '2', '3', '4'] });
    expect(said()).toContain('Hero is over position 3 of 4.');
    expect(handle(1)).toHaveFocus();
    expect(handle(1)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard(' ');
    expect(state().order).toEqual(['2', '3', '1', '4']);
    expect(said()).toContain('Hero moved to position 3 of 4.');
    expect(handle(3)).toHaveFocus();
    await expect.poll(() => api.blocks.map(({ id }) => id)).toEqual(['2', '3', '1', '4']);
  });

  it('stops at either end, and jumps there with Home and End', async () => {
    const { user, state } = open();
    handle(3).focus();
    await user.keyboard('{Enter}{End}{ArrowDown}{Enter}');
    expect(state().order).toEqual(['1', '2', '4', '3']);
    await user.keyboard('{Enter}{Home}{ArrowUp}{Enter}');
    expect(state().order).toEqual(['3', '1', '2', '4']);
  });

  it('puts the block back on Escape, and does nothing when it is dropped at its old position', async () => {
    const { user, state, api } = open();
    handle(1).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(said()).toContain('Move cancelled. Hero 1 is back in its original position.');
    await user.keyboard(' {ArrowDown}{ArrowUp} ');
    expect(said()).toContain('Hero dropped at position 1 of 4.');
    expect(state()).toMatchObject({ order: ['1', '2', '3', '4'], carried: null, past: [] });
    expect(api.calls).toEqual([]);
  });

  it('drops the block at its shown position when the focus moves elsewhere', async () => {
    const { user, state } = open();
    handle(1).focus();
    await user.keyboard(' {ArrowDown}{Tab}');
    expect(state()).toMatchObject({ order: ['2', '1', '3', '4'], carried: null });
  });
});
