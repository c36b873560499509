import {
  AlignmentType,
  Document,
  HeadingLevel,
  LeaderType,
  LevelFormat,
  Packer,
  Paragraph,
  TableOfContents,
} from 'docx'
import type { PaperBlock, PaperDocument } from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'
import { addressPicture } from '../setting/address-on-paper.ts'
import { PAPER_DOTS, type PaperTools } from '../paper-tools.ts'
import { linesOf } from '../document/lines.ts'
import { blockPartsOrSaid, notes, picture } from './block-parts.ts'
import { sideBySide } from './card-grid.ts'
import { inXml } from './in-xml.ts'
import { pageFooter, pageOf } from './page.ts'
import { NUMBERED } from './rich-paragraphs.ts'
import { OWN_STYLES, stylesOf } from './styles.ts'

const [QR, DENSE_QR] = [104, 64]
/** Only Word knows its pages: a document of so many blocks fills three, and with so many headings a list of them helps. */
const WORTH_A_LIST = { blocks: 10, headings: 2 }

/** A few words before one of these stay on its page. */
const LED_TO: readonly PaperBlock['kind'][] = ['figure', 'table', 'columns', 'cards', 'drawing', 'picture']

/** A document for Word and its like, to go on writing in: headings, captions, tables and lists are such. */
export async function documentDocx(document: PaperDocument, tools: PaperTools): Promise<Uint8Array> {
  const { about, blocks } = inXml(document)
  const { title, description, author, words, release } = about
  const { isDense } = about.sheet
  const parts = []
  const together = columnsTogether({ about, blocks })
  for (const [index, block] of together.entries()) {
    const next = together[index + 1]
    const leads = next !== undefined && LED_TO.includes(next.kind)
    parts.push(...(await blockPartsOrSaid(block, { about, index, leads, tools })))
  }
  const head = [about.front.name, words.beside, about.kind].filter((said) => said !== '')
  const by = [...(author === null ? [] : [author]), release.words].join(' · ')
  const side = isDense ? DENSE_QR : QR
  const code = await tools.dots(addressPicture(about.address), side * PAPER_DOTS)
  const square = {
    width: side,
    height: side,
    type: 'png',
    alternative: about.address,
    title: about.address,
  } as const
  const written = new Document({
    title,
    description,
    creator: author ?? about.front.name,
    lastModifiedBy: author ?? about.front.name,
    keywords: [about.kind, release.words, release.hash].join(', '),
    styles: stylesOf(isDense),
    numbering: { config: [{ reference: NUMBERED, levels: numberedLevels() }] },
    sections: [
      {
        properties: { page: pageOf(about.sheet) },
        footers: { default: pageFooter(release.words, words.page, about.sheet) },
        children: [
          ...notes([head.join(' · ')]),
          new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
          ...notes([by]),
          ...(description === '' ? [] : [new Paragraph({ style: OWN_STYLES.sentence, text: description })]),
          ...contents({ about, blocks }),
          ...parts,
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: words.citations }),
          ...cited(about, picture(code, square)),
        ],
      },
    ],
  })
  return Packer.toBuffer(written)
}

/** How sources are cited, and the code of the address: it never stands alone on a page, and in a dense document beside them. */
function cited({ citations, address, sheet }: PaperDocument['about'], code: Paragraph) {
  if (!sheet.isDense) return [...notes(citations, true), code, ...notes([address])]
  const across = roomOn(sheet, 'full').width - CODE_ROOM
  const half = Math.ceil(citations.length / 2)
  const columns = [notes(citations.slice(0, half)), notes(citations.slice(half)), [code]]
  return [sideBySide(columns, [across / 2, across / 2, CODE_ROOM]), ...notes([address])]
}

/** In CSS pixels. */
const CODE_ROOM = 72

/** The blocks one below the other, two of half the width beside each other. */
function columnsTogether({ about, blocks }: PaperDocument): readonly PaperBlock[] {
  return linesOf(blocks, about.sheet).flatMap((line): readonly PaperBlock[] => {
    if (line.length < 2) return line
    const across = roomOn(about.sheet, 'half').width
    const columns = line.flatMap((block) =>
      block.kind === 'columns' ? block.columns : [{ across, blocks: [block] }],
    )
    return columns.length === 2 ? [{ kind: 'columns', width: 'full', columns }] : line
  })
}

/** The headings as links; the pages beside them are for Word to write, which alone knows them. */
function contents({ about, blocks }: PaperDocument) {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  if (about.sheet.isDense || blocks.length < WORTH_A_LIST.blocks || headings.length < WORTH_A_LIST.headings)
    return []
  const list = { hyperlink: true, headingStyleRange: '1-2', beginDirty: false, tabLeader: LeaderType.NONE }
  return [
    new Paragraph({ style: OWN_STYLES.contents, text: about.words.contents }),
    new TableOfContents(about.words.contents, list),
  ]
}

function numberedLevels() {
  return Array.from({ length: 9 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
  }))
}
