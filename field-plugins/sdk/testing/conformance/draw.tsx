import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { tellErrors } from '../../contract/tell-issues.ts';
import type { FieldHost, FieldSurroundings } from '../../contract/view.ts';
import { nothingAround } from '../fake-around.ts';
import type { ReadSample } from '../read-sample.ts';
import type { Words } from '../words.ts';
import { frozen } from './freeze.ts';
import { hostIn } from './host-in.ts';
import { atItsStep, takeStep } from './steps.ts';
import type { ConformanceSubject } from './subject.ts';

const widgetId = 'root_field';
const neighbourId = 'root_neighbour';

interface DrawRequest {
  readonly words: Words;
  readonly readOnly?: boolean;
  readonly host?: Partial<FieldHost>;
  readonly around?: FieldSurroundings;
  /** The errors of a second field of the type next to it; without them it is alone. */
  readonly beside?: readonly string[];
}

/** A widget on the page, and what it emitted so far. */
export interface DrawnWidget {
  readonly container: HTMLElement;
  /** The element that takes the focus. */
  readonly focusable: HTMLElement;
  /** The same element of the second widget, or its own if it is alone. */
  readonly neighbour: HTMLElement;
  /** Every value that was emitted, in order. */
  readonly emitted: readonly unknown[];
}

/** Draws the widget with a sample, alone on the page, and waits for its requests to the host. */
export async function drawWidget(subject: ConformanceSubject, sample: ReadSample, request: DrawRequest) {
  cleanup();
  const { view } = subject;
  const emitted: unknown[] = [];
  const host = hostIn(subject, request.words, request.host);
  const { around = nothingAround } = request;
  const { label, required } = sample;
  const options = frozen(sample.options);
  function Holder({ id, errors = [] }: { readonly id: string; readonly errors?: readonly string[] }) {
    const [value, setValue] = useState(() => {
      // React draws the widget next, so errors and loops name this step.
      takeStep(sample.name, 'Drawing the widget');
      return frozen(sample.value);
    });
    return (
      <view.Widget
        {...{ id, label, value, options, required, host, around }}
        {...tellErrors(errors)}
        readOnly={request.readOnly ?? false}
        onBlur={() => undefined}
        onChange={(next) => {
          emitted.push(next);
          setValue(frozen(next));
        }}
      />
    );
  }
  const { container } = await drawing(() =>
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
export async function drawPreview(subject: ConformanceSubject, sample: ReadSample, words: Words) {
  cleanup();
  const { view } = subject;
  const { value, options } = sample;
  const host = hostIn(subject, words);
  takeStep(sample.name, 'Drawing the preview');
  const { container } = await drawing(() => render(<view.Preview {...{ value, options, host }} />));
  return container;
}

/** Draws, and waits for the answers of the host. What the plugin throws meanwhile names the step. */
async function drawing<Result>(draw: () => Result): Promise<Result> {
  try {
    return await act(async () => draw());
  } catch (error) {
    throw atItsStep(error);
  }
}

/** Waits until the host's answers have arrived and been drawn. */
export async function settled(): Promise<void> {
  await act(async () => Promise.resolve());
}
