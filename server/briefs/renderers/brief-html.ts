import type { Segment } from '#domain/message/segment.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { BriefSheet, KeyBlock, SheetPicture } from '../sheet/sheet.ts'

const STYLE = `
body{font:16px/1.45 'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#17201B;background:#fff;margin:0 auto;max-width:960px;padding:16px 20px 48px}
h1{font-size:34px;margin:8px 0}h2{font-size:20px;margin:32px 0 8px}.headline{font-size:19px;font-weight:650;margin:0 0 8px}
.note{color:#4A554E;font-size:13px;overflow-wrap:anywhere}.facts{display:flex;flex-wrap:wrap;gap:12px 32px;margin:16px 0;padding:12px 0;border:solid #DFE4E0;border-width:1px 0}
.facts dt{color:#4A554E;font-size:13px}.facts dd{margin:0;font-weight:700;font-size:18px}.facts div{display:flex;flex-direction:column-reverse}
.wide{overflow-x:auto}@media(max-width:760px){td{padding-right:6px}}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid #DFE4E0;vertical-align:top}
th[scope=row]{font-weight:650;min-width:140px}td small,th small{display:block;color:#4A554E;font-weight:400}td.own{font-weight:700;font-size:16px}td{white-space:nowrap}td.words{white-space:normal}
.trends{display:grid;grid-template-columns:repeat(auto-fit,minmax(210px,1fr));gap:16px}figure{margin:0}figcaption{font-weight:650}
.quote{border:1px solid #858F88;border-radius:8px;padding:12px 16px;margin:12px 0}.quote b{font-size:22px}svg{max-width:100%;height:auto}td svg{min-width:120px}a{color:#007A4A}
@media (prefers-color-scheme:dark){.picture{background:#fff;display:inline-block;border-radius:4px}body{color:#E8EDEA;background:#101613}.note,td small,th small,.facts dt{color:#A9B4AD}th,td,.facts{border-color:#2C3630}a{color:#4CC38A}}
@media print{body{font-size:11px;max-width:none}h2{break-after:avoid}}`

/** The brief as a page without scripts: tables, and drawings that say what they show. */
export function briefHtml(sheet: BriefSheet): string {
  const { language, front, title, kind, place, release, address, headline, lead, map } = sheet
  const say = escapeText
  return `<!doctype html>
<html lang="${say(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say(title)}</title><meta name="description" content="${say(headline)}"><style>${STYLE}</style></head><body>
<header class="note"><b>${say(front.name)}</b> ${say(kind)} · ${say(release)} · <a href="${say(address)}">${say(address)}</a></header>
<main><h1>${say(place)}</h1>
<p class="headline">${say(headline)}</p>
<p>${rich(lead)}</p>
${picture(map, sheet)}
<dl class="facts">${sheet.facts.map(({ value, label }) => `<div><dt>${say(label)}</dt><dd>${say(value)}</dd></div>`).join('')}</dl>
${keySection(sheet.key, sheet)}
${trendSection(sheet)}
${pairSection(sheet)}
${partSection(sheet)}
${groupSection(sheet)}
<h2>${say(sheet.facilities.title)}</h2><p>${rich(sheet.facilities.lead)}</p>
${
  sheet.facilities.tiers.length > 0
    ? table(
        sheet.facilities.title,
        [],
        sheet.facilities.tiers.map(({ label, value }) => [heading(label), cell(value)]),
      )
    : ''
}<p class="note">${say(sheet.facilities.note)}</p>
<h2>${say(sheet.gaps.title)}</h2><ul>${sheet.gaps.lines.map((line) => `<li>${say(line)}</li>`).join('')}</ul>
<h2>${say(sheet.sources.title)}</h2>${sheet.sources.lines.map((line) => `<p class="note">${say(line)}</p>`).join('')}
</main><footer class="note"><p>${sheet.footer.map(say).join(' · ')}</p></footer></body></html>
`
}

const rich = (segments: readonly Segment[]) =>
  segments.map(({ text, strong }) => (strong ? `<b>${escapeText(text)}</b>` : escapeText(text))).join('')

/** A drawing of the sheet with its words for those who do not see it. Its own text was escaped when it was written. */
function picture({ name, alt }: SheetPicture, { pictures }: Pick<BriefSheet, 'pictures'>): string {
  const svg = pictures[name] ?? ''
  return `<span class="picture">${svg.replace('<svg ', `<svg role="img" aria-label="${escapeText(alt)}" `)}</span>`
}

const cell = (value: string, note = '', kind = '') =>
  `<td${kind === '' ? '' : ` class="${kind}"`}>${escapeText(value)}${note === '' ? '' : `<small>${escapeText(note)}</small>`}</td>`

const heading = (name: string, note = '') =>
  `<th scope="row">${escapeText(name)}${note === '' ? '' : `<small>${escapeText(note)}</small>`}</th>`

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head =
    heads.length === 0
      ? ''
      : `<thead><tr>${heads.map((name) => (name === '' ? '<td></td>' : `<th scope="col">${escapeText(name)}</th>`)).join('')}</tr></thead>`
  return `<div class="wide" role="region" aria-label="${escapeText(title)}" tabindex="0"><table>${head}<tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table></div>`
}

function keySection({ title, heads, rows, notes }: KeyBlock, sheet: BriefSheet): string {
  const { zone, nation } = heads
  const names = [
    ...[heads.name, heads.own, heads.interval, ''],
    ...[zone, nation].flatMap((name) => name ?? []),
    ...[heads.target, heads.change, heads.source],
  ]
  const cells = rows.map((row) => [
    heading(row.name, row.note),
    cell(row.value, row.gap ?? '', 'own'),
    cell(row.interval),
    `<td>${picture(row.strip, sheet)}</td>`,
    ...(zone === null ? [] : [cell(row.zone)]),
    ...(nation === null ? [] : [cell(row.nation, row.nationNote)]),
    cell(`${row.targetSign} ${row.target}`.trim()),
    cell(row.change, row.changeNote),
    cell(row.source, row.period),
  ])
  return `<h2>${escapeText(title)}</h2>${table(title, names, cells)}<p class="note">${notes.map(escapeText).join(' ')}</p>`
}

function trendSection(sheet: BriefSheet): string {
  const { trends } = sheet
  if (!trends) return ''
  const items = trends.items.map(
    (item) =>
      `<figure><figcaption>${escapeText(item.name)}</figcaption><p class="note">${escapeText(item.note)}</p>${picture(item.picture, sheet)}</figure>`,
  )
  return `<h2>${escapeText(trends.title)}</h2><p class="note">${escapeText(trends.note)}</p><div class="trends">${items.join('')}</div>`
}

function pairSection(sheet: BriefSheet): string {
  const { pairs } = sheet
  const { quote, rows, heads } = pairs
  const card = quote
    ? `<div class="quote"><h3>${escapeText(quote.title)}</h3><p><b>${escapeText(quote.value)}</b> ${escapeText(quote.cited)}</p><p>${escapeText(quote.why)} ${escapeText(quote.sure)}</p><p class="note">${escapeText(quote.citation)}</p></div>`
    : ''
  const others = rows.map((row) => [
    heading(row.name),
    cell(row.figures, '', 'words'),
    cell(row.apart),
    cell(row.quote),
  ])
  return `<h2>${escapeText(pairs.title)}</h2><p>${escapeText(pairs.lead)}</p>${pairs.picture ? picture(pairs.picture, sheet) : ''}${card}${rows.length > 0 ? table(pairs.heads[0], heads, others) : ''}`
}

function partSection(sheet: BriefSheet): string {
  const { parts } = sheet
  if (parts.none !== null) return `<h2>${escapeText(parts.title)}</h2><p>${escapeText(parts.none)}</p>`
  const rows = parts.rows.map((row) => [
    cell(row.number),
    heading(row.name, row.note),
    ...row.cells.map(({ value, interval, isSure }) => cell(value, interval, isSure ? 'own' : '')),
  ])
  const map = parts.map ? picture(parts.map, sheet) : ''
  return `<h2>${escapeText(parts.title)}</h2>${map}${table(parts.title, ['', ...parts.heads], rows)}<p class="note">${escapeText(parts.rule)}</p>`
}

function groupSection({ groups }: BriefSheet): string {
  const parts = groups.parts.map(({ title, rows }) => {
    const cells = rows.map((row) => [heading(row.name), cell(row.figures, '', 'words'), cell(row.source)])
    return `<p class="note">${escapeText(title)}</p>${rows.length > 0 ? table(title, [], cells) : ''}`
  })
  return `<h2>${escapeText(groups.title)}</h2>${parts.join('')}`
}
