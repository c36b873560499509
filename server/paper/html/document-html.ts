import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import { LINK_RELATION, type RichTag } from '#domain/rich-text/rich-text.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { drawingInPage } from '../document/drawing.ts'
import { columnPlan, isNumber } from '../document/column-plan.ts'
import { linesOf } from '../document/lines.ts'
import { linesIn } from '../document/paper-document.ts'
import type {
  CardWords,
  PaperBlock,
  PaperCell,
  PaperColumns,
  PaperDocument,
  PaperFigure,
  PaperTable,
  PaperText,
  PaperWords,
} from '../document/paper-document.ts'
import { STYLE } from './style.ts'

/** What a page in a frame says beside: its links open beside the page of the other site, and what is found is the document. */
const IN_FRAME = '<base target="_blank">\n<meta name="robots" content="noindex">\n'

/**
 * A document as one page without scripts: headings, drawings inside the page, tables. It asks for nothing else. `frame`: it
 * stands in a page of another site.
 */
export function documentHtml({ about, blocks }: PaperDocument, shown: 'page' | 'frame' = 'page'): string {
  const { title, description, words, release, author } = about
  const head = [about.front.name, words.beside, about.kind].filter((said) => said !== '')
  const by = [...(author === null ? [] : [author]), release.words].join(' · ')
  const lines = linesOf(blocks, about.sheet).map((line) => {
    const [first] = line
    const drawn = line.map((block) => blockHtml(block, words)).join('')
    return first && 'width' in first && first.width === 'half' ? `<div class="pair">${drawn}</div>` : drawn
  })
  const cited = about.citations.map((one) => `<p>${escapeText(one)}</p>`).join('')
  return `<!doctype html>
<html lang="${escapeText(about.language)}">
<head>
<meta charset="utf-8">
${shown === 'frame' ? IN_FRAME : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeText(description || [title, ...head, release.words].join(' · '))}">
<link rel="canonical" href="${escapeText(about.address)}">
<title>${escapeText(title)} | ${escapeText(about.front.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${escapeText(head.join(' · '))}</header>
<main>
<h1>${escapeText(title)}</h1>
<p class="by">${escapeText(by)}</p>
${description === '' ? '' : `<p class="lead">${escapeText(description)}</p>`}
${shown === 'frame' ? rightsHtml(about) : ''}${lines.join('\n')}
<h2>${escapeText(words.citations)}</h2>
<div class="notes">${cited}</div>
</main>
<footer><p>${escapeText(release.words)} (${escapeText(release.hash)}) · ${linkHtml(about.address)}</p></footer>
</body>
</html>
`
}

/** Which sources nobody may republish without asking, and whom to ask: for whoever shows it on their own site. */
function rightsHtml({ rights, words }: PaperDocument['about']): string {
  if (rights.length === 0) return ''
  const lines = rights.map((line) => `<li>${escapeText(line)}</li>`).join('')
  return `<details class="notice"><summary>${escapeText(words.rights)}</summary><ul>${lines}</ul></details>\n`
}

function blockHtml(block: PaperBlock, words: PaperWords): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeText(block.text)}</h${block.level}>`
    case 'text':
      return textHtml(block)
    case 'sentence':
      return `<p class="lead">${escapeText(block.text)}</p>${notesHtml([block.sources])}`
    case 'figure': {
      const { title, subtitle, notes, sources, address, behind } = block
      const sub = subtitle === '' ? '' : `<br><span class="sub">${escapeText(subtitle)}</span>`
      const rows = behind.map((one) => tableHtml(one, words)).join('')
      const tables =
        rows === '' ? '' : `<details><summary>${escapeText(words.figures)}</summary>${rows}</details>`
      return `<figure><figcaption><b>${escapeText(title)}</b>${sub}</figcaption>${drawingsHtml(block)}${notesHtml([...notes, sources], openAt(words, address))}${tables}</figure>`
    }
    case 'table':
      return `<figure>${tableHtml(block, words)}${notesHtml([...block.notes, block.sources], block.address === null ? '' : openAt(words, block.address))}</figure>`
    case 'card':
      return cardHtml(block)
    case 'cards':
      return `<div role="group" aria-label="${escapeText(block.title)}"><p><strong>${escapeText(block.title)}</strong></p><div class="cards">${block.cards.map(cardHtml).join('')}</div></div>`
    case 'picture': {
      const { type, bytes, alternative, caption, pixels } = block
      const data = Buffer.from(bytes).toString('base64')
      const said = caption === '' ? '' : `<figcaption class="of">${escapeText(caption)}</figcaption>`
      return `<figure><img src="data:image/${type};base64,${data}" alt="${escapeText(alternative)}" width="${pixels.width}" height="${pixels.height}">${said}</figure>`
    }
    case 'drawing':
      return drawingInPage(block.drawing, block.alternative)
    case 'columns':
      return columnsHtml(block, words)
    case 'notice':
      return noticeHtml(block.title, block.text, block.address)
    case 'page-break':
      return '<hr class="break">'
  }
}

function cardHtml({ heading, subject, value, lines, reasons, citation }: CardWords): string {
  const soft = [subject, ...lines].map((line) => (line === '' ? '' : `<p class="of">${escapeText(line)}</p>`))
  const [of = '', ...others] = soft
  const large = value === '' ? '' : `<p class="value">${escapeText(value)}</p>`
  const said = reasons.map(({ label, text }) => {
    return `<p>${label === '' ? '' : `<strong>${escapeText(label)}</strong> `}${escapeText(text)}</p>`
  })
  return `<section class="card"><p><strong>${escapeText(heading)}</strong></p>${of}${large}${others.join('')}${said.join('')}${notesHtml([citation])}</section>`
}

/** One is seen: that for the width of the window, and on paper the wide one. */
function drawingsHtml({ drawing, narrow, alternative }: PaperFigure): string {
  const wide = drawingInPage(drawing, alternative)
  return `<div class="large">${wide}</div><div class="small">${drawingInPage(narrow, alternative)}</div>`
}

/** What the page takes at its widest, in CSS pixels; printed it is a little narrower, in smaller type. */
const ACROSS = 740

/** A table; columns for which the line has no room stand in one of their own below, so that it is whole on paper too. */
function tableHtml({ caption, isNamed, columns, rows }: PaperTable, words: PaperWords): string {
  const { parts } = columnPlan({ columns, rows }, ACROSS)
  const hasHeads = columns.some(({ head }) => head !== '')
  const written = parts.map(({ columns: shown }, index) => {
    const look = (column: number) => (columns[column]?.numeric ? ' class="n"' : '')
    const heads = shown.map((at) => headHtml(columns[at]?.head ?? '', look(at)))
    const body = rows.map((cells) => {
      const line = shown.map((at) => {
        const cell = cells[at] ?? ''
        const written = cellHtml(cell)
        if (at === 0) return `<th scope="row">${written}</th>`
        const isWords = columns[at]?.numeric && !linesIn(cell).some(isNumber)
        return `<td${isWords ? ' class="n words"' : look(at)}>${written}</td>`
      })
      return `<tr>${line.join('')}</tr>`
    })
    const name = escapeText(index === 0 ? caption : `${caption}: ${words.further}`)
    return `<div class="wide" role="region" aria-label="${name}" tabindex="0"><table>${isNamed ? '' : `<caption><b>${name}</b></caption>`}${hasHeads ? `<thead><tr>${heads.join('')}</tr></thead>` : ''}<tbody>${body.join('')}</tbody></table></div>`
  })
  return written.join('')
}

function headHtml(head: string, look: string): string {
  return head === '' ? '<td></td>' : `<th scope="col"${look}>${escapeText(head)}</th>`
}

function cellHtml(cell: PaperCell): string {
  if (typeof cell === 'string') return escapeText(cell)
  if ('drawing' in cell) return drawingInPage(cell.drawing, cell.alternative)
  const text = escapeText(cell.text)
  const note = cell.note === '' ? '' : `<small>${escapeText(cell.note)}</small>`
  return `${cell.isBold ? `<b>${text}</b>` : text}${note}`
}

/** Columns stand below each other where the page is narrow. */
function columnsHtml({ columns }: PaperColumns, words: PaperWords): string {
  const shares = columns.map(({ across }) => `minmax(0,${across}fr)`).join(' ')
  const written = columns.map(({ blocks }) => {
    return `<div>${blocks.map((block) => blockHtml(block, words)).join('')}</div>`
  })
  return `<div class="columns" style="--columns:${shares}">${written.join('')}</div>`
}

function noticeHtml(title: string, text: readonly string[], address: string | null): string {
  const said = text.filter((line) => line !== '').map((line) => `<p>${escapeText(line)}</p>`)
  const head = title === '' ? '' : `<p><strong>${escapeText(title)}</strong></p>`
  return `<div class="notice">${head}${said.join('')}${address === null ? '' : `<p>${linkHtml(address)}</p>`}</div>`
}

/** Lines below something; `last` is written already. */
function notesHtml(lines: readonly string[], last = ''): string {
  const said = lines.filter((line) => line !== '').map((line) => `<p>${escapeText(line)}</p>`)
  return said.length === 0 && last === '' ? '' : `<div class="notes">${said.join('')}${last}</div>`
}

function openAt(words: PaperWords, address: string): string {
  return `<p>${escapeText(words.openAt)} ${linkHtml(address)}</p>`
}

function linkHtml(address: string): string {
  const written = escapeText(address)
  return `<a href="${written}" rel="${LINK_RELATION}">${written}</a>`
}

/** Below the headings of the document stand those inside its texts. */
const TAGS: Readonly<Partial<Record<RichTag, string>>> = { h3: 'h4', h4: 'h5' }
const STANDING: readonly string[] = ['p', 'ul', 'ol', 'h3', 'h4', 'blockquote']

/** Words in another look than the usual stand in a part of their own. */
function textHtml({ nodes, look: { scale, bold, colour } }: PaperText): string {
  const style = [
    scale === 1 ? '' : `font-size:${scale}rem`,
    bold ? 'font-weight:700' : '',
    colour === null ? '' : `color:${colour}`,
  ].filter((part) => part !== '')
  const prose = proseHtml(nodes)
  return style.length === 0 ? prose : `<div style="${style.join(';')}">${prose}</div>`
}

function proseHtml(nodes: readonly RichNode[]): string {
  const isLoose = nodes.every((node) => typeof node === 'string' || !STANDING.includes(node.tag))
  const written = nodes.map(richHtml).join('')
  return isLoose ? `<p>${written}</p>` : written
}

function richHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeText(node)
  if (node.tag === 'br') return '<br>'
  const tag = TAGS[node.tag] ?? node.tag
  const link = node.href === undefined ? '' : ` href="${escapeText(node.href)}" rel="${LINK_RELATION}"`
  return `<${tag}${link}>${node.children.map(richHtml).join('')}</${tag}>`
}
