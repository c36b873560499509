import type { SourceFile } from '#tests/architecture/source-files.ts'

const IS_TEST = /\.test\.tsx?$/
/** Tests of the rings that need no store and no browser. */
const IN_RINGS = /^(?!server\/|datasets\/|bench\/(?!sentences\/)|tests\/(?!analyses\/|drawings\/|sections\/))/

/** Finds the tests that import a file, directly or by others, the nearest first. */
export function coveringTests(files: readonly SourceFile[]): (path: string) => readonly string[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files) {
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return (path) => {
    const reached = new Set([path])
    // A set that grows while it is gone through: breadth first.
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer)
    return [...reached].filter((one) => IS_TEST.test(one) && IN_RINGS.test(one))
  }
}
