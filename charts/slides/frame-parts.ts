import { escapeXml } from '#charts/drawing/svg-text.ts'
import { tokens } from '#charts/tokens.ts'
import type { Deck } from './deck.ts'
import { ACROSS, emu, PLACES, SLIDE, TYPEFACE } from './measures.ts'
import { declared, fill, letters, relationshipsPart, transform, xmlPart } from './xml.ts'

const { light } = tokens
const hex = (colour: string) => `<a:srgbClr val="${colour.replace('#', '')}"/>`
const TREE_HEAD =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

/** What stands on a slide, below what every slide begins with. */
export function tree(shapes: string): string {
  return `<p:spTree>${TREE_HEAD}${shapes}</p:spTree>`
}

/** The parts that every file of slides has: properties, the presentation, one layout with a title, and the theme. */
export function frameParts(deck: Deck): Readonly<Record<string, string>> {
  const numbers = deck.slides.map((_, at) => at + 1)
  return {
    '_rels/.rels': relationshipsPart([
      { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' },
      { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
      { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
    ]),
    'docProps/core.xml': coreProperties(deck),
    'docProps/app.xml': xmlPart(
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Slides>${numbers.length}</Slides></Properties>`,
    ),
    'ppt/presentation.xml': presentation(numbers),
    'ppt/_rels/presentation.xml.rels': relationshipsPart([
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { id: 'rId2', type: 'theme', target: 'theme/theme1.xml' },
      ...numbers.map((number) => ({
        id: `rId${number + 2}`,
        type: 'slide',
        target: `slides/slide${number}.xml`,
      })),
    ]),
    'ppt/slideMasters/slideMaster1.xml': master(),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationshipsPart([
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', type: 'theme', target: '../theme/theme1.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': xmlPart(
      `<p:sldLayout ${declared('a', 'r', 'p')} type="titleOnly" preserve="1"><p:cSld name="Title">${tree(titlePlace())}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    ),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationshipsPart([
      { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
    'ppt/theme/theme1.xml': theme(),
  }
}

function coreProperties({ title, subject, author, language, date }: Deck): string {
  const day = `${date.slice(0, 19)}Z`
  const said = [
    `<dc:title>${escapeXml(title)}</dc:title>`,
    `<dc:subject>${escapeXml(subject)}</dc:subject>`,
    `<dc:creator>${escapeXml(author)}</dc:creator>`,
    `<dc:language>${escapeXml(language)}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${day}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${day}</dcterms:modified>`,
  ]
  return xmlPart(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${said.join('')}</cp:coreProperties>`,
  )
}

/** Names of slides and of masters are numbers from here on, each once. */
const [FIRST_MASTER, FIRST_SLIDE] = [2_147_483_648, 256]

function presentation(numbers: readonly number[]): string {
  const slides = numbers.map((number) => `<p:sldId id="${FIRST_SLIDE + number}" r:id="rId${number + 2}"/>`)
  return xmlPart(
    `<p:presentation ${declared('a', 'r', 'p')} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="${FIRST_MASTER}" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slides.join('')}</p:sldIdLst><p:sldSz cx="${emu(SLIDE.width)}" cy="${emu(SLIDE.height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  )
}

/** Where titles stand, so that programs list slides by them. */
function titlePlace(): string {
  const box = { x: SLIDE.margin, width: ACROSS, ...PLACES.title }
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${transform('a', box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"/><a:lstStyle/><a:p><a:endParaRPr lang="en"/></a:p></p:txBody></p:sp>`
}

function master(): string {
  const title = `<a:lvl1pPr algn="l">${letters('a:defRPr', { size: 28, colour: light.ink, isBold: true })}</a:lvl1pPr>`
  const other = `<a:lvl1pPr algn="l">${letters('a:defRPr', { size: 14, colour: light.ink })}</a:lvl1pPr>`
  return xmlPart(
    `<p:sldMaster ${declared('a', 'r', 'p')}><p:cSld><p:bg><p:bgPr>${fill(light.canvas)}<a:effectLst/></p:bgPr></p:bg>${tree(titlePlace())}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="${FIRST_MASTER + 1}" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle>${title}</p:titleStyle><p:bodyStyle>${other}</p:bodyStyle><p:otherStyle>${other}</p:otherStyle></p:txStyles></p:sldMaster>`,
  )
}

function theme(): string {
  const colours = [
    ['dk1', light.ink],
    ['lt1', light.canvas],
    ['dk2', light.ink2],
    ['lt2', light.subtle],
    ['accent1', light.survey],
    ['accent2', light.routine],
    ['accent3', light.estimate],
    ['accent4', light['series-4']],
    ['accent5', light['series-5']],
    ['accent6', light['series-6']],
    ['hlink', light.accent],
    ['folHlink', light.accent],
  ] as const
  const named = colours.map(([name, colour]) => `<a:${name}>${hex(colour)}</a:${name}>`).join('')
  const font = `<a:latin typeface="${TYPEFACE}"/><a:ea typeface=""/><a:cs typeface=""/>`
  const own = '<a:schemeClr val="phClr"/>'
  const solid = `<a:solidFill>${own}</a:solidFill>`
  const line = `<a:ln w="6350"><a:solidFill>${own}</a:solidFill></a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  const three = (one: string) => one.repeat(3)
  return xmlPart(
    `<a:theme ${declared('a')} name="MSDAT"><a:themeElements><a:clrScheme name="MSDAT">${named}</a:clrScheme><a:fontScheme name="MSDAT"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="MSDAT"><a:fillStyleLst>${three(solid)}</a:fillStyleLst><a:lnStyleLst>${three(line)}</a:lnStyleLst><a:effectStyleLst>${three(effect)}</a:effectStyleLst><a:bgFillStyleLst>${three(solid)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  )
}
