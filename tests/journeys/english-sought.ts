import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { DISEASES } from '#catalogue/curation/diseases.ts'
import { MENU } from '#catalogue/menu.ts'
import { type CatalogueColumns, catalogueRows } from '#contract/catalogue-columns.ts'
import type { CatalogueFile } from '#contract/release-file.ts'
import { OWN_NAME } from '#domain/front/front-name.ts'
import { stateCode, zoneCode } from '#domain/location/location.ts'
import { properRanges } from '#domain/message/indicator-words.ts'
import { indicatorPhrase } from '#languages/en/indicator-phrase.ts'
import { knownNames, plainWords, spokenTexts } from './language-on-page.ts'

/** Methods are called by those who found them. */
const METHODS = ['Freedman–Diaconis', 'Erreygers', 'MASE', 'sMAPE']

/** Kinds of files, keys, units of length and the time of Nigeria are called alike everywhere. */
const FORMATS = ['PDF', 'DOCX', 'PPTX', 'HTML', 'Ctrl', 'km', 'WAT']

/** What a report is called until its author names it: a part of the document, in English for everybody. */
const NEW_REPORT = 'Custom Report'

/** Everything that the release calls by a name, with codes of places and editions of sources, and what curation names. */
async function namesOf(ask: (path: string) => Promise<unknown>): Promise<readonly string[]> {
  const release = (await ask('/api/releases/current')) as { readonly hash: string }
  const files = `/api/releases/${release.hash}`
  const catalogue = catalogueRows((await ask(`${files}/catalogue`)) as CatalogueColumns)
  const said = [...stringsIn(catalogue), ...stringsIn(await ask(`${files}/definitions`))]
  const { results: places } = (await ask('/api/location?size=1500')) as {
    readonly results: readonly { readonly name: string }[]
  }
  const diseases = DISEASES.flatMap(({ name, measures }) => [
    name,
    ...measures.flatMap((measure) => [measure.name, measure.one, measure.many]),
  ])
  return [
    ...said,
    ...said.map(properRanges),
    ...catalogue.indicators.flatMap(wordsOfIndicator),
    ...catalogue.sources.flatMap(({ citation }) => withoutNotes(citation).split(/\. |, \d|\.$/)),
    ...places.map(({ name }) => name),
    ...catalogue.locations.flatMap(([, name, level]) =>
      level === 2 || name === 'FCT' ? [`the ${name}`] : [],
    ),
    ...catalogue.locations.map(([, name, level]) => (level === 2 ? zoneCode(name) : stateCode(name))),
    ...catalogue.sources.flatMap(({ vintage }) => vintage.split(/[(;:]/)),
    ...stringsIn(MENU),
    ...diseases,
    ...METHODS,
    OWN_NAME.name,
    NEW_REPORT,
    ...FORMATS,
  ]
}

/** An indicator inside a sentence, what stands in brackets in its name (`per 10,000 population`), and its abbreviations. */
function wordsOfIndicator({
  short_name: name,
  full_name: full,
  factor,
}: CatalogueFile['indicators'][number]): readonly string[] {
  const notes = Array.from(`${name} ${full}`.matchAll(/\(([^)]*)\)/g), ([, note = '']) => note)
  return [indicatorPhrase(name, factor).text, ...notes, ...(name.match(/\b[A-Z]{2,}\b/g) ?? [])]
}

/** A citation as quotes name its publisher: without what stands in brackets. */
function withoutNotes(citation: string): string {
  return citation.replace(/\s*(\([^)]*\)|\[[^\]]*\])/g, '')
}

/** Names of groups of people, what publishers say of an indicator, and interventions with their studies, as the page has fetched them. */
function namesInFiles(page: Page): readonly string[] {
  const found: string[] = []
  page.on('response', async (response) => {
    if (!/\/(groups|indicators\/\d+|policy\/generate|source-radar)$/.test(new URL(response.url()).pathname))
      return
    found.push(...stringsIn(await response.json().catch(() => null)))
  })
  return found
}

/** Names, kinds and owners of health facilities, each a whole text of its own on a page. */
const facilities = new Set<string>(
  parse(readFileSync(new URL('../../datasets/facilities.csv', import.meta.url))).flat(),
)

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Names of places and the like, which most pages say again. */
const passed = new Set<string>()

/** The address of a page in the pseudo-language. */
export function inPseudo(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=pseudo`
}

/** What a page in the pseudo-language says. */
interface Spoken {
  /** Texts that messages have said. */
  readonly said: number
  /** Texts that say English, and their words. */
  readonly english: readonly string[]
}

/** Looks for English on pages that one reader opens in the pseudo-language, from the next one on. */
export async function englishSought(page: Page): Promise<() => Promise<Spoken>> {
  const published = namesInFiles(page)
  const names = await namesOf((path) => page.request.get(path).then((answer) => answer.json()))
  if (names.length < 100) throw new Error('The release names next to nothing.')
  let known = knownNames(names)
  let count = 0
  return async () => {
    const texts = await spokenTexts(page)
    if (published.length > count) known = knownNames([...names, ...published])
    count = published.length
    const english = texts.flatMap((text) => {
      const words = passed.has(text) || facilities.has(text) ? [] : plainWords(text, known)
      if (words.length > 0) return [`“${words.join(' ')}” in “${text}”`]
      passed.add(text)
      return []
    })
    return { said: texts.filter((text) => /[ÁÀ-ž]/.test(text)).length, english }
  }
}
