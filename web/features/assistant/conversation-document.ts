import { isView } from '#charts/view.ts'
import type { Block } from '#domain/document/blocks.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import type { Document } from '#domain/document/document.ts'
import { emptyDocument, newBlockId } from '#web/views/capture/empty-document.ts'
import { blockOfView } from '#web/views/capture/block-of-view.ts'
import type { Conversation, Turn } from './chat-state.ts'

/** The longest title that a document takes. */
const LONGEST_TITLE = 120

/** A conversation as a report: each question as a heading, its answer as text, and the figure that shows it. */
export function conversationDocument({ turns }: Conversation): Document {
  const title = turns[0]?.asked.slice(0, LONGEST_TITLE) ?? ''
  return { ...emptyDocument('report'), title, blocks: turns.flatMap(blocksOf) }
}

function blocksOf({ asked, answer }: Turn): Block[] {
  if (!answer) return []
  const [first] = answer.links
  const link = first
    ? `<p><a href="${escaped(new URL(first.href, window.location.href).href)}">${escaped(first.title)}</a></p>`
    : ''
  const html = `<h3>${escaped(asked)}</h3><p>${escaped(answer.text)}</p>${link}`
  const words: Block = { kind: 'text', id: newBlockId('text'), html, ...USUAL_LOOK, width: 'full' }
  return answer.view && isView(answer.view) ? [words, blockOfView(answer.view, 'figure')] : [words]
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
