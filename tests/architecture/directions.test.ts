import { expect, test } from 'vitest'
import { importCycles } from './cycles.ts'
import { forbiddenImport, forbiddenPackage } from './directions.ts'

test.each([
  { name: 'a chain has none', graph: { a: ['b'], b: ['c'], c: [] }, cycles: 0 },
  { name: 'two paths to one file have none', graph: { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, cycles: 0 },
  { name: 'two files', graph: { a: ['b'], b: ['a'] }, cycles: 1 },
  { name: 'a file with itself', graph: { a: ['a'] }, cycles: 1 },
  {
    name: 'a long way round, and another',
    graph: { a: ['b'], b: ['c'], c: ['a'], x: ['y'], y: ['x'] },
    cycles: 2,
  },
])('circles: $name', ({ graph, cycles }) => {
  expect(importCycles(new Map(Object.entries(graph)))).toHaveLength(cycles)
})

test.each([
  ['domain/a/b.ts', 'contract/x.ts', true],
  ['contract/a.ts', 'charts/x.ts', true],
  ['charts/a.ts', 'domain/x/y.ts', false],
  ['web/views/a.tsx', 'server/app.ts', true],
  ['web/features/overview/a.tsx', 'web/features/zonal/b.ts', true],
  ['web/features/overview/a.tsx', 'web/features/overview/b.ts', false],
  ['web/features/overview/a.tsx', 'web/views/b.ts', false],
  ['web/views/a.tsx', 'web/features/overview/b.ts', true],
  ['web/features/overview/a.tsx', 'web/app/routes.tsx', true],
  ['server/platform/http/a.ts', 'server/features/data/b.ts', true],
  ['server/main.ts', 'server/features/data/b.ts', false],
  ['domain/statistics/a.ts', 'domain/forecast/b.ts', true],
  ['domain/forecast/a.ts', 'domain/statistics/b.ts', false],
  ['web/queries/a.ts', 'web/controls/b.ts', true],
  ['charts/trend/a.ts', 'charts/forecast/b.ts', true],
  ['charts/trend/a.ts', 'charts/trend/b.ts', false],
  ['charts/trend/a.ts', 'charts/over-time/b.ts', false],
  ['charts/over-time/a.ts', 'charts/trend/b.ts', true],
  ['charts/figure-of.ts', 'charts/view.ts', false],
  ['sections/maps/a.ts', 'sections/scorecard/b.ts', true],
  ['sections/what-fills.ts', 'sections/scorecard/b.ts', false],
  ['sections/maps/a.ts', 'sections/what-fills.ts', true],
  ['server/reviews/a.ts', 'server/documents/b.ts', true],
  ['server/documents/a.ts', 'server/reviews/b.ts', false],
  ['domain/period/a.ts', 'domain/location/b.ts', false],
  ['domain/a/b.test.ts', 'tests/builders/c.ts', false],
  ['server/app.ts', 'tests/builders/c.ts', true],
])('%s imports %s: forbidden is %s', (from, to, forbidden) => {
  expect(forbiddenImport(from, to) !== null).toBe(forbidden)
})

test.each([
  ['domain/a.ts', 'zod', true],
  ['contract/a.ts', 'zod', false],
  ['contract/a.ts', 'node:fs', true],
  ['charts/a.ts', 'topojson-client', false],
  ['charts/a.ts', 'react', true],
  ['web/a.ts', 'pg', true],
  ['server/a.ts', 'react', true],
])('%s uses %s: forbidden is %s', (from, name, forbidden) => {
  expect(forbiddenPackage(from, name) !== null).toBe(forbidden)
})
