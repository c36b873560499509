import { editionOf } from '#charts/export/citation.ts'
import { embedRights } from '#charts/export/embed-rights.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { citationsOf } from './citations.ts'
import type { BlockGround, PaperGround, ReleaseGround } from './ground.ts'
import type { PaperContent } from './paper-content.ts'
import type { PaperBlock, PaperDocument, PaperWords } from './paper-document.ts'
import { blockOnPaper } from '../blocks/blocks-on-paper.ts'
import { notShown } from './framed-figure.ts'

/** Makes a paper of something else than blocks. */
type ContentOf = (ground: BlockGround) => Promise<PaperContent>

/**
 * A document with everything that it shows, in words and drawings. What cannot be had (a figure without data, a picture that is
 * gone, an indicator of an earlier release) says so in its place. `insteadOfBlocks` makes the content of a paper that has none.
 * Throws `not-found` when its release is none.
 */
export async function resolveDocument(
  document: FilledDocument,
  ground: PaperGround,
  insteadOfBlocks: ContentOf | null = null,
): Promise<PaperDocument> {
  const releases = new Map<string, Promise<ReleaseGround>>()
  const releaseOf = (wanted: string) => {
    const known = releases.get(wanted)
    if (known) return known
    const opened = openRelease(ground, wanted)
    releases.set(wanted, opened)
    return opened
  }
  const own = await releaseOf(document.release)
  const cited = new Set<number>()
  const blocks: PaperBlock[] = []
  // One after the other, with room between for whoever asks for something else meanwhile.
  for (const block of document.blocks) {
    await ground.step()
    const frozen = 'frozen' in block ? block.frozen : null
    const release = frozen === null ? own : await releaseOf(frozen)
    blocks.push(...(await resolvedOrSaid(block, { ...ground, ...release, document, cited })))
  }
  const content = insteadOfBlocks && (await insteadOfBlocks({ ...ground, ...own, document, cited }))
  const { text } = ground.language
  const { release, reference } = own.catalogue
  return {
    about: {
      title: content?.title ?? document.title,
      description: document.description,
      front: ground.front,
      kind: text(content ? message('paper.work-list') : message('paper.kind', { kind: document.kind })),
      author: ground.author,
      language: ground.language.tag,
      release: { words: text(editionOf(release)), hash: release.hash },
      date: release.published_at,
      address: ground.address,
      citations: citationsOf([...cited], {
        ...{ reference, release, ground },
        isShort: document.kind === 'brief',
      }),
      rights: embedRights([...cited].flatMap((id) => reference.sources.get(id) ?? [])).map((line) =>
        text(line),
      ),
      sheet: { ...document.paper, isDense: document.kind === 'brief' },
      words: wordsOf(ground),
    },
    blocks: content?.blocks ?? blocks,
  }
}

async function openRelease(ground: PaperGround, wanted: string): Promise<ReleaseGround> {
  const reader = await ground.release(wanted)
  return { reader, catalogue: await reader.catalogue() }
}

/** What fails of one block is said in its place, and costs nobody the rest. */
async function resolvedOrSaid(block: FilledBlock, ground: BlockGround): Promise<readonly PaperBlock[]> {
  try {
    return await blockOnPaper(block, ground)
  } catch (error) {
    // Of data that cannot be had, and of somebody who has gone, the whole document fails.
    if (error instanceof Problem && ALL_FAIL.has(error.code)) throw error
    ground.failed(error)
    return [notShown({ title: '', width: 'full' }, message('paper.not-made'), ground)]
  }
}

const ALL_FAIL: ReadonlySet<ProblemCode> = new Set(['store-unavailable', 'request-timeout', 'not-found'])

function wordsOf({ language: { text }, front }: PaperGround): PaperWords {
  return {
    contents: text(message('paper.contents')),
    citations: text(message('paper.citations')),
    rights: text(message('by-api.rights-some')),
    page: text(message('paper.page', { page: '{page}', pages: '{pages}' })),
    beside: front.isOwn ? text(message('paper.product')) : front.agency,
    source: text(message('sheet.watermark')),
    openAt: text(message('paper.open-at')),
    further: text(message('paper.further-columns')),
    figures: text(message('paper.figures')),
    notInWord: text(message('paper.not-in-word')),
    notMade: text(message('paper.not-made')),
    unset: text(message('paper.unset', { signs: '{signs}' })),
  }
}
