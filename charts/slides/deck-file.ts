import { strToU8, zipSync } from 'fflate'
import { chartPart } from './chart-part.ts'
import { chartSheet } from './chart-sheet.ts'
import type { Deck, Slide } from './deck.ts'
import { frameParts } from './frame-parts.ts'
import { slidePart } from './slide-part.ts'
import { type Relationship, relationshipsPart, xmlPart } from './xml.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument'

/**
 * Slides as a file for PowerPoint and its like: charts of bars and lines are charts there, with their numbers in a sheet, and tables
 * are tables. The same with and without a browser.
 */
export function deckFile(deck: Deck): Uint8Array {
  const parts: Record<string, string | Uint8Array> = { ...frameParts(deck) }
  const counts = { charts: 0, pictures: 0 }
  for (const [at, slide] of deck.slides.entries()) {
    const number = at + 1
    const panes = slide.panes.map((pane, place): Relationship | null => {
      const id = `rId${place + 3}`
      if (pane.pane === 'picture') {
        const name = `image${++counts.pictures}.${pane.type}`
        parts[`ppt/media/${name}`] = pane.bytes
        return { id, type: 'image', target: `../media/${name}` }
      }
      if (pane.pane !== 'chart') return null
      const chart = ++counts.charts
      const sheet = chartSheet(pane)
      parts[`ppt/charts/chart${chart}.xml`] = chartPart(pane, sheet)
      parts[`ppt/charts/_rels/chart${chart}.xml.rels`] = relationshipsPart([
        { id: 'rId1', type: 'package', target: `../embeddings/sheet${chart}.xlsx` },
      ])
      parts[`ppt/embeddings/sheet${chart}.xlsx`] = zipOf(sheet.files)
      return { id, type: 'chart', target: `../charts/chart${chart}.xml` }
    })
    const link = linkOf(slide)
    parts[`ppt/slides/slide${number}.xml`] = slidePart(slide, { number, panes, link })
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationshipsPart([
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...(link ? [link] : []),
      ...panes.filter((one) => one !== null),
    ])
  }
  return zipOf({ '[Content_Types].xml': contentTypes(deck.slides.length, counts.charts), ...parts })
}

function linkOf({ address }: Slide): Relationship | null {
  return address === null ? null : { id: 'rId2', type: 'hyperlink', target: address, isOutside: true }
}

function contentTypes(slides: number, charts: number): string {
  const counted = (count: number, name: (number: number) => string, type: string) =>
    Array.from({ length: count }, (_, at) => override(name(at + 1), type))
  const all = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/>',
    '<Default Extension="jpeg" ContentType="image/jpeg"/>',
    `<Default Extension="xlsx" ContentType="${TYPE}.spreadsheetml.sheet"/>`,
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    override('/docProps/app.xml', `${TYPE}.extended-properties+xml`),
    override('/ppt/presentation.xml', `${TYPE}.presentationml.presentation.main+xml`),
    override('/ppt/slideMasters/slideMaster1.xml', `${TYPE}.presentationml.slideMaster+xml`),
    override('/ppt/slideLayouts/slideLayout1.xml', `${TYPE}.presentationml.slideLayout+xml`),
    override('/ppt/theme/theme1.xml', `${TYPE}.theme+xml`),
    ...counted(slides, (number) => `/ppt/slides/slide${number}.xml`, `${TYPE}.presentationml.slide+xml`),
    ...counted(charts, (number) => `/ppt/charts/chart${number}.xml`, `${TYPE}.drawingml.chart+xml`),
  ]
  return xmlPart(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${all.join('')}</Types>`,
  )
}

function override(part: string, type: string): string {
  return `<Override PartName="${part}" ContentType="${type}"/>`
}

/** The first day that a zip can name: the same slides are the same file on every day. */
const FIRST_DAY = new Date(1980, 0, 1)

function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes), { mtime: FIRST_DAY })
}
