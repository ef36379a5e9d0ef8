/** Loaded into a server with `--import`: blocks its event loop when it handles one certain address. */
const lower = Reflect.get(String.prototype, 'toLowerCase');

Reflect.defineProperty(String.prototype, 'toLowerCase', {
  value() {
    while (String(this) === 'block@octavo.test');
    return Reflect.apply(lower, this, []);
  },
});
