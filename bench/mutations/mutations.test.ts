import { expect, test } from 'vitest'
import { parseSource } from '#tests/architecture/source-files.ts'
import { coveringTests } from './covering-tests.ts'
import { faultsOf } from './faults.ts'
import { markOf, withMarks } from './token-marks.ts'

const changed = (text: string) =>
  faultsOf(parseSource('web/a.tsx', text)).map(
    ({ start, end, after }) => text.slice(0, start) + after + text.slice(end),
  )

test.each([
  ['x = a + b', ['x = a - b']],
  ['x = a <= b && !c', ['x = a <= b || !c', 'x = a > b && !c', 'x = a <= b && c']],
  ['x = a === 1', ['x = a !== 1', 'x = a === 2']],
  ['x = [true].some(f)', ['x = [true].every(f)', 'x = [false].some(f)']],
  ['x = (a) /* + */ - b', ['x = (a) /* + */ + b']],
  ['const x: 1 | true = y as 2', []],
  ['x = <A gap={12} of={f(1)} />', ['x = <A gap={12} of={f(2)} />']],
  ["import a from './a.ts'", []],
])('%s is made wrong in each token', (text, wrong) => {
  expect(changed(text)).toEqual(wrong)
})

/** The text in which each expression says where its token stands, written short. */
function marked(text: string): string {
  const file = parseSource('web/a.tsx', text)
  const wholes = faultsOf(file).flatMap((fault) =>
    fault.whole ? [[markOf(fault), fault.whole] as const] : [],
  )
  return withMarks(file, new Map(wholes)).replaceAll(/globalThis\.\w+\?\.add\('web\/a\.tsx:(\d+)'\)/g, '$1')
}

test.each([
  ['f = () => a + b', 'f = () => (12,a + b)'],
  ['f = () => !a && b', 'f = () => (13,(10,!a) && b)'],
  ['f = () => a.find(c).d', 'f = () => (12,a.find(c)).d'],
  ['f = () => a?.find(c).d', 'f = () => (13,a?.find(c).d)'],
  ['f = () => Math.max', 'f = () => (15,Math.max)'],
  // A bracket at the beginning of a line would call what stands on the line before.
  ['f = () => {\n  g()\n  a && b()\n}', 'f = () => {\n  g()\n  0,(22,a && b())\n}'],
  // What runs when its file is loaded, names of fields, and what is given a value.
  ['x = a + 1', 'x = a + 1'],
  ['f = () => ({ 1: a })', 'f = () => ({ 1: a })'],
  ['f = () => { a.min = b }', 'f = () => { a.min = b }'],
])('%s notes its tokens when it runs', (text, noting) => {
  expect(marked(text)).toBe(noting)
})

test.each([
  ['f = () => a[b] ?? 0', true],
  ['f = () => a[b]?.c ?? 0', true],
  ['f = () => a.at(b) ?? c.d(0)', true],
  ['f = () => { const [a = 0] = b }', true],
  ['f = (a = 0) => a', false],
  ['f = () => a.get(b) ?? 0', false],
  ['f = () => a ?? 0', false],
  ['f = () => a[0] ?? b', false],
])('the number in %s stands in for an element: %s', (text, isFallback) => {
  const faults = faultsOf(parseSource('web/a.tsx', text))
  expect(faults.filter(({ before }) => before === '0').map((fault) => fault.isFallback)).toEqual([isFallback])
})

test('a file that is found by a pattern is reached too', () => {
  const tests = coveringTests([
    parseSource(
      'web/app/files.ts',
      "import.meta.glob<Page>(['../features/*/*-page.tsx', '!../features/*/no-page.tsx'])",
    ),
    parseSource('web/features/a/one-page.tsx', ''),
    parseSource('web/features/a/one.tsx', ''),
    parseSource('web/app/files.test.ts', "import '#web/app/files.ts'"),
  ])
  expect([tests('web/features/a/one-page.tsx'), tests('web/features/a/one.tsx')]).toEqual([
    ['web/app/files.test.ts'],
    [],
  ])
})

test('the tests that a file reaches stand nearest first, those that need a store not at all', () => {
  const file = (path: string, ...imports: string[]) =>
    parseSource(path, imports.map((one) => `import '#${one}'`).join('\n'))
  const tests = coveringTests([
    file('domain/a.ts'),
    file('charts/b.ts', 'domain/a.ts'),
    file('charts/b.test.ts', 'charts/b.ts'),
    file('domain/a.test.ts', 'domain/a.ts'),
    file('server/c.test.ts', 'domain/a.ts'),
    file('web/d.test.tsx', 'charts/b.ts'),
    file('web/other.test.tsx'),
  ])
  expect(tests('domain/a.ts')).toEqual(['domain/a.test.ts', 'charts/b.test.ts', 'web/d.test.tsx'])
})
