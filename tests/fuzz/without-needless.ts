/**
 * Removes from lists of lists whatever `holds` does not need to stay true, script by script and step by step: fast-check
 * shortens lists only from one end.
 */
export async function withoutNeedless<Step>(
  scripts: readonly (readonly Step[])[],
  holds: (scripts: readonly (readonly Step[])[]) => Promise<boolean>,
): Promise<readonly (readonly Step[])[]> {
  let kept = scripts;
  for (const script of scripts) {
    const rest = kept.filter((other) => other !== script);
    if (rest.length > 0 && rest.length < kept.length && (await holds(rest))) kept = rest;
  }
  for (const step of kept.flat()) {
    const rest = kept.map((script) => script.filter((other) => other !== step));
    if (rest.some((script) => script.length > 0) && (await holds(rest))) kept = rest;
  }
  return kept;
}
