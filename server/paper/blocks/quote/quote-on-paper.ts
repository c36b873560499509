import { releaseYear } from '#contract/release-data.ts'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { message } from '#domain/message/message.ts'
import type { OnPaper } from '../on-paper.ts'
import { quoteCard } from './quote-card.ts'
import { figuresOfIndicators } from '../../document/place-figures.ts'
import { notShown } from '../../document/framed-figure.ts'

/** Which figure to quote, by the rule of the pages. */
export const quoteOnPaper: OnPaper<'quote'> = async ({ indicator, location, year, width }, ground) => {
  const { catalogue, language, cited } = ground
  const unknown = () => [notShown({ title: '', width }, message('page-words.no-figure-why'), ground)]
  if (!catalogue.reference.indicators.has(indicator)) return unknown()
  const { table, reference } = await figuresOfIndicators([indicator], location, ground)
  if (!reference.locations.has(location)) return unknown()
  const currentYear = releaseYear(catalogue.release)
  const asked = { table, reference, indicator, location, currentYear }
  const answer = figureToQuote({ ...asked, ...(year !== null && { year: Number(year) }) })
  if (answer.status === 'quote' && answer.figure) cited.add(answer.figure.source.id)
  return [{ kind: 'card', width, ...quoteCard(answer, language) }]
}
