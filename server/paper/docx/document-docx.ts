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
import type { PaperDocument } from '../document/paper-document.ts'
import { addressPicture } from '../setting/address-on-paper.ts'
import { PAPER_DOTS, type PaperTools } from '../paper-tools.ts'
import { blockPartsOrSaid, notes, picture } from './block-parts.ts'
import { inXml } from './in-xml.ts'
import { pageFooter, pageOf } from './page.ts'
import { NUMBERED } from './rich-paragraphs.ts'
import { OWN_STYLES, STYLES } from './styles.ts'

const QR = 104
/** Only Word knows its pages: a document of so many blocks fills three, and with so many headings a list of them helps. */
const WORTH_A_LIST = { blocks: 10, headings: 2 }

/** A document for Word and its like, to go on writing in: headings, captions, tables and lists are such. */
export async function documentDocx(document: PaperDocument, tools: PaperTools): Promise<Uint8Array> {
  const { about, blocks } = inXml(document)
  const { title, description, author, words, release } = about
  const parts = []
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]?.kind
    const leads = next === 'figure' || next === 'table'
    parts.push(...(await blockPartsOrSaid(block, { about, index, leads, tools })))
  }
  const head = [about.front.name, words.beside, about.kind].filter((said) => said !== '')
  const by = [...(author === null ? [] : [author]), release.words].join(' · ')
  const code = await tools.dots(addressPicture(about.address), QR * PAPER_DOTS)
  const square = {
    width: QR,
    height: QR,
    type: 'png',
    alternative: about.address,
    title: about.address,
  } as const
  const written = new Document({
    title,
    description,
    ...(author !== null && { creator: author, lastModifiedBy: author }),
    keywords: [about.kind, release.words, release.hash].join(', '),
    styles: STYLES,
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
          // The code never stands alone on a page.
          ...notes(about.citations, true),
          picture(code, square),
          ...notes([about.address]),
        ],
      },
    ],
  })
  return Packer.toBuffer(written)
}

/** The headings as links; the pages beside them are for Word to write, which alone knows them. */
function contents({ about, blocks }: PaperDocument) {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  if (blocks.length < WORTH_A_LIST.blocks || headings.length < WORTH_A_LIST.headings) return []
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
