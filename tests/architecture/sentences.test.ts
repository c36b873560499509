import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'
import { parseSource, readSourceFiles } from './source-files.ts'

/** Problems, accounts, forms and what administrators do are in English for now; codes of answers, and what is read, are no texts. */
const IN_ENGLISH = [
  'domain/problem.ts',
  'domain/account/',
  'domain/activity/',
  'domain/context/',
  'domain/document/problem-texts.ts',
  'domain/form/',
  'domain/plugin/',
  'domain/rich-text/',
  'domain/triangulation/answer-words.ts',
]

/** Folders whose texts still stand in the code. The list only shrinks: a folder without such texts is taken off it. */
const NOT_YET: readonly string[] = [
  'charts/kind/shared-options.ts',
  'domain/location/',
  'domain/number/',
  'domain/period/',
]

/** Titles of kinds and labels of their options: part of their definition, which no page shows yet. */
const DEFINITION = /^charts\/[a-z-]+\/(kind|view)\.ts$/

/** Fonts and shadows of the style sheets. */
const STYLES = ['charts/tokens.ts', 'charts/plot/look.ts']

const files = readSourceFiles(['domain', 'charts'])

test.each([
  ["const a = 'The latest survey'", 1],
  [`const a = \`\${n} places\``, 1],
  [`const a = \`in \${place}\``, 1],
  ["const a = 'survey'", 0],
  ["const a = 'Survey'", 0],
  ["throw new RangeError('No such place here')", 0],
  ["import a from './a b c.ts'", 0],
  ["type A = 'one two three'", 0],
  ["const a = message('overview.none', {})", 0],
])('%s holds %i', (text, count) => {
  expect(sentencesIn(parseSource('a.ts', text))).toHaveLength(count)
})

test('domain and charts say nothing outside the message files', () => {
  const found = files
    .filter(({ path }) => !path.includes('.test.') && !DEFINITION.test(path))
    .filter(({ path }) => ![...IN_ENGLISH, ...STYLES, ...NOT_YET].some((folder) => path.startsWith(folder)))
    .flatMap(sentencesIn)
  expect(found).toEqual([])
})

/** Parts of the pages whose words are all messages. The list only grows. */
const PAGES_SAID =
  /^(sections\/(definition|controls)|web\/(app\/footer|features\/(about|not-found|sharing)|language|panels\/figure-section|section-host))\/|^web\/app\/(dashboard-sections|header|router|shell|menus\/(dashboard-menu|options-menu|side-drawer))\.tsx|^web\/kit\/(answered|dialog|movable-tabs|section-tabs|state-message|work-status)\.tsx|^web\/views\/(figure-\w+|citation|empty-figure-message)\.tsx?$/

test('what frames the figures says nothing outside the message files', () => {
  const framing = readSourceFiles(['web', 'sections']).filter(
    ({ path }) => PAGES_SAID.test(path) && !path.includes('.test.'),
  )
  expect(framing.length).toBeGreaterThan(60)
  // Attributes and widths of columns are no words.
  const found = framing
    .flatMap(sentencesIn)
    .filter((place) => !/ (noopener noreferrer|.*\bauto)$/.test(place))
  expect(found).toEqual([])
})
