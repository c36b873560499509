import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'
import { parseSource, readSourceFiles } from './source-files.ts'

/** The API answers problems in English, and the rules of its fields with them; codes of answers, and words that are read, are no texts. */
const IN_ENGLISH = [
  'domain/problem.ts',
  'domain/account/account-fields.ts',
  'domain/document/problem-texts.ts',
  'domain/form/',
  'domain/plugin/plugin-path.ts',
  // Words that are looked for in the texts of a model.
  'domain/question/phrasing/rule-words.ts',
  // The attribute of a link.
  'domain/rich-text/rich-text.ts',
  'domain/triangulation/answer-words.ts',
]

/** Fonts and shadows of the style sheets; the operators of PDF; the elements of files of slides. */
const STYLES = [
  'charts/tokens.ts',
  'charts/picture/chart-theme.ts',
  'charts/pdf/',
  ...['chart-sheet', 'deck-file', 'frame-parts', 'xml'].map((name) => `charts/slides/${name}.ts`),
]

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
  ["const a = { 'Cross River': 'CRS' }", 0],
  [`const a = \`<path d="M1 2h3" fill="\${fill}"/>\``, 0],
  ["const a = message('overview.none', {})", 0],
])('%s holds %i', (text, count) => {
  expect(sentencesIn(parseSource('a.ts', text))).toHaveLength(count)
})

test('domain and charts say nothing outside the message files', () => {
  const found = files
    .filter(({ path }) => !path.includes('.test.'))
    .filter(({ path }) => ![...IN_ENGLISH, ...STYLES].some((folder) => path.startsWith(folder)))
    .flatMap(sentencesIn)
  expect(found).toEqual([])
})

/**
 * Names under which links and earlier dashboards know a section, and the menu an entry, and of a document until its author names it;
 * names of properties; what the style sheets select; answers to the program of a plugin; the log of the voice assistant, for
 * whoever finds its fault; keys and rows of the tables of the browser database.
 */
const NO_WORDS =
  /^sections\/[\w-]+\/section\.ts$|^web\/app\/pages\/advanced-analytics-page\.tsx$|^web\/kit\/layout\.tsx$|^plugins\/contextPlugin\/place-mentions\.ts$|^web\/views\/capture\/empty-document\.ts$|^web\/plugin-host\/plugin-session\.ts$|^web\/features\/assistant\/voice\/debug-log\.ts$|^web\/device\/(?:database|release-rows)\.ts$/

/** Attributes, selectors, widths of columns and queries of style sheets; a denominator, by which populations are found; a language's own name. */
const NOT_READ =
  / (noopener noreferrer|\[aria-invalid.*|button, a, input.*|input, textarea.*|#… input|\(prefers-.*|.*minmax\(.*|.*\bauto|…-label …-text|Total population|Naijá .*)$/

test('pages for readers say nothing outside the message files', () => {
  const read = readSourceFiles(['web', 'sections', 'plugins']).filter(
    ({ path }) => !path.includes('.test.') && !NO_WORDS.test(path),
  )
  expect(read.length).toBeGreaterThan(400)
  expect(read.flatMap(sentencesIn).filter((place) => !NOT_READ.test(place))).toEqual([])
})
