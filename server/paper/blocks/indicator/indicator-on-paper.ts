import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { indicatorFacts } from '#domain/narrative/indicator-facts.ts'
import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import { notShown } from '../../document/framed-figure.ts'
import type { OnPaper } from '../on-paper.ts'

/** What is known about an indicator, a paragraph for each fact. */
export const indicatorOnPaper: OnPaper<'indicator'> = ({ indicator: id, width }, ground) => {
  const { language, catalogue } = ground
  const indicator = catalogue.reference.indicators.get(id)
  if (!indicator) return [notShown({ title: '', width }, message('page-words.no-figure-why'), ground)]
  // Not a heading: the first one of a document has to be of the first order.
  const heading: RichNode = {
    tag: 'p',
    children: [{ tag: 'strong', children: [language.text(indicatorName(indicator), 'full')] }],
  }
  const facts = indicatorFacts(indicator)
    .map(({ term, content }) => [language.text(term), language.text(content)] as const)
    .filter(([, content]) => content !== '')
    .map(
      ([term, content]): RichNode => ({
        tag: 'p',
        children: [{ tag: 'strong', children: [term] }, ` ${content}`],
      }),
    )
  return [{ kind: 'text', width, nodes: [heading, ...facts], look: USUAL }]
}

const USUAL = { scale: 1, bold: false, colour: null } as const
