import { describe, expect, test } from 'vitest'
import { importCycles } from './architecture/cycles.ts'
import { forbiddenImport, forbiddenPackage, unplacedFolders } from './architecture/directions.ts'
import { repeatedPassages } from './architecture/repeats.ts'
import { readSourceFiles, type SourceFile } from './architecture/source-files.ts'
import { isTable, memberOf, placeIn, placesOf, undocumentedFunctions } from './architecture/syntax.ts'

const files = readSourceFiles()

describe('imports', () => {
  test('T64: follow the directions between areas, layers and features', () => {
    const broken = files.flatMap((file) =>
      file.imports.flatMap((to) => {
        const reason = forbiddenImport(file.path, to)
        return reason ? [`${file.path} → ${to}: ${reason}`] : []
      }),
    )
    expect(broken).toEqual([])
  })

  test('name files that exist', () => {
    const paths = new Set(files.map((file) => file.path))
    const broken = files.flatMap((file) =>
      file.imports
        .filter((to) => /\.(ts|tsx|mjs)$/.test(to) && !paths.has(to) && to.includes('/'))
        .map((to) => `${file.path} → ${to}`),
    )
    expect(broken).toEqual([])
  })

  test('use only the packages of their area', () => {
    const broken = files.flatMap((file) =>
      file.packages.flatMap((name) => {
        const reason = forbiddenPackage(file.path, name)
        return reason ? [`${file.path}: ${reason}`] : []
      }),
    )
    expect(broken).toEqual([])
  })

  test('make no circle, types included', () => {
    expect(importCycles(new Map(files.map((file) => [file.path, file.imports])))).toEqual([])
  })

  test('make no knot of folders inside an area', () => {
    const graph = new Map<string, string[]>()
    for (const { path, imports } of files.filter(({ path }) => !path.includes('.test.'))) {
      const mine = folderOf(path)
      const theirs = imports.map(folderOf).filter((other) => other !== mine)
      graph.set(mine, [...(graph.get(mine) ?? []), ...theirs])
    }
    expect(importCycles(graph)).toEqual([])
  })

  test('of an area with layers stand in one of them', () => {
    expect(unplacedFolders(files.map(({ path }) => path))).toEqual([])
  })
})

describe('files', () => {
  test('say one thing: no catch-all names', () => {
    const catchAll = /(^|[-/.])(utils?|helpers?|common|misc|types|managers?)([-/.]|$)/
    expect(files.map((file) => file.path).filter((path) => catchAll.test(path))).toEqual([])
  })

  test('are short: 400 lines at most, tables of data exempt, and a median under 100', () => {
    const lengths = files
      .filter((file) => !isTable(file))
      .map((file) => ({ path: file.path, lines: linesOf(file) }))
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(100)
  })

  test('repeat no passage of ten lines', () => {
    expect(repeatedPassages(files.filter((file) => !isTable(file) && !file.path.includes('.test.')))).toEqual(
      [],
    )
  })

  test('explain every public function of domain and contract', () => {
    expect(code(/^(domain|contract)\//).flatMap(undocumentedFunctions)).toEqual([])
  })
})

describe('code', () => {
  test('has no `any` and no non-null assertion', () => {
    const shortcuts = ['TSAnyKeyword', 'TSNonNullExpression']
    expect(files.flatMap((file) => placesOf(file, (node) => shortcuts.includes(node.type)))).toEqual([])
  })

  test('silences no checker and postpones nothing', () => {
    const marks = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\b(TODO|FIXME|XXX|HACK)\b/
    const found = files.flatMap((file) =>
      file.comments
        .filter((comment) => marks.test(comment.value))
        .map((comment) => placeIn(file, comment.start)),
    )
    // Where a test says what must not compile, the mark is the assertion: it fails once the line compiles.
    expect(found.filter((place) => !place.startsWith('domain/frame/frame.test.ts:'))).toEqual([])
  })

  test('leaves out no test', () => {
    const suites = ['test', 'it', 'describe', 'suite']
    const left = ['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf']
    const found = files.flatMap((file) =>
      placesOf(file, (node) => left.includes(memberOf(node, suites) ?? '')),
    )
    expect(found).toEqual([])
  })

  test('writes nothing to the console', () => {
    const found = code(/^(domain|contract|catalogue|charts|server|web)\//).flatMap((file) =>
      placesOf(file, (node) => memberOf(node, ['console']) !== null),
    )
    expect(found).toEqual([])
  })

  test('of the domain knows no clock, chance, network or surroundings', () => {
    const outside = [
      'fetch',
      'process',
      'window',
      'document',
      'localStorage',
      'navigator',
      'setTimeout',
      'performance',
    ]
    const found = code(/^(domain|charts|catalogue|contract)\//).flatMap((file) =>
      placesOf(file, (node) => {
        if (memberOf(node, ['Math']) === 'random' || memberOf(node, ['Date']) === 'now') return true
        if (memberOf(node, outside) !== null) return true
        return isCallOf(node, outside) || isNewDateOfNow(node)
      }),
    )
    expect(found).toEqual([])
  })
})

function code(area: RegExp): SourceFile[] {
  return files.filter((file) => area.test(file.path) && !file.path.includes('.test.'))
}

/** `domain/view` of `domain/view/view.ts`; a file of the area's own folder is itself. */
function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

function linesOf(file: SourceFile): number {
  return file.text.trimEnd().split('\n').length
}

function isCallOf(node: Record<string, unknown>, names: readonly string[]): boolean {
  return node.type === 'CallExpression' && names.includes(calleeOf(node))
}

function isNewDateOfNow(node: Record<string, unknown>): boolean {
  const given = node.arguments
  return (
    node.type === 'NewExpression' && calleeOf(node) === 'Date' && Array.isArray(given) && given.length === 0
  )
}

function calleeOf(node: Record<string, unknown>): string {
  const callee = node.callee
  return typeof callee === 'object' && callee !== null && 'name' in callee ? String(callee.name) : ''
}
