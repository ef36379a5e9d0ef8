import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createFakeHost } from '../fake-host.ts';
import type { ReadSample } from '../read-sample.ts';
import type { Words } from '../words.ts';
import { frozen } from './freeze.ts';
import type { ConformanceSubject } from './subject.ts';

const widgetId = 'root_field';
const neighbourId = 'root_neighbour';

interface DrawRequest {
  readonly words: Words;
  readonly readOnly?: boolean;
  /** The errors of another of the same type beside it; without them it stands alone. */
  readonly beside?: readonly string[];
}

/** A widget on the page, and what it said so far. */
export interface DrawnWidget {
  readonly container: HTMLElement;
  /** The element that takes the focus. */
  readonly focusable: HTMLElement;
  /** The same of the widget beside it; its own when it stands alone. */
  readonly neighbour: HTMLElement;
  /** Every value that was emitted, in order. */
  readonly emitted: readonly unknown[];
}

/** Draws the widget with a sample, alone on the page, and waits for what it asks its host. */
export async function drawWidget({ view }: ConformanceSubject, sample: ReadSample, request: DrawRequest) {
  cleanup();
  const emitted: unknown[] = [];
  const host = createFakeHost(request.words);
  const { label, options, required } = sample;
  function Holder({ id, errors = [] }: { readonly id: string; readonly errors?: readonly string[] }) {
    const [value, setValue] = useState(() => frozen(sample.value));
    return (
      <view.Widget
        {...{ id, label, value, options, required, errors, host }}
        readOnly={request.readOnly ?? false}
        onBlur={() => undefined}
        onChange={(next) => {
          emitted.push(next);
          setValue(frozen(next));
        }}
      />
    );
  }
  const { container } = await act(async () =>
    render(
      <>
        <Holder id={widgetId} />
        {request.beside !== undefined && <Holder id={neighbourId} errors={request.beside} />}
      </>,
    ),
  );
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`No element has the widget's id (${sample.name}).`);
    return element;
  };
  const focusable = find(widgetId);
  const neighbour = request.beside === undefined ? focusable : find(neighbourId);
  return { container, focusable, neighbour, emitted } satisfies DrawnWidget;
}

/** Draws the preview of a sample, alone on the page. */
export async function drawPreview({ view }: ConformanceSubject, sample: ReadSample, words: Words) {
  cleanup();
  const { value, options } = sample;
  const host = createFakeHost(words);
  const { container } = await act(async () => render(<view.Preview {...{ value, options, host }} />));
  return container;
}

/** Waits until what was asked of the host is answered and drawn. */
export async function settled(): Promise<void> {
  await act(async () => Promise.resolve());
}
