import { readSourceFiles } from './source-files.ts'

const files = new Map(readSourceFiles().map((file) => [file.path, file]))

/** Every file and package that is loaded before a file runs, with the file that asks for it. */
export function loadedBefore(entry: string): ReadonlyMap<string, string> {
  const found = new Map([[entry, '']])
  for (const name of found.keys()) {
    for (const next of files.get(name)?.loadedFirst ?? []) if (!found.has(next)) found.set(next, name)
  }
  return found
}
