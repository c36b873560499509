import { usedSources } from '#domain/brief/used-sources.ts'
import { message } from '#domain/message/message.ts'
import { readFigures } from '#sections/definition/needed-files.ts'
import { type FindingBlock, findingFiles } from '#sections/findings/finding-files.ts'
import { findingOf } from '#sections/findings/findings.ts'
import { notShown } from '../../document/framed-figure.ts'
import { roomOn } from '../../document/room.ts'
import type { BlockGround } from '../../document/ground.ts'
import type { PaperBlock } from '../../document/paper-document.ts'
import { partOnPaper } from './part-on-paper.ts'

/** What is found of a place. A finding of half the width is one block, so that all of it stands in its half. */
export async function findingOnPaper(
  block: FindingBlock,
  ground: BlockGround,
): Promise<readonly PaperBlock[]> {
  const { catalogue, reader, language, cited, document } = ground
  const { width } = block
  const asked = { block, catalogue }
  const figures = await readFigures({ files: findingFiles }, asked, reader.file)
  const finding = findingOf(asked, figures, language)
  if (!finding) return [notShown({ title: '', width }, message('page-words.no-figure-why'), ground)]
  for (const { source } of usedSources(finding.found)) cited.add(source.id)
  const across = roomOn(document.paper, width).width
  const named = finding.parts.map((part, at) => [part, `${block.id}-${at}`] as const)
  const blocks = await Promise.all(named.map(([part, id]) => partOnPaper(part, { id, across })))
  return width === 'half' ? [{ kind: 'columns', width, columns: [{ across, blocks }] }] : blocks
}
