import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { SetPages, WrittenOrder } from './order.ts'

/** The thread in which Typst composes pages. It reads the templates and what it is given, and nothing else. */

const { templates, fonts }: { readonly templates: string; readonly fonts: string } = workerData

/** Compositions after which what was remembered of one is forgotten. */
const REMEMBERED = 3

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: readdirSync(fonts).map((name) => readFileSync(join(fonts, name))) }],
})

function pagesOf({ template, files, as, madeAt }: WrittenOrder): SetPages {
  const mainFilePath = join(templates, `${template}.typ`)
  if (!existsSync(mainFilePath)) return { refused: `There is no template ${template}.` }
  try {
    for (const [name, content] of Object.entries(files)) {
      compiler.mapShadow(join(templates, 'given', name), Buffer.from(content))
    }
    const composed = compiler.compile({ mainFilePath })
    const { result } = composed
    const error = composed.takeError()
    if (result === null)
      return { refused: error ? saidBy(compiler.fetchDiagnostics(error)) : 'Nothing was set.' }
    return { set: as === 'svg' ? Buffer.from(compiler.plainSvg(result)) : writtenFor(result, madeAt) }
  } catch (error) {
    return { refused: reasonOf(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(REMEMBERED)
  }
}

type Composed = NonNullable<ReturnType<NodeCompiler['compile']>['result']>

/** For readers aloud by the rules of PDF/UA; only a sign that no typeface here has may stand in their way. */
function writtenFor(composed: Composed, creationTimestamp: number): Buffer {
  try {
    return compiler.pdf(composed, { pdfStandard: 'ua-1', creationTimestamp })
  } catch (error) {
    if (!reasonOf(error).includes('could not be displayed')) throw error
    return compiler.pdf(composed, { creationTimestamp })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function saidBy(
  diagnostics: readonly { readonly message?: unknown; readonly path?: unknown; readonly range?: unknown }[],
): string {
  return diagnostics
    .map(({ message, path, range }) => `${String(message)} (${String(path)} ${JSON.stringify(range)})`)
    .join('; ')
}

parentPort?.on('message', (order: WrittenOrder) => parentPort?.postMessage(pagesOf(order)))
