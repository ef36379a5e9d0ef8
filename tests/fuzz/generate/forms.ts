import fc from 'fast-check';
import { recordOf, type Template } from '../templates.ts';
import { images, png } from './images.ts';
import { anyMangling } from './mangle.ts';
import { mostly, rarely } from './mostly.ts';
import { anyText } from './odd-values.ts';
import { anyWhose } from './schema-values.ts';

/** A part of a multipart body. */
export interface FormPart {
  /** Its headers without the line break after them. */
  readonly head: string;
  readonly content: Template | Buffer;
}

/** A multipart body. */
export interface FormPlan {
  readonly parts: readonly FormPart[];
  readonly boundary: string;
  readonly closed: boolean;
}

const headOf = (name: string, rest = '') => `content-disposition: form-data; name="${name}"${rest}`;

const fileName = mostly(
  fc.constantFrom('a.png', 'Zalazak sunca.jpg', 'šćž.webp'),
  fc.constantFrom(
    '',
    '../../etc/passwd',
    'a\u0000.png',
    'x'.repeat(3000),
    '.htaccess',
    'a.png"; x="',
    'C:\\a.png',
  ),
  8,
);

const file: fc.Arbitrary<FormPart> = fc
  .record({
    name: fileName,
    type: fc.constantFrom('image/png', 'image/jpeg', 'text/html', 'x'),
    bytes: fc.oneof(fc.constant(png), fc.constantFrom(...images)),
    mangle: rarely(anyMangling, 5),
  })
  .map(({ name, type, bytes, mangle }) => ({
    head: `${headOf('file', `; filename="${name}"`)}\r\ncontent-type: ${type}`,
    content: mangle?.(bytes) ?? bytes,
  }));

const workspace: fc.Arbitrary<FormPart> = fc
  .tuple(anyWhose, fc.nat({ max: 3 }))
  .map(([whose, index]) => ({ head: headOf('workspace'), content: recordOf('workspaces', whose, index) }));

const odd: fc.Arbitrary<FormPart> = fc
  .record({
    name: fc.oneof(fc.constantFrom('file', 'workspace', '__proto__', 'constructor', ''), anyText),
    extra: fc.constantFrom('', '\r\ncontent-transfer-encoding: base64', `\r\nx: ${'y'.repeat(3000)}`),
    content: anyText,
  })
  .map(({ name, extra, content }) => ({ head: headOf(name, extra), content }));

/** A multipart body, usually valid. */
export const anyForm: fc.Arbitrary<FormPlan> = fc.record({
  parts: mostly(
    fc.tuple(workspace, file),
    fc.oneof(
      fc.tuple(file, workspace),
      fc.array(fc.oneof(workspace, file, odd), { maxLength: 8, size: 'max' }),
    ),
    3,
  ),
  boundary: mostly(fc.constant('octavo-fuzz'), fc.constantFrom('', 'x'.repeat(80), 'a b', '--'), 12),
  closed: mostly(fc.constant(true), fc.constant(false), 12),
});
