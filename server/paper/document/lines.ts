import type { PaperBlock, Sheet } from './paper-document.ts'

/** The blocks of a document line by line: two of half the width stand beside each other where the sheet has columns. */
export function linesOf(
  blocks: readonly PaperBlock[],
  { columns }: Sheet,
): readonly (readonly PaperBlock[])[] {
  const lines: PaperBlock[][] = []
  for (const block of blocks) {
    const last = lines.at(-1)
    const [first] = last ?? []
    const fits = columns === 2 && last?.length === 1 && first !== undefined && isHalf(first) && isHalf(block)
    if (fits) last?.push(block)
    else lines.push([block])
  }
  return lines
}

function isHalf(block: PaperBlock): boolean {
  return 'width' in block && block.width === 'half'
}
