import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Block } from '#sections/definition/body.ts'
import { openingState } from '#sections/definition/opening-state.ts'
import type {
  PanelInWords,
  SectionDefinition,
  ResolvedSection,
} from '#sections/definition/section-definition.ts'
import { type DocumentGround, documentGround } from '#sections/document-dashboard.ts'
import { sectionAsked } from '#sections/find-section.ts'
import { panelsInWords } from '#sections/panels-in-words.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { SECTIONS } from '#sections/sections.ts'
import { sectionFigure } from '#server/drawing/section-figure.ts'
import type { BlockGround } from '../../document/ground.ts'
import type { OnPaper } from '../on-paper.ts'
import { saidBlocks, saidText } from './said-blocks.ts'
import type { PaperBlock } from '../../document/paper-document.ts'
import { drawnView } from '../../document/resolve-view.ts'
import { framedFigure } from '../../document/framed-figure.ts'

type SectionBlock = FilledBlockOf<'section'>
type AnyBlock = Block<object, string>

/** More indicators than this are not drawn on paper; the page of the document has them. */
const MOST_INDICATORS = 6

/** A section with its state: its heading, its sentence and its figures; what only the pages draw is named. */
export const sectionOnPaper: OnPaper<'section'> = async (block, ground) => {
  const { text } = ground.language
  const section = sectionAsked(SECTIONS, block.section)
  if (!section) {
    const why = text(message('paper.no-section', { name: block.section }))
    return [{ kind: 'notice', width: 'full', title: block.section, text: [why], address: null }]
  }
  const own = documentGround(ground.document, ground.document.title, ground.catalogue)
  // A page has no tab for it, as nothing of what was chosen fills it.
  if (!own.dashboard.sections.includes(block.section)) return []
  const heading = { kind: 'heading', level: 2, text: text(section.title) } as const
  const { default: definition } = await section.load()
  const { dashboard } = own
  const wanted = openingState(
    definition.state.parse(new URLSearchParams(block.state)),
    dashboard,
    own.catalogue,
  )
  const one = { block, ground, own, definition, inWords: await panelsInWords(section.slug) }
  const chosen = ground.document.subject.indicators.length > 1 ? inOrder(dashboard) : []
  const follows = chosen.length > 1 && 'indicator' in wanted && wanted.indicator === null
  const first = await sectionOf(one, wanted)
  // What names its indicator, or compares several, is about these.
  if (!follows || first.compares) return [heading, ...first.blocks]
  const drawn: PaperBlock[] = []
  const { reference } = ground.catalogue
  for (const id of chosen.slice(0, MOST_INDICATORS)) {
    const said = text(indicatorName(byId(reference.indicators, id)), 'name')
    drawn.push({ kind: 'heading', level: 3, text: said })
    const named = { ...block, id: `${block.id}-${id}` }
    const { blocks } = await sectionOf({ ...one, block: named }, { ...wanted, indicator: id })
    drawn.push(...blocks)
  }
  const left = chosen.length - MOST_INDICATORS
  return [heading, ...drawn, ...(left > 0 ? [leftNotice(left, ground)] : [])]
}

/** The indicators of a dashboard, that with which it opens first. */
function inOrder({ indicators, initial_indicator: first }: CatalogueDashboard): readonly number[] {
  return indicators.toSorted((a, b) => Number(b === first) - Number(a === first))
}

/** That more indicators are chosen than are drawn here. */
function leftNotice(left: number, { language, address }: BlockGround): PaperBlock {
  const said = language.text(message('paper.further-indicators', { count: MOST_INDICATORS, left }))
  return { kind: 'notice', width: 'full', title: '', text: [said], address }
}

interface OneSection {
  readonly block: SectionBlock
  readonly ground: BlockGround
  /** The document as its sections see it. */
  readonly own: DocumentGround
  readonly definition: SectionDefinition
  /** What panels without figures say, by their name. */
  readonly inWords: InSection['inWords']
}

/** A section in one state, below its heading, and whether its figures set several indicators against each other. */
async function sectionOf(
  { block, ground, own: { dashboard, catalogue }, definition, inWords }: OneSection,
  wanted: object,
): Promise<{ readonly blocks: readonly PaperBlock[]; readonly compares: boolean }> {
  const { text } = ground.language
  const shown = await resolveSection(
    definition,
    { wanted, language: ground.language, dashboard, catalogue },
    (request) => ground.reader.file(request),
  )
  const empty = definition.empty?.(shown)
  if (empty) {
    const said = { title: text(empty.title), text: empty.text.map((one) => text(one)) }
    return { blocks: [{ kind: 'notice', width: 'full', ...said, address: ground.address }], compares: false }
  }
  const lead = definition.lead(shown)
  const answer = saidText(lead.answer, ground)
  const moved = (lead.moved ?? []).map((one) => text(one))
  const detail = lead.detail === undefined ? '' : saidText(lead.detail, ground)
  const sentence = [answer, detail, ...moved].filter((one) => one !== '').join(' ')
  const { main, side = [], below = [] } = definition.views(shown)
  const drawn: PaperBlock[] = []
  for (const one of [...main, ...side, ...below]) {
    drawn.push(...(await bodyBlock(one, { block, ground, shown, inWords })))
  }
  const said: readonly PaperBlock[] =
    sentence === '' ? [] : [{ kind: 'sentence', width: 'full', text: sentence, sources: '' }]
  return { blocks: [...said, ...drawn], compares: [...main, ...side, ...below].some(comparesSeveral) }
}

/** The related indicators beside a table of sources are no comparison. */
function comparesSeveral(one: AnyBlock): boolean {
  const views = one.block === 'figure' ? [one.view] : one.block === 'panel' ? (one.views ?? []) : []
  return views.some(({ kind, indicators }) => kind !== 'source-table' && new Set(indicators).size > 1)
}

interface InSection {
  readonly block: SectionBlock
  readonly ground: BlockGround
  readonly shown: ResolvedSection<object, unknown>
  /** What panels without figures say, by their name. */
  readonly inWords: Readonly<Record<string, PanelInWords | undefined>>
}

async function bodyBlock(one: AnyBlock, inSection: InSection): Promise<readonly PaperBlock[]> {
  const { ground, shown, inWords } = inSection
  const { text } = ground.language
  if (one.block === 'notice') {
    const said = { title: text(one.title), text: one.text.map((line) => text(line)) }
    return [{ kind: 'notice', width: 'full', ...said, address: null }]
  }
  if (one.block === 'figure') return [await drawnFigure(one, inSection)]
  const { panel, views = [] } = one
  const drawn = []
  for (const [index, view] of views.entries()) {
    drawn.push(await drawnFigure({ name: `${panel}-${index}`, view }, inSection))
  }
  if (drawn.length > 0) return drawn
  const say = inWords[panel]
  if (say) return saidBlocks(say(shown), ground)
  const said = text(message('paper.panel'))
  return [{ kind: 'notice', width: 'full', title: '', text: [said], address: ground.address }]
}

type DrawnPart = Pick<Extract<AnyBlock, { readonly block: 'figure' }>, 'name' | 'view' | 'draw'>

async function drawnFigure(
  one: DrawnPart,
  { block, ground, shown }: Pick<InSection, 'block' | 'ground' | 'shown'>,
): Promise<PaperBlock> {
  await ground.step()
  const figure = await sectionFigure(one, shown)
  const resolved = drawnView(one.view, { figure, reference: shown.figures.reference, ground })
  const name = `${block.id}-${one.name}`.replaceAll(/[^\w-]/g, '-')
  const framed = { title: '', note: '', width: 'full', height: 'usual', annotations: [], name } as const
  return framedFigure(resolved, framed, ground)
}
