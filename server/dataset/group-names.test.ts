import { expect, test } from 'vitest'
import { Findings } from './finding.ts'
import { GroupNames } from './group-names.ts'

const KNOWN = [
  { dimension: 'sex', category: 'Female' },
  { dimension: 'residence', category: 'Urban' },
]

function warned(...groups: readonly (readonly [dimension: string, category: string])[]): string[] {
  const names = new GroupNames(KNOWN)
  for (const [at, [dimension, category]] of groups.entries()) names.see({ dimension, category }, at + 2)
  const warnings = new Findings()
  names.warn('a.csv', warnings)
  return warnings.first.map(({ line, column, message }) => `${line} ${column}: ${message}`)
}

test('names that are published are nothing to look at', () => {
  expect(warned(['sex', 'Female'], ['residence', 'Urban'])).toEqual([])
})

test('a new dimension, a new category, and each that is written otherwise are told once, with their rows', () => {
  expect(warned(['foo', 'a'], ['foo', 'b'], ['Sex', 'Female'], ['sex', 'female'], ['sex', 'Other'])).toEqual([
    '2 dimension: No published figure has the dimension “foo”. Is it meant as a new one? 2 rows have it.',
    '4 dimension: The dimension “Sex” is published as “sex”. Written otherwise it is a group of its own. 1 row has it.',
    '5 category: The category “female” of “sex” is published as “Female”. Written otherwise it is a group of its own. 1 row has it.',
    '6 category: No published figure has the category “Other” of “sex”. Is it meant as a new one? 1 row has it.',
  ])
})
