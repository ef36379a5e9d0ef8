import fc from 'fast-check';
import { recordOf, type Template } from '../templates.ts';
import { anyText } from './odd-values.ts';
import { anyWhose } from './schema-values.ts';
import { anyMangling, type Mangling } from './mangle.ts';

/** The images to upload, by name: see `pictures.ts`. */
export const imageNames = ['jpeg', 'png', 'webp', 'gif', 'avif', 'huge', 'svg', 'text', 'empty'] as const;
export type ImageName = (typeof imageNames)[number];

/** A part of a multipart body. */
export interface FormPart {
  readonly name: Template;
  /** Undefined for an ordinary field. */
  readonly fileName: string | undefined;
  readonly type: string | undefined;
  readonly content:
    { readonly text: Template } | { readonly image: ImageName; readonly damage: Mangling | undefined };
  /** A raw header of the part. */
  readonly extra: string | undefined;
}

/** A multipart body. */
export interface FormPlan {
  readonly parts: readonly FormPart[];
  readonly boundary: string;
  readonly closed: boolean;
  readonly mangling: Mangling | undefined;
}

const fileName = fc.oneof(
  { arbitrary: fc.constantFrom('a.png', 'Zalazak sunca.jpg', 'šćž.webp'), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      '',
      '../../etc/passwd',
      'a\u0000.png',
      'x'.repeat(3000),
      '.htaccess',
      'a.png"; x="',
      'C:\\a.png',
    ),
    weight: 1,
  },
);

const file: fc.Arbitrary<FormPart> = fc.record({
  name: fc.constant('file'),
  fileName,
  type: fc.constantFrom('image/png', 'image/jpeg', 'text/html', 'x', undefined),
  content: fc.record({
    image: fc.oneof(
      { arbitrary: fc.constantFrom(...imageNames), weight: 3 },
      { arbitrary: fc.constant<ImageName>('png'), weight: 4 },
    ),
    damage: fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: anyMangling, weight: 1 }),
  }),
  extra: fc.constant(undefined),
});

const workspace: fc.Arbitrary<FormPart> = fc
  .record({ whose: anyWhose, index: fc.nat({ max: 3 }) })
  .map(({ whose, index }) => textPart('workspace', recordOf('workspaces', whose, index)));

const odd: fc.Arbitrary<FormPart> = fc.record({
  name: fc.oneof(fc.constantFrom('file', 'workspace', '__proto__', 'constructor', 'toString', ''), anyText),
  fileName: fc.oneof(fc.constant(undefined), fileName),
  type: fc.constantFrom(undefined, 'application/json', 'multipart/mixed; boundary=x', '/'),
  content: anyText.map((text) => ({ text })),
  extra: fc.constantFrom(
    undefined,
    'content-transfer-encoding: base64',
    'content-transfer-encoding: quoted-printable',
    'x: y',
    `x: ${'y'.repeat(3000)}`,
  ),
});

function textPart(name: string, text: Template): FormPart {
  return { name, fileName: undefined, type: undefined, content: { text }, extra: undefined };
}

const parts = fc.oneof(
  { arbitrary: fc.tuple(workspace, file), weight: 10 },
  { arbitrary: fc.tuple(file, workspace), weight: 2 },
  { arbitrary: fc.array(fc.oneof(workspace, file, odd), { maxLength: 8, size: 'max' }), weight: 3 },
);

/** A multipart body, usually valid. */
export const anyForm: fc.Arbitrary<FormPlan> = fc.record({
  parts,
  boundary: fc.oneof(
    { arbitrary: fc.constant('octavo-fuzz'), weight: 12 },
    fc.constantFrom('', 'x'.repeat(80), 'a b', '--'),
  ),
  closed: fc.oneof({ arbitrary: fc.constant(true), weight: 12 }, fc.constant(false)),
  mangling: fc.oneof({ arbitrary: fc.constant(undefined), weight: 12 }, anyMangling),
});
