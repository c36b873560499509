import type { BlockKind, FilledBlock } from '#domain/document/blocks.ts'
import type { BlockGround } from '../document/ground.ts'
import type { PaperBlock } from '../document/paper-document.ts'
import { embedOnPaper } from './embed/embed-on-paper.ts'
import { figureOnPaper } from './figure/figure-on-paper.ts'
import { findingOnPaper } from './finding/finding-on-paper.ts'
import { headingOnPaper } from './heading/heading-on-paper.ts'
import { indicatorOnPaper } from './indicator/indicator-on-paper.ts'
import { keyFiguresOnPaper } from './key-figures/key-figures-on-paper.ts'
import type { AnyOnPaper, OnPaper } from './on-paper.ts'
import { pageBreakOnPaper } from './page-break/page-break-on-paper.ts'
import { pictureOnPaper } from './picture/picture-on-paper.ts'
import { quoteOnPaper } from './quote/quote-on-paper.ts'
import { sectionOnPaper } from './section/section-on-paper.ts'
import { sentenceOnPaper } from './sentence/sentence-on-paper.ts'
import { slideBreakOnPaper } from './slide-break/slide-break-on-paper.ts'
import { tableOnPaper } from './table/table-on-paper.ts'
import { textOnPaper } from './text/text-on-paper.ts'

const BLOCKS_ON_PAPER: { readonly [Kind in BlockKind]: OnPaper<Kind> } = {
  figure: figureOnPaper,
  table: tableOnPaper,
  sentence: sentenceOnPaper,
  quote: quoteOnPaper,
  'key-figures': keyFiguresOnPaper,
  text: textOnPaper,
  heading: headingOnPaper,
  section: sectionOnPaper,
  picture: pictureOnPaper,
  embed: embedOnPaper,
  'page-break': pageBreakOnPaper,
  'slide-break': slideBreakOnPaper,
  indicator: indicatorOnPaper,
  place: findingOnPaper,
  'key-table': findingOnPaper,
  'small-trends': findingOnPaper,
  disagreement: findingOnPaper,
  parts: findingOnPaper,
  'left-behind': findingOnPaper,
  facilities: findingOnPaper,
  gaps: findingOnPaper,
}

const onPaper: Readonly<Record<BlockKind, AnyOnPaper>> = BLOCKS_ON_PAPER

/** A block as parts of paper. */
export async function blockOnPaper(block: FilledBlock, ground: BlockGround): Promise<readonly PaperBlock[]> {
  return onPaper[block.kind](block, ground)
}
