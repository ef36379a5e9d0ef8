/**
 * The allowed imports. Each row of the table names a part of the tree, its allowed imports from the project, and which
 * packages. Anything a row does not allow is rejected, and so is every cycle.
 */

const test = '\\.(test|stories)\\.tsx?$';
/** Test files may import anything; so may code that exists only for tests. */
const forTests = `${test}|^src/editor/testing/|^(content-model(/operations)?|field-plugins/[^/]+|src/features/block-types/draft)/testing\\.ts$|^field-plugins/sdk/testing/|^field-plugins/(all-samples|conformance|catalogue/samples)`;

const shared = '^shared/';
const theme = '^theme/';
/** The colours alone, which mails and error pages need too. */
const tokens = '^theme/tokens\\.ts$';
/** The types of the theme's own colours. */
const palette = '^theme/palette\\.ts$';
const ui = '^src/ui/';
const lib = '^src/lib/';
const api = '^src/api/';
const state = '^src/state/';
/** Record handling that all features share. */
const records = '^src/records/';
const sdk = '^field-plugins/sdk/(contract|kit)/';
/** Fields, buttons and icons without MUI, for plugins and for screens. */
const kit = '^field-plugins/sdk/kit/';
const contract = '^field-plugins/sdk/contract/';
const contentModel = '^content-model/';
const site = '^site/';
/** The messages between the editor and a preview. */
const messages = '^preview/messages\\.ts$';
/** Draws blocks in a worker. */
const rendering = '^src/rendering/';
/** Miniatures of blocks in the look of a workspace. */
const miniatures = '^src/miniatures/';
/** The page beside the form. */
const preview = '^src/preview/';
const editor = '^src/editor/';
const pureCatalogue = '^field-plugins/(index|catalogue/fields)\\.ts$';
/** Configured field plugins lie beside the project or among its packages. */
const outsidePlugins = '^\\.\\./';
const locales = '^locales/';
const platform = '^server/platform/';
/** The platform without HTTP. Only routes, and the code that assembles the server, know HTTP. */
const besideHttp = '^server/platform/(?!http/)';
const migrations = '^server/migrations/';
const library = '^server/library/';
const services = '^server/modules/[^/]+/service\\.ts$';
const httpForAll = '^server/platform/http/(routes|protocol)/';

const react = ['react', 'react-dom', '@mui', '@emotion'];

/**
 * The table. `of` is a regular expression over paths; `may` lists the allowed targets, in which $1 is the first group that
 * `of` matched. `packages` lists the packages a part may use: `none`, `any` or their names. `node` is whether it may use
 * Node's own modules.
 */
const layers = {
  shared: { of: '^shared/', may: [shared], packages: ['typebox'], node: false },
  theme: { of: theme, may: [theme], packages: ['@mui'], node: false },
  ui: { of: '^src/ui/', may: [ui, kit, theme, lib, shared], packages: 'any', node: false },
  lib: { of: '^src/lib/', may: [lib, shared, locales], packages: 'any', node: false },
  api: { of: '^src/api/', may: [api, lib, shared], packages: 'none', node: false },
  state: {
    of: '^src/state/',
    may: [state, api, lib, shared, contract],
    packages: ['zustand', 'react'],
    node: false,
  },
  records: { of: records, may: [records, state, api, ui, kit, lib, shared], packages: 'any', node: false },
  contract: {
    of: contract,
    may: [contract, palette, shared],
    packages: ['react', '@cfworker/json-schema'],
    node: false,
  },
  kit: { of: '^field-plugins/sdk/kit/', may: [sdk, shared], packages: [...react, 'uuid'], node: false },
  catalogue: {
    of: '^field-plugins/((index|views|renders|match-text|(loaded|other)-fields)\\.ts$|catalogue/)',
    may: ['^field-plugins/', outsidePlugins, shared],
    packages: 'any',
    node: false,
  },
  fieldDefinition: {
    of: '^field-plugins/([^/]+)/(field|samples)\\.ts$',
    notOf: '^field-plugins/(sdk|catalogue)/',
    may: ['^field-plugins/$1/', sdk],
    packages: 'none',
    node: false,
  },
  renderer: {
    of: '^field-plugins/([^/]+)/render\\.tsx$',
    may: ['^field-plugins/$1/', contract],
    packages: ['react'],
    node: false,
  },
  editorComponent: {
    of: '^field-plugins/([^/]+)/',
    notOf: '^field-plugins/(sdk|catalogue)/',
    may: ['^field-plugins/$1/', sdk],
    packages: [...react, 'uuid', 'prosemirror-[a-z-]+'],
    node: false,
  },
  contentModel: {
    of: contentModel,
    may: [contentModel, contract, shared],
    packages: 'none',
    node: false,
  },
  /** The theme of hosted sites, which the server, a worker of the app and Storybook run. */
  site: {
    of: '^site/',
    may: [site, contract, shared],
    packages: ['react', 'react-dom/server[\\w.]*'],
    node: false,
  },
  /** The scripts that run in a preview: in our frame, and on external sites. */
  previewScripts: { of: '^preview/', may: ['^preview/', shared], packages: 'none', node: false },
  rendering: {
    of: rendering,
    may: [
      rendering,
      messages,
      '^field-plugins/(catalogue/fields|renders)\\.ts$',
      contentModel,
      contract,
      site,
      lib,
      shared,
    ],
    packages: 'any',
    node: false,
  },
  preview: {
    of: preview,
    may: [
      preview,
      rendering,
      messages,
      editor,
      contentModel,
      contract,
      kit,
      state,
      api,
      ui,
      theme,
      lib,
      shared,
    ],
    packages: 'any',
    node: false,
  },
  miniatures: {
    of: miniatures,
    may: [miniatures, rendering, editor, contract, state, api, site, lib, shared],
    packages: 'any',
    node: false,
  },
  editor: {
    of: editor,
    may: [editor, contentModel, sdk, ui, theme, lib, shared],
    packages: 'any',
    node: false,
  },
  features: {
    of: '^src/features/([^/]+)/',
    may: [
      '^src/features/$1/',
      ...[preview, rendering, editor, contentModel, sdk, records, state, api, ui, theme, lib, shared],
    ],
    packages: 'any',
    node: false,
  },
  app: {
    of: '^src/(app/|main\\.tsx$|entry\\.ts$)',
    may: ['^src/', '^field-plugins/', contentModel, theme, shared],
    packages: 'any',
    node: false,
  },
  platform: {
    of: besideHttp,
    may: [besideHttp, shared, tokens, contract, site, migrations],
    packages: 'any',
    node: true,
  },
  http: {
    of: '^server/platform/http/([^/]+)/',
    may: ['^server/platform/http/$1/', httpForAll, besideHttp, shared, tokens],
    packages: 'any',
    node: true,
  },
  modules: {
    of: '^server/modules/([^/]+)/',
    may: ['^server/modules/$1/', services, platform, library, shared, contentModel, contract, site],
    packages: 'any',
    node: true,
  },
  // A plan migrates a stored block type to the next version of the library.
  library: {
    of: library,
    may: [library, shared, contentModel, contract, pureCatalogue],
    packages: 'none',
    node: false,
  },
  // A search compares text that the application has folded, and every release must run the plans of earlier ones.
  migrations: {
    of: migrations,
    may: [migrations, library, contentModel, pureCatalogue, '^shared/(fold-text|wire/plans)\\.ts$'],
    packages: ['kysely'],
    node: false,
  },
  demo: {
    of: '^server/demo/',
    may: [
      '^server/demo/',
      services,
      besideHttp,
      shared,
      '^field-plugins/(link/link-item|richtext/rich-text)\\.ts$',
    ],
    packages: ['sharp'],
    node: true,
  },
  cluster: {
    of: '^server/cluster/',
    may: ['^server/cluster/', besideHttp],
    packages: ['fastify'],
    node: true,
  },
  /** The commands for operators. */
  commands: {
    of: '^server/commands/',
    may: ['^server/commands/', services, besideHttp, shared, contract, '^content-model/'],
    packages: 'none',
    node: true,
  },
  /** The code that assembles the server; nothing else imports it. */
  serverRoot: {
    of: '^server/(modules/)?[^/]+\\.ts$',
    may: ['^server/', shared, site, contract, pureCatalogue],
    packages: ['fastify', '@fastify', 'pino'],
    node: true,
  },
};

const rules = Object.entries(layers).flatMap(([name, { of, notOf, may, packages, node }]) => {
  const from = { path: of, pathNot: notOf === undefined ? forTests : [forTests, notOf] };
  const comment = `What ${name} may import is listed in the table above.`;
  const inside = {
    name: `${name}-layer`,
    severity: 'error',
    comment,
    from,
    to: {
      pathNot: ['node_modules', ...may],
      dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'unknown'],
    },
  };
  const allowed = packages === 'none' ? [] : packages;
  const outside =
    packages === 'any'
      ? []
      : [
          {
            name: `${name}-packages`,
            severity: 'error',
            comment,
            from,
            to: {
              dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg'],
              ...(allowed.length === 0
                ? {}
                : { pathNot: allowed.map((each) => `node_modules/${each}(/|$)`) }),
            },
          },
        ];
  const onNode = node
    ? []
    : [{ name: `${name}-without-node`, severity: 'error', comment, from, to: { dependencyTypes: ['core'] } }];
  return [inside, ...outside, ...onNode];
});

/**
 * The top-level folders, from the bottom up: none imports one above or beside it. Only test files may, and stories
 * outside of stories/.
 */
const storeys = [
  ['tools'],
  ['shared', 'theme'],
  ['preview', 'field-plugins'],
  ['content-model', 'site'],
  ['src', 'server'],
  ['stories'],
  ['scripts'],
  ['tests'],
  ['bench'],
];

const oneWay = storeys.flatMap((folders, storey) =>
  folders.map((folder) => ({
    name: `${folder}-below`,
    severity: 'error',
    comment: 'Arrows between top-level folders run one way.',
    from: { path: `^${folder}/`, ...(folder !== 'stories' && { pathNot: test }) },
    to: { path: `^(?!${folder}/)(${storeys.slice(storey).flat().join('|')})/` },
  })),
);

/** The folders of the platform, from the bottom up: none imports one above it. */
const platformFolders = [
  ...['disk/', 'brand/', 'errors/', 'limits/', 'security/', 'database/'],
  ...['config/', 'sites/', 'ports/', 'context\\.ts', 'http/'],
];

const platformOneWay = platformFolders.slice(0, -1).map((folder, index) => ({
  name: `platform-${/^\w+/.exec(folder)[0]}-below`,
  severity: 'error',
  comment: 'Arrows between the folders of the platform run one way.',
  from: { path: `^server/platform/${folder}`, pathNot: test },
  to: { path: `^server/platform/(${platformFolders.slice(index + 1).join('|')})` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no first half to read.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'one-rjsf',
      severity: 'error',
      comment: 'Only the editor imports rjsf.',
      from: {
        path: '^(src|field-plugins|server|content-model|shared|stories)/',
        pathNot: `^src/editor/form/|${forTests}`,
      },
      to: { path: 'node_modules/@rjsf/' },
    },
    {
      name: 'only-repositories-query',
      severity: 'error',
      comment: 'Only repositories query the database; below them are the drivers and the migrations.',
      from: {
        path: '^server/',
        pathNot: `[/-]repository\\.ts$|^server/platform/database/|${migrations}|${forTests}`,
      },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'only-routes-know-http',
      severity: 'error',
      comment:
        'Services and repositories know nothing of requests and answers. Prepared reads are sent before the routes run.',
      from: { path: '^server/modules/[^/]+/', pathNot: `(routes|/fast-[a-z]+)\\.ts$|${forTests}` },
      to: { path: '^server/platform/http/' },
    },
    {
      name: 'production-without-tests',
      severity: 'error',
      comment: 'What is shipped imports nothing that exists for tests.',
      from: {
        path: '^(shared|preview|content-model|site|theme|src|server|field-plugins)/',
        pathNot: forTests,
      },
      to: { path: `^(tests|stories|tools)/|${forTests}` },
    },
    {
      name: 'field-definitions-stay-pure',
      severity: 'error',
      comment: 'The server runs the field definitions: nothing that they lead to may draw.',
      from: {
        path: `^(field-plugins/(index|catalogue/fields)\\.ts$|${contentModel.slice(1)})`,
        pathNot: forTests,
      },
      to: { path: `^field-plugins/.+\\.tsx$|node_modules/(${react.join('|')})/`, reachable: true },
    },
    {
      name: 'renderers-stay-light',
      severity: 'error',
      comment:
        'The server and a worker bundle the renderers: what they lead to is React and plain functions.',
      from: { path: '^field-plugins/(renders|catalogue/renders)\\.ts$' },
      to: {
        path: '^field-plugins/.+/view\\.tsx$|node_modules/(@mui|@emotion|i18next|react-i18next|react-dom|prosemirror-[a-z-]+)/',
        reachable: true,
      },
    },
    ...oneWay,
    ...platformOneWay,
    ...rules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
