import { CHOSEN, type SpecialPart, type SpecialTab } from '#catalogue/special-dashboards/special-dashboard.ts'
import type { Block } from '#domain/document/blocks.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { headingBlock } from '#domain/document/blocks/heading/heading-block.ts'
import { indicatorBlock } from '#domain/document/blocks/indicator/indicator-block.ts'
import { quoteBlock } from '#domain/document/blocks/quote/quote-block.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { holeOf } from '#domain/document/parameters.ts'
import { NATION } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { escaped } from '#domain/rich-text/read-rich-text.ts'

/** The document that a tab is: the same blocks that people put together, with the indicator that its reader chose. */
export function specialDocument(tab: SpecialTab, chosen: number | null, language: Language): Document {
  const first = tab.chooses?.[0]
  const indicator = tab.chooses?.includes(chosen ?? 0) === true ? chosen : first
  return {
    ...EMPTY_DASHBOARD,
    title: language.text(tab.title),
    parameters: tab.byPlace ? [{ name: 'place', value: NATION }] : [],
    blocks: tab.parts.map((part, at) => blockOf(part, `${tab.slug}-${at}`, { tab, indicator, language })),
  }
}

interface Surroundings {
  readonly tab: SpecialTab
  /** The value of `CHOSEN`; undefined where a tab offers nothing to choose. */
  readonly indicator: number | null | undefined
  readonly language: Language
}

function blockOf(part: SpecialPart, id: string, { tab, indicator, language }: Surroundings): Block {
  const idOf = (wanted: number | typeof CHOSEN) => (wanted === CHOSEN ? (indicator ?? 0) : wanted)
  switch (part.kind) {
    case 'heading':
      return headingBlock.begin(id, { text: language.text(part.text) })
    case 'text':
      return textBlock.begin(id, { html: `<p>${escaped(language.text(part.text))}</p>` })
    case 'quote': {
      const location = tab.byPlace ? holeOf('place') : NATION
      return { ...quoteBlock.begin(id, { indicator: idOf(part.indicator), location }), width: 'half' }
    }
    case 'indicator':
      return { ...indicatorBlock.begin(id, { indicator: idOf(part.indicator) }), width: 'half' }
    case 'figure': {
      const { figure, indicators, sources, locations, periods, options, width } = part
      const view = { kind: figure, indicators: indicators.map(idOf), sources, locations, periods, options }
      return { ...figureBlock.begin(id, { view }), width }
    }
  }
}
