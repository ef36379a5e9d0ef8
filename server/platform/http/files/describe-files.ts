import { Type, type TSchema } from 'typebox';
import { languages } from '../../../../shared/languages.ts';
import { answers } from '../routes/answers.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const tags = ['Files'];
const unchanged = Type.Null({ description: 'What `If-None-Match` names is still current.' });

/** The description of `GET /media/{file}`, which sends the stored bytes unchanged. */
export const describedPicture = {
  summary: 'A picture',
  description:
    'Serves the file of a picture to anybody who knows its name. It never changes, so browsers keep it, ' +
    'and parts of it can be asked for. Delivery names the smaller sizes of a picture.',
  tags,
  params: Type.Object({
    '*': Type.String({
      description: 'As `file` of the picture has it, or the URL of one of its sizes; slashes stay slashes.',
    }),
  }),
  response: answers(
    {
      200: pictures('The whole file; it never changes under its name.'),
      206: pictures('The part that `Range` asks for.'),
      304: unchanged,
      416: Type.Null({ description: '`Range` begins past the end.' }),
    },
    404,
  ),
};

/** The description of `GET /locales/{lng}/{ns}.json`, which sends a file of `locales/`. */
export const describedTranslations = {
  summary: 'The words of a namespace in a language',
  description: 'Serves the sentences that the app shows. Browsers keep them and ask with `If-None-Match`.',
  tags,
  params: Type.Object({
    lng: Type.String({ description: `The language: ${languages.join(', ')}.` }),
    file: Type.String({ description: 'The namespace, followed by `.json`.' }),
  }),
  response: answers(
    {
      200: Type.Record(
        Type.String(),
        Type.Unknown({ description: 'A sentence, or words that belong together.' }),
        {
          description: 'Sentences by key.',
        },
      ),
      304: unchanged,
    },
    404,
  ),
};

/** The description of `GET /site-design/{name}`. */
export const describedDesign = {
  summary: 'The style sheet of a design',
  description:
    'Serves the custom properties of a design to every site. The address comes from `design.css` of the site, and ' +
    'never means another design.',
  tags,
  params: Type.Object({ name: Type.String({ description: 'As `design.css` has it.' }) }),
  response: answers(
    {
      200: {
        ...Type.Unsafe({
          content: { 'text/css': { schema: Type.String({ description: 'The style sheet.' }) } },
        }),
        description: 'The style sheet.',
      },
    },
    404,
  ),
};

/** The description of `GET /site-fonts/{file}`. */
export const describedFont = {
  summary: 'A font of sites',
  description: 'Serves a bundled font to every site. Style sheets of designs name these addresses.',
  tags,
  params: Type.Object({ '*': Type.String({ description: 'As the style sheet has it.' }) }),
  response: answers(
    {
      200: {
        ...Type.Unsafe({
          content: { 'font/woff2': { schema: Type.String({ description: 'The whole file.' }) } },
        }),
        description: 'The whole file; it never changes under its address.',
      },
    },
    404,
  ),
};

/** Describes binary answers by their media types, without a schema. */
function pictures(description: string): TSchema {
  const bytes = (type: string) => ({ schema: Type.String({ description, contentMediaType: type }) });
  const content = Object.fromEntries(pictureTypes.map((type) => [type, bytes(type)]));
  return { ...Type.Unsafe({ content }), description };
}
