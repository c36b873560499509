import { fileName } from '#charts/export/file-name.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { languageOf } from '#languages/from-source.ts'
import { releaseReaders, withInQuestion } from '#server/data-files/files-for-threads.ts'
import { type ThreadGround, workInThread } from '#server/work/in-thread.ts'
import { filled } from './document/filling.ts'
import type { PaperGround } from './document/ground.ts'
import type { PaperDocument } from './document/paper-document.ts'
import { resolveDocument } from './document/resolve-document.ts'
import { documentHtml } from './html/document-html.ts'
import { letterFile } from './letter/letter-parts.ts'
import type { DocumentOrder, MadeDocument, PaperMade, PaperNeeds } from './paper-order.ts'
import type { PaperTools } from './paper-tools.ts'
import { workListOnPaper } from './work-list/work-list-on-paper.ts'
import { documentPdf } from './pdf/document-pdf.ts'
import { documentPptx } from './pptx/document-pptx.ts'

/** The thread in which documents become files, one after the other, so that nobody who reads waits for them. */

const readerOf = releaseReaders()

workInThread(async (order: DocumentOrder, ground: ThreadGround<PaperNeeds>): Promise<MadeDocument> => {
  const { need } = ground
  const language = languageOf(order.language)
  const release = async (wanted: FilledDocument['release']) => {
    const hash = wanted === 'latest' ? order.newest : wanted
    const reader = readerOf(hash, (asked) => need('file', asked))
    return hash === order.newest ? withInQuestion(reader, order.inQuestion) : reader
  }
  const { reference } = await (await release(order.document.release)).catalogue()
  const ready = filled(order.document, order.said, { reference, language })
  const failed: string[] = []
  const paper: PaperGround = {
    language,
    origin: order.site,
    front: order.front,
    address: `${order.site}${order.path}`,
    author: order.author,
    release,
    picture: (name) => need('picture', name),
    step: () => ground.step(),
    failed: (error) => failed.push(wordsOf(error)),
  }
  const { workList } = order
  const resolved = await resolveDocument(
    ready,
    paper,
    workList === null ? null : (given) => workListOnPaper(workList, given),
  )
  const tools: PaperTools = {
    pages: (asked) => need('pages', asked),
    dots: (svg, across) => need('dots', { svg, across }),
  }
  const bytes = await rendered(resolved, order.format, tools)
  return { bytes: new Uint8Array(bytes), name: fileName(resolved.about.title, order.format), failed }
})

async function rendered(document: PaperDocument, format: PaperMade, tools: PaperTools): Promise<Uint8Array> {
  if (format === 'pdf' || format === 'svg') return documentPdf(document, tools, format)
  if (format === 'html') return Buffer.from(documentHtml(document))
  if (format === 'letter') return letterFile(document, tools)
  if (format === 'frame') return Buffer.from(documentHtml(document, 'frame'))
  if (format === 'pptx') return documentPptx(document, tools)
  // Its libraries take half a second and some tens of megabytes, and most servers are asked for none on most days.
  const { documentDocx } = await import('./docx/document-docx.ts')
  return documentDocx(document, tools)
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
