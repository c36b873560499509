import { posix } from 'node:path'
import type { SourceFile } from '#tests/architecture/source-files.ts'

const IS_TEST = /\.test\.tsx?$/
/** Tests of the rings that need no store and no browser. */
const IN_RINGS = /^(?!server\/|datasets\/|bench\/(?!sentences\/)|tests\/(?!analyses\/|drawings\/|sections\/))/

/** The files that a file finds by a pattern, as the build does. */
function globbed({ path, text }: SourceFile, files: readonly SourceFile[]): readonly string[] {
  const patterns = [...text.matchAll(/import\.meta\.glob[^(]*\(([^)]*)\)/g)]
    .flatMap(([, given = '']) => [...given.matchAll(/'([^!'][^']*)'/g)])
    .map(([, pattern = '']) => posix.join(posix.dirname(path), pattern))
  const isOne = (one: string) => patterns.some((pattern) => posix.matchesGlob(one, pattern))
  return patterns.length === 0 ? [] : files.flatMap((file) => (isOne(file.path) ? [file.path] : []))
}

/** Finds the tests that import a file, directly or by others, the nearest first. */
export function coveringTests(files: readonly SourceFile[]): (path: string) => readonly string[] {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    const { path, imports } = file
    for (const target of [...imports, ...globbed(file, files)])
      importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return (path) => {
    const reached = new Set([path])
    // A set that grows while it is gone through: breadth first.
    for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer)
    return [...reached].filter((one) => IS_TEST.test(one) && IN_RINGS.test(one))
  }
}
