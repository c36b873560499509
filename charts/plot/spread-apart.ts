/** A label that wants its middle at a height and takes room around it. */
export interface WantedPlace {
  readonly middle: number
  readonly size: number
}

/**
 * Middles of labels in one column so that none overlap, each as near to its wish as the others allow.
 *
 * Order on the axis is kept (equal wishes keep the order given). Labels stay within `from` to `to` when they fit there
 * together. Result in the order given.
 */
export function spreadApart(labels: readonly WantedPlace[], from: number, to: number): number[] {
  const order = labels
    .map((label, index) => ({ ...label, index }))
    .sort((a, b) => a.middle - b.middle || a.index - b.index)
  const blocks: Block[] = []
  for (const label of order) {
    blocks.push(blockOf(label))
    mergeBack(blocks, from, to)
  }
  const result = new Array<number>(labels.length).fill(0)
  for (const block of blocks) {
    let edge = startOf(block, from, to)
    for (const { index, size } of block.members) {
      result[index] = edge + size / 2
      edge += size
    }
  }
  return result
}

/** Labels that touch; `wish` is the sum of where each wants the block to begin. */
interface Block {
  members: { readonly index: number; readonly size: number }[]
  size: number
  wish: number
}

function blockOf(label: WantedPlace & { readonly index: number }): Block {
  return { members: [label], size: label.size, wish: label.middle - label.size / 2 }
}

function startOf(block: Block, from: number, to: number): number {
  const wanted = block.wish / block.members.length
  return Math.max(from, Math.min(wanted, to - block.size))
}

function mergeBack(blocks: Block[], from: number, to: number): void {
  for (let last = blocks.pop(); last; last = blocks.pop()) {
    const before = blocks.at(-1)
    if (!before || startOf(before, from, to) + before.size <= startOf(last, from, to)) {
      blocks.push(last)
      return
    }
    before.wish += last.wish - last.members.length * before.size
    before.members = [...before.members, ...last.members]
    before.size += last.size
  }
}
