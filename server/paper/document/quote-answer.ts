import { releaseYear } from '#contract/release-data.ts'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import { figuresOf } from '#sections/files/figures.ts'
import type { BlockGround } from './ground.ts'
import type { PaperBlock } from './paper-document.ts'
import { quoteBlock } from './quote-block.ts'
import { notShown } from './view-blocks.ts'

/** Which figure to quote, by the rule of the pages. */
export async function quoteBlocks(
  { indicator, location, year, width }: Extract<FilledBlock, { readonly kind: 'quote' }>,
  ground: BlockGround,
): Promise<PaperBlock> {
  const { catalogue, reader, language, cited } = ground
  const unknown = () => notShown({ title: '', width }, message('page-words.no-figure-why'), ground)
  const { indicators, locations } = catalogue.reference
  if (!indicators.has(indicator)) return unknown()
  const files: FileRequest[] = [{ file: 'indicator', indicator }]
  // Places below the states are named in the file of the LGAs.
  if (!locations.has(location)) files.push({ file: 'lgas', indicator })
  const { table, reference } = figuresOf(catalogue, await Promise.all(files.map((file) => reader.file(file))))
  if (!reference.locations.has(location)) return unknown()
  const currentYear = releaseYear(catalogue.release)
  const asked = { table, reference, indicator, location, currentYear }
  const answer = figureToQuote({ ...asked, ...(year !== null && { year: Number(year) }) })
  if (answer.status === 'quote' && answer.figure) cited.add(answer.figure.source.id)
  return quoteBlock(answer, language, width)
}
