import { resolveDocument } from '#server/paper/document/resolve-document.ts'
import { documentDocx } from '#server/paper/docx/document-docx.ts'
import { documentHtml } from '#server/paper/html/document-html.ts'
import { documentPdf } from '#server/paper/pdf/document-pdf.ts'
import { aFigure, paperDocument, paperGround, TOOLS } from '#tests/builders/paper-documents.ts'
import { readPdf } from '#tests/builders/pdf-text.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { type Measured, progress, report } from './report.ts'
import { kilobytes, milliseconds, sample } from './sample.ts'

// A report of some pages from the data set that ships: what it takes to resolve it, and to make each of its files.
const ROUNDS = 8
const { trend, map, distribution, 'source-table': sources } = VIEW_OF_EACH_KIND

const document = paperDocument([
  { kind: 'heading', id: 'a', level: 2, text: 'Over time' },
  aFigure(trend, { id: 'b' }),
  { kind: 'table', id: 'c', view: trend, title: '', note: '', rows: null, width: 'full', frozen: null },
  { kind: 'heading', id: 'd', level: 2, text: 'Over places' },
  aFigure(map, { id: 'e', width: 'half' }),
  aFigure(sources, { id: 'f', width: 'half' }),
  aFigure(distribution, { id: 'g' }),
  { kind: 'quote', id: 'h', indicator: 18, location: 1, year: null, width: 'full', frozen: null },
])

const ground = paperGround(shippedReader(await readShippedData()))
const resolved = await resolveDocument(document, ground)
progress('A document is made into its files …')
const start = performance.now()
const pdf = await documentPdf(resolved, TOOLS)
const first = performance.now() - start

async function measured(what: string, make: () => unknown, bytes = ''): Promise<Measured> {
  const { median, p95 } = await sample(ROUNDS, async () => make())
  return { what, value: `${milliseconds(median)} (95% below ${milliseconds(p95)})${bytes}` }
}

const docx = await documentDocx(resolved, TOOLS)
const html = documentHtml(resolved)
report('Documents on paper', [
  await measured('a report of four figures, a table and a quote resolved', () =>
    resolveDocument(document, ground),
  ),
  {
    what: `PDF of ${readPdf(pdf).pages} pages, the first, with the start of the process`,
    value: `${milliseconds(first)}, ${kilobytes(pdf.length)}`,
  },
  await measured('PDF, the next ones', () => documentPdf(resolved, TOOLS)),
  await measured(
    'DOCX, pictures of 300 dots to the inch',
    () => documentDocx(resolved, TOOLS),
    `, ${kilobytes(docx.length)}`,
  ),
  await measured('page without scripts', () => documentHtml(resolved), `, ${kilobytes(html.length)}`),
])
