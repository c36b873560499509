import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const PAGES = readSourceFiles(['web', 'plugins']).filter(({ path }) => !path.includes('.test.'))
/** Where code that comes later becomes a part in a boundary. */
const HOME = 'web/kit/later.tsx'
/**
 * What Preact has by name and does otherwise than React (decision 254): it waits by taking down what is shown, draws in one go, moves the focus to no new field, and counts
 * ids in each tree anew. The way here: `later()`, `WithWords`, `useDeferred`, `useId` of the kit, `data-autofocus`.
 */
const OTHERWISE =
  /\b(lazy|Suspense|useDeferredValue|useTransition|startTransition|useId)\b[^\n]*from 'react'|\bReact\.(lazy|Suspense|useId)\b|\sautoFocus\b/

/** Code of a drawn part, as it is imported later: a file with markup. */
const DRAWN = /\bimport\(\s*'([^']+\.tsx)'/g
/** Fetched as often as it takes, or by a control or a button that names the missing part. */
const GUARDED = [
  'web/kit/toast.ts', // atLast
  'web/controls/picker.tsx', // use-opened-list.ts
  'web/controls/multi-picker.tsx', // use-opened-list.ts
  'web/app/areas/leave-account.ts', // withFailureToast
]

test('what is drawn later is made by later(), which puts it into a boundary that asks again', () => {
  expect(PAGES.length).toBeGreaterThan(300)
  expect(PAGES.filter(({ text }) => OTHERWISE.test(text)).map(({ path }) => path)).toEqual([])
  const bare = PAGES.filter(({ path, text }) => path !== HOME && bareImports(text).length > 0)
  expect(bare.map(({ path }) => path).sort()).toEqual([...GUARDED].sort())
})

/** Drawn parts that a text imports otherwise than for `later()`. */
function bareImports(text: string): string[] {
  const within = [...text.matchAll(/\blater\(\s*async \(\) =>\s*\(await import\(\s*'([^']+)'/g)].map(
    ([, path]) => path,
  )
  return [...text.matchAll(DRAWN)].flatMap(([, path = '']) => (within.includes(path) ? [] : [path]))
}

test('the rule finds what it forbids', () => {
  const imported = `import(${"'./drawn.tsx'"})`
  expect(bareImports(`later(async () => (await ${imported}).default)`)).toEqual([])
  expect(OTHERWISE.test(`import { lazy, useState } from ${"'react'"}`)).toBe(true)
  expect(OTHERWISE.test('<Button autoFocus onClick={onClose}>')).toBe(true)
  expect(bareImports(`const load = () => ${imported}`)).toEqual(['./drawn.tsx'])
})
