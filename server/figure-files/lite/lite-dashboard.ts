import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { asText, plain, type Segment } from '#domain/message/segment.ts'
import { named } from '#domain/message/value.ts'
import { Problem } from '#domain/problem.ts'
import type { Block } from '#sections/definition/body.ts'
import { sectionFigure } from '#server/drawing/section-figure.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { answerIn, type OpenedSection, openedSection } from '../opened-section.ts'
import { type PageColours, pageColours } from './both-modes.ts'
import { liteFigureHtml } from './lite-figure.ts'
import { choiceForm } from './lite-form.ts'
import { type LitePage, type LiteQuestion, linkList, liteLink, richHtml } from './lite-page.ts'

/** A dashboard opened at a section: its sentence, its choices, its figures as drawings and tables, and its other sections. */
export async function liteDashboard(dashboard: CatalogueDashboard, asked: LiteQuestion): Promise<LitePage> {
  const { order, page } = asked
  const opened = await openedSection(dashboard, page.searchParams, asked)
  if (!opened) throw new Problem('not-found', 'This dashboard has no section.')
  const { language } = opened.shown
  const colours = pageColours()
  const { heading, answer, detail, moved, figures } = await contentOf(opened, colours)
  const path = `/lite${page.pathname}`
  const main = [
    `<p class="soft">${escapeText(language.text(named(dashboard.title)))}</p>`,
    `<h1>${escapeText(heading)}</h1><p>${richHtml(answer)}</p>`,
    ...(detail.length > 0 ? [`<p class="soft small">${richHtml(detail)}</p>`] : []),
    ...moved.map((sentence) => `<p class="soft">${escapeText(sentence)}</p>`),
    choiceForm(opened, path),
    ...figures,
    sectionLinks(opened, path),
  ]
  return {
    ...{ language, site: order.site, full: page.pathname + page.search },
    ...{ title: heading, description: asText(answer) },
    ...{ main: main.join(''), style: colours.style() },
  }
}

/** The words and figures of a section, as the page draws them. */
interface Content {
  readonly heading: string
  readonly answer: readonly Segment[]
  /** In small letters below it; empty without any. */
  readonly detail: readonly Segment[]
  readonly moved: readonly string[]
  readonly figures: readonly string[]
}

async function contentOf(
  { definition, shown, section, unmet }: OpenedSection,
  colours: PageColours,
): Promise<Content> {
  const { text } = shown.language
  const empty = definition.empty?.(shown)
  if (empty) {
    const said = empty.text.map((one) => text(one)).join(' ')
    return {
      heading: text(empty.title),
      answer: [plain(said)],
      detail: [],
      moved: unmet.map((one) => text(one)),
      figures: [],
    }
  }
  const { heading, answer, detail, moved = [] } = definition.lead(shown)
  const { main, side = [], below = [] } = definition.views(shown)
  const figures: string[] = []
  for (const block of [...main, ...side, ...below]) {
    figures.push(...(await blockHtml(block, { shown, colours, before: figures.length })))
  }
  return {
    heading: text(heading) || text(section.title),
    answer: answerIn(shown.language, answer),
    detail: detail === undefined ? [] : answerIn(shown.language, detail),
    moved: [...unmet, ...moved].map((one) => text(one)),
    figures,
  }
}

interface Around {
  readonly shown: OpenedSection['shown']
  readonly colours: PageColours
  /** How many figures stand above it. */
  readonly before: number
}

/** The figures of a block, or why it has none. Parts that only scripts can draw are left to the full page. */
async function blockHtml(
  block: Block<object, string>,
  { shown, colours, before }: Around,
): Promise<string[]> {
  const { language, figures } = shown
  if (block.block === 'notice') {
    const said = block.text.map((one) => `<p>${escapeText(language.text(one))}</p>`)
    return [`<section><h2>${escapeText(language.text(block.title))}</h2>${said.join('')}</section>`]
  }
  const drawn = block.block === 'figure' ? [block] : (block.views ?? []).map((view) => ({ view }))
  const isTable = block.block === 'figure' && block.inside !== undefined
  return Promise.all(
    drawn.map(async (one, index) => {
      const figure = await sectionFigure(one, shown)
      const about = { figure, id: `p${before + index}`, isTable, language, reference: figures.reference }
      return liteFigureHtml(about, colours)
    }),
  )
}

function sectionLinks({ sections, section, shown: { language } }: OpenedSection, path: string): string {
  const others = sections.filter((one) => one !== section)
  if (others.length === 0) return ''
  const links = others.map(({ slug, title }) => {
    return { href: liteLink(path, language, { section: slug }), text: language.text(title) }
  })
  const name = escapeText(language.text(message('lite.sections')))
  return `<nav aria-label="${name}"><h2>${name}</h2>${linkList(links)}</nav>`
}
