import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { aSource } from '#tests/builders/made-up-country.ts'
import { embedCode, frameCode } from './embed-code.ts'
import { embedRights } from './embed-rights.ts'

const FIGURE = { site: 'https://msdat.test', search: 'kind=trend&indicator=18', title: 'Lamps', height: 430 }

test('a frame with title and size, loaded when it is near', () => {
  expect(embedCode(FIGURE)).toBe(
    '<iframe src="https://msdat.test/embed/figure?kind=trend&amp;indicator=18" title="Lamps" width="100%" height="430" loading="lazy" style="border:0;max-width:100%"></iframe>',
  )
  expect(embedCode({ ...FIGURE, asPicture: true, width: 640 })).toContain(
    'indicator=18&amp;as=picture" title="Lamps" width="640"',
  )
})

test('any page of ours stands in the same frame', () => {
  expect(frameCode('https://msdat.test/embed/document/a&b', { title: 'Lamps', height: 720 })).toMatch(
    /^<iframe src="https:\/\/msdat\.test\/embed\/document\/a&amp;b" title="Lamps" width="100%" height="720" /,
  )
})

test('T22: a title ends neither its attribute nor the frame', () => {
  const code = embedCode({ ...FIGURE, title: '"></iframe><script>alert(1)</script>' })
  expect(code.match(/</g)).toHaveLength(2)
  expect(code).toContain('title="&quot;&gt;&lt;/iframe&gt;&lt;script&gt;')
})

test('an embed says of each source what may not be done, and whom to ask; nothing where all may be republished', () => {
  const sources = [
    aSource(2, 'Open'),
    aSource(3, 'Copy', { licence: 'CC BY (own terms not verified)', custodian: 'The Snow Office' }),
    aSource(4, 'Shut', { licence: '', licenceClass: 'not_verified', custodian: '', fullName: 'Shut Survey' }),
    aSource(5, 'Free', { licenceClass: 'non_commercial' }),
  ]
  const said = (some: typeof sources) => embedRights(some).map((line) => english.text(line))
  expect(said(sources.slice(0, 1))).toEqual([])
  expect(said(sources)).toEqual([
    'Copy: ask The Snow Office before you republish it. The copy is open, but their own terms are not verified.',
    'Shut: ask Shut Survey before you republish it. Its terms are not verified.',
    'Free: not for sale. Name the source.',
  ])
})
