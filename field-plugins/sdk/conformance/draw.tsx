import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { createFakeHost } from '../fake-host.ts';
import type { ReadSample } from '../read-sample.ts';
import type { Words } from '../words.ts';
import { frozen } from './freeze.ts';
import type { ConformanceSubject } from './subject.ts';

/** The id that the rules give to every widget. */
export const widgetId = 'root_field';

interface DrawRequest {
  readonly words: Words;
  readonly errors?: readonly string[];
  readonly readOnly?: boolean;
  /** Beside another of the same type. */
  readonly twice?: boolean;
}

/** A widget on the page, and what it said so far. */
export interface DrawnWidget {
  readonly container: HTMLElement;
  /** The element that takes the focus. */
  readonly focusable: HTMLElement;
  /** Every value that the widget emitted, in order. */
  readonly emitted: readonly unknown[];
}

/** Draws the widget with a sample, alone on the page, and waits for what it asks its host. */
export async function drawWidget({ view }: ConformanceSubject, sample: ReadSample, request: DrawRequest) {
  cleanup();
  const emitted: unknown[] = [];
  const host = createFakeHost(request.words);
  const { label, options, required } = sample;
  function Holder({ id }: { readonly id: string }) {
    const [value, setValue] = useState(() => frozen(sample.value));
    return (
      <view.Widget
        {...{ id, label, value, options, required, host }}
        readOnly={request.readOnly ?? false}
        errors={request.errors ?? []}
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
        {request.twice === true && <Holder id="root_neighbour" />}
      </>,
    ),
  );
  const focusable = document.getElementById(widgetId);
  if (focusable === null) throw new Error(`No element has the widget's id (${sample.name}).`);
  return { container, focusable, emitted } satisfies DrawnWidget;
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
