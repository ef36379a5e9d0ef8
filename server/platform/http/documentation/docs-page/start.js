const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

/** @type {unknown} */
const loaded = window;
const { SwaggerUIBundle: showDescription } = /** @type {{ SwaggerUIBundle(options: object): unknown }} */ (
  loaded
);

showDescription({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  // Do not send the description to an outside validator.
  validatorUrl: null,
});
