import { releaseYear } from '#contract/release-data.ts'
import { keyFiguresInWords } from '#domain/document/blocks/key-figures/key-figure-words.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { figuresOfIndicators } from '../../document/place-figures.ts'
import { notShown } from '../../document/framed-figure.ts'
import type { OnPaper } from '../on-paper.ts'

/** How many stand beside each other. */
const COLUMNS = { full: 4, half: 2 } as const

/** The figures to quote of a place, a small card each. Indicators that the release does not know are left to a notice. */
export const keyFiguresOnPaper: OnPaper<'key-figures'> = async (block, ground) => {
  const { title, indicators, location, width } = block
  const { catalogue, language, cited } = ground
  const known = indicators.filter((id) => catalogue.reference.indicators.has(id))
  const { table, reference } = await figuresOfIndicators(known, location, ground)
  const lost = notShown({ title, width }, message('page-words.no-figure-why'), ground)
  const place = reference.locations.get(location)
  if (!place || known.length === 0) return [lost]
  const currentYear = releaseYear(catalogue.release)
  const words = keyFiguresInWords(known, location, { reference, currentYear, tableOf: () => table })
  for (const { source } of words) if (source !== null) cited.add(source)
  const { text } = language
  const cards = words.map(({ name, value, unit, lines: [first = '', ...others] }) => ({
    heading: text(name, 'name'),
    subject: '',
    value: value === null ? '' : `${text(value)} ${text(unit)}`.trim(),
    lines: others.map((line) => text(line)),
    reasons: [],
    citation: text(first),
  }))
  const heading = title || text(message('key-figures.of', { place: placeName(place) }))
  return [
    { kind: 'cards', width, title: heading, columns: COLUMNS[width], cards },
    ...(known.length < indicators.length ? [{ ...lost, title: '' }] : []),
  ]
}
