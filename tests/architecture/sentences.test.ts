import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'
import { parseSource, readSourceFiles } from './source-files.ts'

/** Texts that no reader reads, by the files in which they stand. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  'codes of the answers of the API': ['domain/triangulation/answer-words.ts'],
  'words that are looked for in the texts of a model': ['domain/question/phrasing/rule-words.ts'],
  'words that a question is read with, where others stand for them': [
    'causes-of-death',
    'descriptions/descriptions',
    'left-out/left-out-of-measure',
    'left-out/measures-of-care',
    'left-out/measures-of-steps',
    'share-of-facilities',
    'with-its-sources',
    'share-of-deaths',
    'turns/names-before',
    'turns/people-of-it',
    'turns/said-in-full',
    'turns/times-in-full',
    'turns/turn-answers',
    'turns/turn-apart',
    'turns/turn-corrections',
    'turns/turn-figures',
    'turns/turn-kinds',
    'turns/turn-names',
    'turns/turn-on-figure',
    'turns/turn-edges',
    'turns/turn-goes-on',
    'turns/turn-in-passing',
    'turns/turn-plainly',
    'turns/turn-any-place',
    'turns/turn-leads',
    'turns/told-apart',
    'turns/turn-what-it-says',
    'turns/turn-cases-deaths',
    'turns/turn-its-zone',
    'turns/turn-parts-of-it',
    'turns/turn-order',
    'turns/turn-places',
    'turns/turn-subjects',
    'turns/turn-times',
    'turns/turn-wordings',
    'wordings/everyday-adults',
    'wordings/everyday-agreement',
    'wordings/everyday-pairs',
    'wordings/everyday-plainly',
    'wordings/everyday-targets',
    'wordings/everyday-differences',
    'wordings/everyday-leaders',
    'wordings/everyday-harmless-nouns',
    'wordings/everyday-amounts',
    'wordings/everyday-askers',
    'wordings/everyday-asides',
    'wordings/everyday-births',
    'wordings/everyday-care',
    'wordings/everyday-courses',
    'wordings/everyday-deaths',
    'wordings/everyday-doses',
    'wordings/everyday-first-years',
    'wordings/everyday-half-of-women',
    'wordings/everyday-here-and-there',
    'wordings/everyday-known',
    'wordings/everyday-of-tb-and-hiv',
    'wordings/everyday-nearness',
    'wordings/everyday-several-of-one',
    'wordings/everyday-sides',
    'wordings/everyday-than-then',
    'wordings/everyday-ends',
    'wordings/everyday-figures',
    'wordings/everyday-groups',
    'wordings/everyday-households',
    'wordings/everyday-illness',
    'wordings/everyday-measures',
    'wordings/everyday-money',
    'wordings/everyday-orders',
    'wordings/everyday-people',
    'wordings/everyday-sources',
    'wordings/everyday-synonyms',
    'wordings/everyday-survival',
    'wordings/everyday-times',
    'wordings/everyday-tuberculosis',
    'wordings/everyday-vaccines',
    'wordings/everyday-week',
    'wordings/other-phrases',
    'wordings/meanings-apart',
    'wordings/other-questions',
    'with-some-of-it',
    'turns/turn-claims',
    'turns/turn-said-before',
    'turns/turn-beside',
    'turns/turn-illnesses',
    'turns/turn-likewise',
    'part-of-figure',
    'turns/turn-against',
    'turns/turn-census',
    'turns/turn-groups',
    'turns/turn-newest-part',
    'turns/turn-of-order',
    'turns/turn-of-several-figures',
    'turns/turn-one-of-order',
    'turns/turn-unit-of-group',
    'wordings/two-of-one-illness',
    'wordings/short-of-target',
    'wordings/everyday-drawn',
    'turns/turn-shares',
    'turns/turn-two-figures',
    'rank-within',
    'turns/own-rates',
    'turns/shares-of-several',
    'turns/turn-further-places',
    'turns/turn-rank-in-zone',
    'turns/turn-since-then',
    'turns/turn-wealth-hit',
    'turns/turn-who-pays',
    'turns/turn-why-and-what',
    'wordings/everyday-openings',
    'attendance',
    'behind-end',
    'claim-doubted',
    'claims-apart',
    'held-at',
    'levels-not-held',
    'newest-part',
    'part-of-whole',
    'target-ahead',
    'with-its-meaning',
    'turns/per-people',
    'turns/turn-several',
  ].map((name) => `domain/question/${name}.ts`),
  'fonts and shadows of style sheets': ['charts/tokens.ts', 'charts/picture/chart-theme.ts'],
  'operators of PDF': ['charts/pdf/document.ts', 'charts/pdf/svg-pdf.ts'],
  'elements of files of slides': ['chart-sheet', 'deck-file', 'frame-parts', 'xml'].map(
    (name) => `charts/slides/${name}.ts`,
  ),
  'selectors of elements of a page': ['plugins/contextPlugin/place-mentions.ts'],
  'programs of modules': ['web/kit/icon-modules.ts'],
  'answers to the program of a plugin': ['web/plugin-host/plugin-session.ts'],
  'keys and rows of the tables of the database of a browser, as the API has them': [
    'web/device/database.ts',
    'web/device/release-rows.ts',
  ],
}

/** Names by which links and earlier dashboards know a section; readers read them through `named`. */
const SECTION_NAMES = /^sections\/[\w-]+\/section\.ts$/

/** Attributes, selectors, widths of columns and queries of style sheets; a denominator, by which populations are found; a language's own name. */
const NOT_READ =
  / (noopener noreferrer|\[aria-invalid.*|button, a, input.*|input, textarea.*|#… input|\(prefers-.*|.*minmax\(.*|.*\bauto|…-label …-text|Total population|Naijá .*)$/

const AREAS = ['domain', 'charts', 'web', 'sections', 'plugins']
const files = readSourceFiles(AREAS).filter(({ path }) => !path.includes('.test.'))
const unread = Object.values(UNREAD).flat()
const found = new Map(
  files.map((file) => [file.path, sentencesIn(file).filter((place) => !NOT_READ.test(place))]),
)

test.each([
  ["const a = 'The latest survey'", 1],
  [`const a = \`\${n} places\``, 1],
  [`const a = \`in \${place}\``, 1],
  ["const a = 'survey'", 0],
  ["const a = 'Survey'", 0],
  ["throw new RangeError('No such place here')", 0],
  ["import a from './a b c.ts'", 0],
  ["type A = 'one two three'", 0],
  ["const a = { 'Cross River': 'CRS' }", 0],
  [`const a = \`<path d="M1 2h3" fill="\${fill}"/>\``, 0],
  ["const a = message('overview.none', {})", 0],
])('%s holds %i', (text, count) => {
  expect(sentencesIn(parseSource('a.ts', text))).toHaveLength(count)
})

test('what readers read stands in the message files', () => {
  expect(files.length).toBeGreaterThan(2000)
  const read = [...found].filter(([path]) => !unread.includes(path) && !SECTION_NAMES.test(path))
  expect(read.flatMap(([, places]) => places)).toEqual([])
})

test.each(unread)('%s is an exception for a reason', (path) => expect(found.get(path)).not.toEqual([]))
