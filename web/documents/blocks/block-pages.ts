import { later } from '#web/kit/later.tsx'
import type { AnyBlockPage, BlockPage, DrawnKind } from './block-page.ts'
import { EmbedPage } from './embed/embed-page.tsx'
import { FigurePage } from './figure/figure-page.tsx'
import { HeadingPage } from './heading/heading-page.tsx'
import { PageBreakPage } from './page-break/page-break-page.tsx'
import { PicturePage } from './picture/picture-page.tsx'
import { SentencePage } from './sentence/sentence-page.tsx'
import { SlideBreakPage } from './slide-break/slide-break-page.tsx'
import { TablePage } from './table/table-page.tsx'
import { TextPage } from './text/text-page.tsx'

const FindingPage = later(async () => (await import('./finding/finding-page.tsx')).FindingPage)

const BLOCK_PAGES: { readonly [Kind in DrawnKind]: BlockPage<Kind> } = {
  figure: FigurePage,
  table: TablePage,
  sentence: SentencePage,
  quote: later(async () => (await import('./quote/quote-page.tsx')).QuotePage),
  'key-figures': later(async () => (await import('./key-figures/key-figures-page.tsx')).KeyFiguresPage),
  text: TextPage,
  heading: HeadingPage,
  picture: PicturePage,
  embed: EmbedPage,
  'page-break': PageBreakPage,
  'slide-break': SlideBreakPage,
  place: FindingPage,
  'key-table': FindingPage,
  'small-trends': FindingPage,
  disagreement: FindingPage,
  parts: FindingPage,
  'left-behind': FindingPage,
  facilities: FindingPage,
  gaps: FindingPage,
  indicator: later(async () => (await import('./indicator/indicator-page.tsx')).IndicatorPage),
}

/** What draws each kind of block. */
export const blockPages: Readonly<Record<DrawnKind, AnyBlockPage>> = BLOCK_PAGES
