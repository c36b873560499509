import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { sectionOpenings } from './document-dashboard.ts'
import { openedAt, openingAddress } from './section-openings.ts'

const block = (section: string, state: Readonly<Record<string, string>>) =>
  ({ kind: 'section', id: `${section}-${Object.keys(state).length}`, section, state }) as const
const openings = sectionOpenings({
  ...EMPTY_DASHBOARD,
  blocks: [
    block('indicator-overview', { distribution: 'map', location: '27' }),
    block('zonal-analysis', {}),
    block('indicator-overview', {}),
  ],
})
const at = (query: string) => new URLSearchParams(query)

test('a document opens as its author set its first section, and keeps what a link asks for', () => {
  expect(String(openingAddress(at(''), openings))).toBe(
    'section=indicator-overview&distribution=map&location=27',
  )
  expect(String(openingAddress(at('location=8'), openings))).toBe(
    'location=8&section=indicator-overview&distribution=map',
  )
})

test.each(['section=zonal-analysis', 'index=0', 'section=indicator-overview&distribution=bar'])(
  'at %s the reader is there already',
  (query) => {
    expect(openingAddress(at(query), openings)).toBeNull()
  },
)

test('a section that its author left as it is opens as it is', () => {
  const plain = sectionOpenings({ ...EMPTY_DASHBOARD, blocks: [block('zonal-analysis', {})] })
  expect(openingAddress(at(''), plain)).toBeNull()
  expect(String(openedAt(at('period=2018'), 'zonal-analysis', plain))).toBe(
    'period=2018&section=zonal-analysis',
  )
})

test('another tab keeps what was chosen and adds what its author set', () => {
  expect(String(openedAt(at('section=zonal-analysis&location=8'), 'indicator-overview', openings))).toBe(
    'section=indicator-overview&location=8&distribution=map',
  )
})
