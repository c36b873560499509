import { escapeXml } from '#charts/drawing/svg-text.ts'
import { tokens } from '#charts/tokens.ts'
import type { Slide, SlidePane, SlidePicture, SlideWords } from './deck.ts'
import { tree } from './frame-parts.ts'
import {
  ABOVE_POINTS,
  ACROSS,
  AFTER,
  emu,
  fittingSize,
  PLACES,
  SLIDE,
  textHeight,
  wordsHeight,
} from './measures.ts'
import { tablePart } from './table-part.ts'
import {
  type Box,
  declared,
  type Letters,
  letters,
  NAMESPACES,
  type Relationship,
  run,
  transform,
  xmlPart,
} from './xml.ts'

const { ink, ink2, ink3, accent } = tokens.light
/** Room for the number of the slide, in inches. */
const NUMBER = 0.8
/** White between two things beside each other. */
const GAP = 0.3

/** What a slide points at: its pictures and charts, by the place of the pane. */
export interface SlideFiles {
  readonly number: number
  readonly panes: readonly (Relationship | null)[]
  readonly link: Relationship | null
}

/** A slide with the frames of all that stands on it. */
export function slidePart(slide: Slide, files: SlideFiles): string {
  const shapes = [
    ...(slide.part === ''
      ? []
      : [box(3, 'Part', partBox(), [{ text: slide.part, look: { size: 11, colour: ink3 } }])]),
    title(slide.title),
    ...(slide.subtitle === '' ? [] : [box(4, 'Subtitle', line(PLACES.subtitle), subtitle(slide.subtitle))]),
    ...panesOf(slide, files),
    about(slide, files.link),
    number(files.number),
  ]
  return xmlPart(
    `<p:sld ${declared('a', 'r', 'p')}><p:cSld>${tree(shapes.join(''))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
  )
}

function line(place: { readonly y: number; readonly height: number }): Box {
  return { x: SLIDE.margin, width: ACROSS, ...place }
}

function partBox(): Box {
  return line(PLACES.part)
}

function title(text: string): string {
  const { height } = PLACES.title
  const size = fittingSize([28, 24, 20, 18, 16, 14], (one) => textHeight(text, one, ACROSS, true) <= height)
  const words = run(text, { size, colour: ink, isBold: true })
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p>${words}</a:p></p:txBody></p:sp>`
}

function subtitle(text: string): readonly Paragraph[] {
  const size = fittingSize([14, 12, 11, 10], (one) => textHeight(text, one, ACROSS) <= PLACES.subtitle.height)
  return [{ text, look: { size, colour: ink2 } }]
}

interface Paragraph {
  readonly text: string
  readonly look: Letters
  readonly isListed?: boolean
  readonly link?: string
}

/** The sign before an entry of a list, and how far its words stand from it. */
const LISTED = `<a:pPr marL="${emu(0.22)}" indent="-${emu(0.22)}"><a:buFont typeface="Arial"/><a:buChar char="•"/></a:pPr>`
const BETWEEN = '<a:pPr><a:spcAft><a:spcPts val="400"/></a:spcAft></a:pPr>'

function box(
  id: number,
  name: string,
  at: Box,
  paragraphs: readonly Paragraph[],
  anchor: 't' | 'b' = 't',
): string {
  const words = paragraphs.map(({ text, look, isListed = false, link }) => {
    const inside = link === undefined ? '' : `<a:hlinkClick r:id="${link}"/>`
    return `<a:p>${isListed ? LISTED : paragraphs.length > 1 && look.size > 10 ? BETWEEN : ''}${run(text, look, inside)}</a:p>`
  })
  const empty = `<a:p>${letters('a:endParaRPr', { size: 12, colour: ink })}</a:p>`
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${transform('a', at)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"/><a:lstStyle/>${words.join('') || empty}</p:txBody></p:sp>`
}

/** The first names of panes and of the words above them; those of the frame come before. */
const [FIRST_PANE, FIRST_ABOVE] = [10, 40]

function panesOf({ panes, subtitle: said }: Slide, files: SlideFiles): readonly string[] {
  const top = said === '' ? PLACES.subtitle.y + 0.12 : PLACES.body.y
  const body = { y: top, height: PLACES.body.y + PLACES.body.height - top }
  const shares = panes.reduce((all, { share }) => all + share, 0)
  const room = ACROSS - GAP * (panes.length - 1)
  const widths = panes.map(({ share }) => (room * share) / shares)
  // What stands beside each other begins at one height.
  const high = Math.max(
    0,
    ...panes.map(({ above = [] }, at) => (above.length === 0 ? 0 : wordsHeight(above, widths[at] ?? room))),
  )
  let x: number = SLIDE.margin
  return panes.flatMap((pane, at) => {
    const { above = [] } = pane
    const width = widths[at] ?? room
    const place = { x, width, y: body.y + high, height: body.height - high }
    const shown = paneShape(pane, place, FIRST_PANE + at, files.panes[at]?.id ?? '')
    const words =
      above.length === 0
        ? []
        : [box(FIRST_ABOVE + at, 'Lead', { x, width, y: body.y, height: high }, aboveIn(above))]
    x += width + GAP
    return [...words, shown]
  })
}

function paneShape(pane: SlidePane, at: Box, id: number, relationship: string): string {
  switch (pane.pane) {
    case 'chart':
      return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Chart" descr="${escapeXml(pane.alternative)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transform('p', at)}<a:graphic><a:graphicData uri="${NAMESPACES.c}"><c:chart ${declared('c')} r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`
    case 'picture':
      return `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture" descr="${escapeXml(pane.alternative)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform('a', within(pane, at))}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
    case 'table':
      return tablePart(pane, at, id, 'Table')
    case 'words':
      return box(id, 'Text', at, wordsIn(pane, at))
  }
}

/** As large as its place lets it be, in the middle. */
function within({ width, height }: Pick<SlidePicture, 'width' | 'height'>, at: Box): Box {
  const scale = Math.min(at.width / width, at.height / height)
  const size = { width: width * scale, height: height * scale }
  return { x: at.x + (at.width - size.width) / 2, y: at.y + (at.height - size.height) / 2, ...size }
}

function aboveIn(lines: SlideWords['lines']): readonly Paragraph[] {
  return lines.map(({ text, isBold, isListed }) => ({
    text,
    isListed,
    look: { size: ABOVE_POINTS, colour: isBold ? ink : ink2, isBold },
  }))
}

function wordsIn({ lines }: SlideWords, { width, height }: Box): readonly Paragraph[] {
  const size = fittingSize([20, 18, 16, 14, 12, 11, 10, 9], (one) => {
    const high = lines.map(({ text, isBold }) => textHeight(text, one, width - 0.22, isBold) + AFTER)
    return high.reduce((all, each) => all + each, 0) <= height
  })
  return lines.map(({ text, isBold, isListed }) => ({
    text,
    isListed,
    look: { size, colour: isBold ? ink : ink2, isBold },
  }))
}

function about({ about: lines, address }: Slide, link: Relationship | null): string {
  const place = { ...line(PLACES.about), width: ACROSS - NUMBER }
  const all = address === null ? lines : [...lines, address]
  const size = fittingSize([9, 8, 7, 6], (one) => {
    const high = all.map((text) => textHeight(text, one, place.width))
    return high.reduce((sum, each) => sum + each, 0) <= place.height
  })
  const said = lines.map((text): Paragraph => ({ text, look: { size, colour: ink3 } }))
  const open: readonly Paragraph[] =
    address === null || link === null
      ? []
      : [{ text: address, look: { size, colour: accent }, link: link.id }]
  return box(5, 'Sources', place, [...said, ...open], 'b')
}

function number(of: number): string {
  const place = { ...line(PLACES.about), x: SLIDE.margin + ACROSS - NUMBER, width: NUMBER }
  const field = `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${letters('a:rPr', { size: 9, colour: ink3 })}<a:t>${of}</a:t></a:fld>`
  return `<p:sp><p:nvSpPr><p:cNvPr id="6" name="Number"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${transform('a', place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"/><a:lstStyle/><a:p><a:pPr algn="r"/>${field}</a:p></p:txBody></p:sp>`
}
