import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

/** The folders of the first level that hold code. */
const AREAS = [
  'messages',
  'domain',
  'contract',
  'catalogue',
  'exchange',
  'datasets',
  'charts',
  'languages',
  'sections',
  'server',
  'web',
  'plugins',
  'tests',
  'bench',
  'tools',
]

export interface SourceFile {
  /** From the project's folder, with `/`. */
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly comments: readonly Comment[]
  /** Files of the project that this one imports, types and dynamic imports included. */
  readonly imports: readonly string[]
  /** Packages and built-ins that it imports. */
  readonly packages: readonly string[]
  /** Files and packages that are loaded before it runs: neither types nor later imports. */
  readonly loadedFirst: readonly string[]
}

/** A node of the syntax tree, as far as the rules need to know it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

export interface Comment extends Node {
  /** Without the marks around it. */
  readonly value: string
}

/** Files that a rule has read: parsing all of them takes seconds, and the next rule finds them here. */
const read = new Map<string, SourceFile>()

/** Every TypeScript and JavaScript file of the project, or of some of its areas, parsed. */
export function readSourceFiles(areas: readonly string[] = AREAS): SourceFile[] {
  return areas
    .flatMap((area) => walk(join(PROJECT, area)))
    .map((file) => relative(PROJECT, file).split(sep).join('/'))
    .sort()
    .map(readSourceFile)
}

function readSourceFile(path: string): SourceFile {
  const file = read.get(path) ?? parseSource(path, readFileSync(join(PROJECT, path), 'utf8'))
  read.set(path, file)
  return file
}

/** One file, from its path and text. Throws with the path when the text is no valid source. */
export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text)
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.map((e) => e.moduleRequest?.value)),
    // `import('…')` in code and `import('…').Name` in types.
    ...module.dynamicImports.map((entry) =>
      literal(text.slice(entry.moduleRequest.start, entry.moduleRequest.end)),
    ),
    ...[...text.matchAll(/\bimport\(\s*(['"][^'"]+['"])\s*\)/g)].map((match) => literal(match[1] ?? '')),
    ...[...text.matchAll(/new URL\(\s*(['"]\.[^'"]+\.(?:ts|tsx|mjs)['"])/g)].map((match) =>
      literal(match[1] ?? ''),
    ),
  ].filter((specifier) => specifier !== undefined)
  const local = specifiers.filter((specifier) => /^[.#]/.test(specifier))
  return {
    path,
    text,
    // Half of the rules ask for imports alone: the tree is handed over when one asks for it.
    get program() {
      return parsed.program
    },
    comments: parsed.comments,
    imports: [...new Set(local.map((specifier) => target(path, specifier)))],
    packages: [...new Set(specifiers.filter((specifier) => !/^[.#]/.test(specifier)))],
    loadedFirst: [
      ...module.staticImports
        .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start)))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports
        .filter(({ start }) => !/^export\s+type\b/.test(text.slice(start)))
        .flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ].map((specifier) => (/^[.#]/.test(specifier) ? target(path, specifier) : specifier)),
  }
}

/** The file that a specifier names: `#area/x.ts` from the project's folder, `./x.ts` from the importing file's. */
function target(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  return posix.normalize(posix.join(posix.dirname(from), bare))
}

function literal(text: string): string | undefined {
  return /^['"`](.+)['"`]$/.exec(text)?.[1]
}

function walk(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path)
      return /\.(ts|tsx|mjs|js)$/.test(entry.name) ? [path] : []
    })
  } catch {
    return []
  }
}
