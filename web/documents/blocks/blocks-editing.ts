import {
  IconBuildingHospital,
  IconChartLine,
  IconMap2,
  IconMapPin,
  IconQuestionMark,
  IconScale,
  IconTable,
  IconUsers,
} from '#web/kit/icons.ts'
import { placeBlock } from '#domain/document/blocks/place/place-block.ts'
import { keyTableBlock } from '#domain/document/blocks/key-table/key-table-block.ts'
import { smallTrendsBlock } from '#domain/document/blocks/small-trends/small-trends-block.ts'
import { disagreementBlock } from '#domain/document/blocks/disagreement/disagreement-block.ts'
import { partsBlock } from '#domain/document/blocks/parts/parts-block.ts'
import { leftBehindBlock } from '#domain/document/blocks/left-behind/left-behind-block.ts'
import { facilitiesBlock } from '#domain/document/blocks/facilities/facilities-block.ts'
import { gapsBlock } from '#domain/document/blocks/gaps/gaps-block.ts'
import type { Block, BlockKind } from '#domain/document/blocks.ts'
import { newBlockId } from '#web/views/capture/empty-document.ts'
import type { Wanted } from '../editor/wanted.ts'
import type { AnyBlockEditing, BlockEditing, Surroundings } from './block-editing.ts'
import { embedEditing } from './embed/embed-editing.tsx'
import { figureEditing } from './figure/figure-editing.ts'
import { findingEditing } from './finding/finding-editing.tsx'
import { headingEditing } from './heading/heading-editing.tsx'
import { indicatorEditing } from './indicator/indicator-editing.tsx'
import { keyFiguresEditing } from './key-figures/key-figures-editing.tsx'
import { pageBreakEditing } from './page-break/page-break-editing.tsx'
import { pictureEditing } from './picture/picture-editing.tsx'
import { quoteEditing } from './quote/quote-editing.ts'
import { sectionEditing } from './section/section-editing.tsx'
import { sentenceEditing } from './sentence/sentence-editing.ts'
import { slideBreakEditing } from './slide-break/slide-break-editing.tsx'
import { tableEditing } from './table/table-editing.ts'
import { textEditing } from './text/text-editing.ts'

const BLOCKS_EDITING: { readonly [Kind in BlockKind]: BlockEditing<Kind> } = {
  figure: figureEditing,
  sentence: sentenceEditing,
  text: textEditing,
  heading: headingEditing,
  quote: quoteEditing,
  'key-figures': keyFiguresEditing,
  place: findingEditing(placeBlock, IconMapPin),
  'key-table': findingEditing(keyTableBlock, IconTable),
  'small-trends': findingEditing(smallTrendsBlock, IconChartLine),
  disagreement: findingEditing(disagreementBlock, IconScale),
  parts: findingEditing(partsBlock, IconMap2),
  'left-behind': findingEditing(leftBehindBlock, IconUsers),
  facilities: findingEditing(facilitiesBlock, IconBuildingHospital),
  gaps: findingEditing(gapsBlock, IconQuestionMark),
  indicator: indicatorEditing,
  table: tableEditing,
  section: sectionEditing,
  embed: embedEditing,
  'page-break': pageBreakEditing,
  'slide-break': slideBreakEditing,
  picture: pictureEditing,
}

/** How each kind of block is added and set, in the order in which they are offered. */
export const blocksEditing: Readonly<Record<BlockKind, AnyBlockEditing>> = BLOCKS_EDITING

/** The block that somebody wants to add. Throws when its figures or its picture do not come. */
export async function newBlock(wanted: Wanted, surroundings: Surroundings): Promise<Block> {
  return blocksEditing[wanted.kind].begin(newBlockId(wanted.kind), wanted, surroundings)
}
