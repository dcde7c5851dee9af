/** Where comments are held to it: a workspace is turned on by its line. */
const workspaces = [/^apps\/web\//, /^e2e\//]

const comment = /(?:(?<![:'"`\w])\/\/|\/\*\*?|^\s*\*)\s*(.*)/
const riddle = /(?:^|[.!?] )(?:What|Who|Where|Of)\b/

/**
 * The comments of a file with a sentence that begins with a relative clause in place of the noun (*What came before this entry.*): the
 * reader must guess the noun. `file` is its path from the root.
 */
export function judgeProse(file: string, source: string): string[] {
  if (!workspaces.some((workspace) => workspace.test(file))) return []
  return source
    .split('\n')
    .flatMap((line, at) =>
      riddle.test(line.match(comment)?.[1] ?? '')
        ? [`${file}:${at + 1}: a sentence begins with What, Who, Where or Of — begin with the thing, or with a verb`]
        : [],
    )
}
